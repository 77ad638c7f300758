import { describe, expect, it } from 'vitest';
import {
  countedMinor,
  darkens,
  type Grade,
  gradeOf,
  holdsPresses,
  lightMs,
  multipleOf,
} from '#islands/games/kit/result/grade.ts';

const of = (payoutMinor: bigint, stakeMinor = 100n) => ({ stakeMinor, payoutMinor });
const grades = Object.keys(lightMs) as Grade[];

describe('the grade of a round', () => {
  it.each([
    [0n, 'lost'],
    [1n, 'returned'],
    [100n, 'returned'],
    [101n, 'win'],
    [500n, 'win'],
    [501n, 'big'],
    [2_000n, 'big'],
    [2_001n, 'great'],
    [1_000_000n, 'great'],
  ] as const)('of %d on a stake of 100 is %s', (payoutMinor, grade) => {
    expect(gradeOf(of(payoutMinor))).toBe(grade);
  });
  it('goes by the stake, not by the amount', () => {
    expect(gradeOf(of(1_000_000n, 1_000_000n))).toBe('returned');
    expect(gradeOf(of(21n, 1n))).toBe('great');
  });
  it('is the jackpot whenever a pot was won', () => {
    expect(gradeOf(of(100_150n), 100_000n)).toBe('jackpot');
  });
});

describe('the light of a grade', () => {
  it('is only a win’s, and the longer the more it is', () => {
    expect(lightMs.lost).toBe(0);
    expect(lightMs.returned).toBe(0);
    const wins = (['win', 'big', 'great', 'jackpot'] as const).map((grade) => lightMs[grade]);
    expect(wins[0]).toBeGreaterThan(0);
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
  });
  it('takes the next press where it is longer than a moment', () => {
    expect(grades.filter(holdsPresses)).toEqual(grades.filter((grade) => lightMs[grade] > 1_000));
  });
  it('darkens the table for nothing that it does not hold the press for', () => {
    expect(grades.filter(darkens).every(holdsPresses)).toBe(true);
  });
});

describe('a multiple', () => {
  it.each([
    [1250n, '12.5'],
    [1299n, '12.9'],
    [4000n, '40'],
    [40n, '0.4'],
  ])('of %d on 100 reads %s, never more than was paid', (payoutMinor, text) => {
    expect(multipleOf(of(payoutMinor))).toBe(text);
  });
});

describe('an amount that is counted up', () => {
  it('begins at nothing, never passes what was paid, and ends at all of it', () => {
    const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.99, 1, 1.4];
    const counted = shares.map((share) => countedMinor(123_457n, share));
    expect(counted[0]).toBe(0n);
    expect(counted).toEqual(counted.toSorted((a, b) => Number(a - b)));
    expect(counted.slice(-2)).toEqual([123_457n, 123_457n]);
  });
  it('takes no part of a unit, and nothing from before its time', () => {
    expect(countedMinor(1n, 0.5)).toBe(0n);
    expect(countedMinor(500n, -1)).toBe(0n);
  });
});

import { describe, expect, it } from 'vitest';
import {
  evenerOf,
  isShort,
  measuredOf,
  percentile,
  type Recorded,
  shareOf,
  tableText,
} from '#scripts/motion/measured.ts';

const recorded = (id: string, gapsMs: number[], more: Partial<Recorded> = {}) =>
  measuredOf({ id, gapsMs, stepsMs: [], taskMs: 12.4, ended: true, ...more });

const of = (within: number, beyond: number): number[] => [
  ...Array.from({ length: within }, () => 16.7),
  ...Array.from({ length: beyond }, () => 50),
];

describe('a percentile', () => {
  it.each([
    [[1, 2, 3, 4], 0.5, 2],
    [[4, 1, 3, 2], 0.95, 4],
    [[5], 0.95, 5],
    [[], 0.95, 0],
  ])('of %j at %f is %f', (values, share, answer) => {
    expect(percentile(values, share)).toBe(answer);
  });
});

describe('what was measured', () => {
  it('counts a frame of exactly 20 ms as within', () => {
    expect(shareOf(recorded('dice', [20, 20.1]))).toBe(0.5);
  });

  it('judges no frame where none was drawn', () => {
    expect(recorded('lotto-6-49', []).pictures).toMatchObject({ count: 0, share: null });
    expect(shareOf(recorded('lotto-6-49', []))).toBeUndefined();
  });

  it('judges a table by its pictures or by the steps of its script, whichever are less even', () => {
    expect(shareOf(recorded('reels', of(10, 0), { stepsMs: of(40, 10) }))).toBe(0.8);
    expect(shareOf(recorded('wheel', of(9, 1), { stepsMs: of(50, 0) }))).toBe(0.9);
    expect(shareOf(recorded('cards', of(10, 0), { stepsMs: of(0, 25) }))).toBe(1);
  });
});

describe('of two rounds', () => {
  const [even, uneven] = [recorded('dice', of(99, 1)), recorded('dice', of(80, 20))];

  it('the more even one counts, and a table is short below 95 of 100', () => {
    expect(evenerOf(uneven, even)).toBe(even);
    expect(evenerOf(even, uneven)).toBe(even);
    expect([even, uneven, recorded('dice', of(95, 5))].map(isShort)).toEqual([false, true, false]);
  });

  it('one that came to its end counts before one that did not', () => {
    expect(evenerOf({ ...even, ended: false }, uneven)).toBe(uneven);
  });
});

describe('the page of the figures', () => {
  it('names who falls short before the table, and never rounds up', () => {
    const text = tableText([recorded('good', of(95, 5)), recorded('bad', of(9_499, 501))]);
    expect(text).toContain(
      'Of 2 games that moved, 1 kept 95 % of their frames within 20 ms. Short of it: `bad` (94.9 %).',
    );
    expect(text).toContain('| `good` | 100 | 95.0 % | 16.7 | 50.0 | 0 | – | 12 |');
  });

  it('puts the worst first, and what did not move last', () => {
    const text = tableText([recorded('still', []), recorded('good', of(99, 1)), recorded('bad', of(90, 10))]);
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.split('`')[1])).toEqual(['bad', 'good', 'still']);
  });

  it('says so where nothing moved or the round did not end', () => {
    const text = tableText([recorded('still', []), recorded('cut', of(1, 0), { ended: false })]);
    expect(text).toContain('Of 1 games that moved, 1 kept');
    expect(text).toContain('there is no frame to judge: `still`.');
    expect(text).toContain('| `still` | 0 | – | – | – | 0 | – | 12 |');
    expect(text).toContain('| `cut` (not to its end) | 1 | 100.0 % |');
  });
});

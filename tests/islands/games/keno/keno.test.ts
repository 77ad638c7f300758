import { describe, expect, it } from 'vitest';
import { sheet as sheetOf40 } from '#domain/games/keno/keno-40-10/paytable.ts';
import { game as keno } from '#domain/games/keno/keno-40-10/rules.ts';
import { sheet as sheetOf80 } from '#domain/games/keno/keno-80-20/paytable.ts';
import { game as keno80 } from '#domain/games/keno/keno-80-20/rules.ts';
import {
  choiceOfRound,
  drawnOf,
  hitsOf,
  numbersOf,
  placeOf,
  quickPicks,
  spotOf,
  toggled,
} from '#islands/games/keno/picture/keno.ts';
import { seededStream } from '../../../support/seeded-stream.ts';

type Round = Parameters<typeof drawnOf>[1] & Parameters<typeof choiceOfRound>[1];
const round = (outcome: object, spot = 'picks:high:3-7') =>
  ({ outcome, bets: [{ spot, amount: '1.00' }] }) as unknown as Round;

describe('the picks of a sheet', () => {
  it.each([
    ['forty', sheetOf40],
    ['eighty', sheetOf80],
  ])('of %s go in and out by a press, upwards, and are ten at most', (_, sheet) => {
    expect(toggled(sheet, [3, 9], 7)).toEqual([3, 7, 9]);
    expect(toggled(sheet, [3, 7, 9], 7)).toEqual([3, 9]);
    const ten = numbersOf(sheet).slice(0, 10);
    expect(toggled(sheet, ten, 40)).toBeUndefined();
    expect(toggled(sheet, ten, 1)).toHaveLength(9);
  });

  it.each([
    ['forty', sheetOf40, 1_000, 164],
    // Six standard deviations of 500 draws each on average.
    ['eighty', sheetOf80, 500, 126],
  ])('of %s are quickly picked without a number twice, all equally often', (_, sheet, mean, six) => {
    const { below } = seededStream(40);
    const counts = new Map<number, number>();
    for (let time = 0; time < 4_000; time += 1) {
      const picks = quickPicks(sheet, 10, below);
      expect(new Set(picks).size).toBe(10);
      expect([...picks].sort((a, b) => a - b)).toEqual(picks);
      for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
    }
    for (const number of numbersOf(sheet)) expect(Math.abs((counts.get(number) ?? 0) - mean)).toBeLessThan(six);
  });

  it('make a spot that the rules take', () => {
    const bets = [{ spot: spotOf('low', [1, 12, 40]), amount: '1.00' }];
    expect(keno.parseBets(bets, 'EUR')).toMatchObject({ ok: true, value: [{ spot: 'picks:low:1-12-40' }] });
    expect(keno80.parseBets([{ spot: spotOf('classic', [1, 80]), amount: '1.00' }], 'EUR').ok).toBe(true);
  });

  it('lie eight a line, or ten', () => {
    expect([1, 8, 9, 40].map((number) => placeOf(number, 8))).toEqual([
      { x: 0, y: 0 },
      { x: 7, y: 0 },
      { x: 0, y: 1 },
      { x: 7, y: 4 },
    ]);
    expect([10, 41, 80].map((number) => placeOf(number, 10))).toEqual([
      { x: 9, y: 0 },
      { x: 0, y: 4 },
      { x: 9, y: 7 },
    ]);
  });
});

describe('a draw', () => {
  const drawn = [7, 40, 1, 22, 13, 3, 31, 5, 18, 29];
  it('is read from its round in the order in which it came, with the hits counted', () => {
    expect(drawnOf(sheetOf40, round({ drawn }))).toEqual(drawn);
    expect(choiceOfRound(sheetOf40, round({ drawn }))).toEqual({ table: 'high', picks: [3, 7] });
    expect(hitsOf([3, 7, 8], drawn)).toBe(2);
    const twenty = [...drawn, ...drawn.map((one) => one + 40)];
    expect(drawnOf(sheetOf80, round({ drawn: twenty }))).toEqual(twenty);
  });

  it('is not read from the outcome of another game', () => {
    for (const outcome of [{ drawn: [1, 2] }, { drawn: drawn.map((one) => one + 20) }, { number: 17 }, {}])
      expect(drawnOf(sheetOf40, round(outcome))).toEqual([]);
    expect(drawnOf(sheetOf80, round({ drawn }))).toEqual([]);
    expect(choiceOfRound(sheetOf40, round({}, 'red'))).toBeUndefined();
    expect(choiceOfRound(sheetOf80, round({}))).toBeUndefined();
  });
});

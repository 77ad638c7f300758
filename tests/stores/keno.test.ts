import { describe, expect, it } from 'vitest';
import { keno } from '#domain/games/keno-40-10/rules.ts';
import { choiceOfRound, drawnOf, hitsOf, kenoNumbers, placeOf, quickPicks, spotOf, toggled } from '#stores/keno.ts';
import { seededStream } from '../support/seeded-stream.ts';

const round = (outcome: object, spot = 'picks:high:3-7') =>
  ({ outcome, bets: [{ spot, amount: '1.00' }] }) as unknown as Parameters<typeof drawnOf>[0] &
    Parameters<typeof choiceOfRound>[0];

describe('the picks of a sheet', () => {
  it('go in and out by a press, upwards, and are ten at most', () => {
    expect(toggled([3, 9], 7)).toEqual([3, 7, 9]);
    expect(toggled([3, 7, 9], 7)).toEqual([3, 9]);
    const ten = kenoNumbers.slice(0, 10);
    expect(toggled(ten, 40)).toBeUndefined();
    expect(toggled(ten, 1)).toHaveLength(9);
  });

  it('are quickly picked without a number twice, all equally often', () => {
    const { below } = seededStream(40);
    const counts = new Map<number, number>();
    for (let time = 0; time < 4_000; time += 1) {
      const picks = quickPicks(10, below);
      expect(new Set(picks).size).toBe(10);
      expect([...picks].sort((a, b) => a - b)).toEqual(picks);
      for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
    }
    // 1,000 times each on average; six standard deviations are 164.
    for (const number of kenoNumbers) expect(Math.abs((counts.get(number) ?? 0) - 1_000)).toBeLessThan(164);
  });

  it('make a spot that the rules take', () => {
    const bets = [{ spot: spotOf('low', [1, 12, 40]), amount: '1.00' }];
    expect(keno.parseBets(bets, 'EUR')).toMatchObject({ ok: true, value: [{ spot: 'picks:low:1-12-40' }] });
  });

  it('lie eight a line', () => {
    expect([placeOf(1), placeOf(8), placeOf(9), placeOf(40)]).toEqual([
      { x: 0, y: 0 },
      { x: 7, y: 0 },
      { x: 0, y: 1 },
      { x: 7, y: 4 },
    ]);
  });
});

describe('a draw', () => {
  const drawn = [7, 40, 1, 22, 13, 3, 31, 5, 18, 29];
  it('is read from its round in the order in which it came, with the hits counted', () => {
    expect(drawnOf(round({ drawn }))).toEqual(drawn);
    expect(choiceOfRound(round({ drawn }))).toEqual({ table: 'high', picks: [3, 7] });
    expect(hitsOf([3, 7, 8], drawn)).toBe(2);
  });

  it('is not read from the outcome of another game', () => {
    for (const outcome of [{ drawn: [1, 2] }, { drawn: drawn.map((one) => one + 20) }, { number: 17 }, {}])
      expect(drawnOf(round(outcome))).toEqual([]);
    expect(choiceOfRound(round({}, 'red'))).toBeUndefined();
  });
});

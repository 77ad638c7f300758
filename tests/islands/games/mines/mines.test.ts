import { describe, expect, it } from 'vitest';
import { mostAt } from '#domain/games/kit/share.ts';
import { multiplierOf } from '#domain/games/mines/paytable.ts';
import { game } from '#domain/games/mines/rules.ts';
import { compare, toPercentString } from '#domain/maths/rational.ts';
import {
  chanceOfNext,
  endTiles,
  fieldSpot,
  openTiles,
  pickAny,
  picksWithin,
  readEnd,
  readView,
  rungsOf,
} from '#islands/games/mines/picture/mines.ts';

describe('a field of mines', () => {
  it('shows open tiles only while the round waits', () => {
    const view = readView({ mines: 3, picksMax: 22, revealed: [7, 0], multiplier: '1.2', nextMultiplier: '1.4' });
    expect(view).toEqual({ mines: 3, picksMax: 22, revealed: [7, 0] });
    const tiles = openTiles(view?.revealed ?? []);
    expect(tiles.filter((state) => state === 'covered')).toHaveLength(23);
    expect([tiles[0], tiles[7]]).toEqual(['safe', 'safe']);
    expect(readView({ number: 17 })).toBeUndefined();
  });

  it('tells all when the round is over', () => {
    const end = readEnd({ mines: [1, 9, 24], revealed: [4], hit: 9, multiplier: '0.0000' });
    const tiles = end ? endTiles(end) : [];
    expect([tiles[1], tiles[4], tiles[9], tiles[24], tiles[0]]).toEqual(['mine', 'safe', 'hit', 'mine', 'left']);
    expect(readEnd({ mines: [2], revealed: [1], hit: null })?.hit).toBeUndefined();
    expect(readEnd({ path: 'LR' })).toBeUndefined();
  });

  it('ends by itself before the table would have to pay more than it does, and the rules take that bet', () => {
    for (const [mines, stake] of [
      [3, 100n],
      [12, 10n],
      [24, 40_000n],
      [10, 50_000n],
    ] as const) {
      const picks = picksWithin(mines, stake, 1_000_000n);
      expect(picks).toBeGreaterThan(0);
      const bet = { spot: fieldSpot(mines, picks), amount: `${stake / 100n}.${String(stake % 100n).padStart(2, '0')}` };
      const parsed = game.parseBets([bet], 'EUR');
      expect(parsed.ok && game.maxPayoutOf(parsed.value) <= 1_000_000n).toBe(true);
      if (picks < 25 - mines) expect(mostAt(stake, multiplierOf(mines, picks + 1))).toBeGreaterThan(1_000_000n);
    }
    expect(fieldSpot(3, 22)).toBe('mines:3');
    expect(picksWithin(24, 50_000n, 1_000_000n)).toBe(0);
  });

  it('has every pick on its ladder, to the one after which it is paid', () => {
    const rungs = rungsOf({ mines: 3, picksMax: 22 });
    expect(rungs.map(({ step }) => step)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    for (const [index, { multiplier }] of rungs.entries())
      if (index > 0) expect(compare(multiplier, rungs[index - 1]?.multiplier ?? multiplier)).toBeGreaterThan(0);
    expect(rungsOf({ mines: 24, picksMax: 1 })).toHaveLength(1);
  });

  it('counts the chance of the next pick among the covered tiles', () => {
    expect(toPercentString(chanceOfNext(3, 0), 2)).toBe('88.00%');
    expect(toPercentString(chanceOfNext(3, 2), 2)).toBe('86.96%');
    expect(toPercentString(chanceOfNext(24, 1), 2)).toBe('0.00%');
  });

  it('picks all covered tiles equally often', () => {
    const counts = new Map<number, number>();
    let byte = -1;
    const everyByte = (): number => {
      byte = (byte + 1) % 256;
      return byte;
    };
    // 22 covered tiles: the bytes from 242 on are drawn again.
    for (let pick = 0; pick < 242; pick += 1) {
      const tile = pickAny([0, 5, 24], everyByte);
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    expect(counts.size).toBe(22);
    expect(new Set(counts.values())).toEqual(new Set([11]));
    expect(counts.has(5)).toBe(false);
  });
});

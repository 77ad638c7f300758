import { expect, it } from 'vitest';
import { coinLadder } from '#domain/games/ladder/coin/paytable.ts';
import { towerOf } from '#domain/games/ladder/towers/paytable.ts';
import {
  anyPlace,
  placeStates,
  readBet,
  readEnd,
  readView,
  rungsOf,
  rungsWithin,
} from '#islands/games/ladder/picture/ladder.ts';

it('a round is read from its record, and not from that of another game', () => {
  expect(readBet('towers', [{ spot: 'towers:hard:3' }])).toMatchObject({ name: 'towers:hard', climb: { rungsMax: 3 } });
  expect(readBet('penalty', [{ spot: 'penalty:veteran:2' }])).toMatchObject({ climb: { rungsMax: 2 } });
  expect(readBet('coin', [{ spot: 'coin' }])).toMatchObject({ name: 'coin', climb: { rungsMax: 20 } });
  expect(readBet('coin', [{ spot: 'towers:hard' }])).toBeUndefined();
  expect(readView({ rungsMax: 4, picks: [1, 0] })).toEqual({ rungsMax: 4, picks: [1, 0], told: [] });
  expect(readView({ rungsMax: 5, picks: [2], told: [[0, 1, 2, 5]] })).toMatchObject({ told: [[0, 1, 2, 5]] });
  expect(readView({ picks: [1] })).toBeUndefined();
  expect(readEnd({ rungs: [[0]], picks: [1], fell: true, multiplier: '0.0000' })).toMatchObject({ fell: true });
  expect(readEnd({ mines: [], revealed: [] })).toBeUndefined();
});

it('a stake climbs as far as the table pays', () => {
  // 0.99 · 2^n of 100.00 within 10,000.00: n is 6.
  expect(rungsWithin(coinLadder, 10_000n, 1_000_000n)).toBe(6);
  expect(rungsWithin(towerOf('easy'), 10n, 1_000_000n)).toBe(8);
  expect(rungsWithin(towerOf('master'), 500_000n, 1_000_000n)).toBe(0);
});

it('every rung is on the ladder, to the one after which it is paid', () => {
  const rungs = rungsOf({ ladder: coinLadder, rungsMax: 20 });
  expect(rungs.map(({ step }) => step)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(rungsOf({ ladder: coinLadder, rungsMax: 4 })).toHaveLength(4);
});

it('places show what is known of them, and all of them at the end', () => {
  const tower = { options: 3, safe: 1, rungs: 3 };
  expect(placeStates(tower, [1], undefined, true)).toEqual([
    ['covered', 'safe', 'covered'],
    ['next', 'next', 'next'],
    ['covered', 'covered', 'covered'],
  ]);
  const end = { rungs: [[1], [0], [2]], picks: [1, 2], fell: true, multiplier: '0.0000' };
  expect(placeStates(tower, [1, 2], end, false)).toEqual([
    ['trap', 'safe', 'trap'],
    ['left', 'trap', 'hit'],
    ['trap', 'trap', 'left'],
  ]);
});

it('a place by chance favours none', () => {
  const counts = [0, 0, 0];
  for (let byte = 0; byte < 256; byte += 1) {
    const bytes = [byte, 0];
    const place = anyPlace(3, () => bytes.shift() ?? 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  // The byte 255 is drawn again.
  expect(counts).toEqual([86, 85, 85]);
});

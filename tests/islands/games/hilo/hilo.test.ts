import { expect, it } from 'vitest';
import { rational } from '#domain/maths/rational.ts';
import {
  multipliersAlong,
  readEnd,
  readView,
  rightGuesses,
  stakeCap,
  takesOf,
  topWithin,
} from '#islands/games/hilo/picture/hilo.ts';

const offers = [
  { guess: 'higher', ranks: 12, multiplier: '1.0725', open: true },
  { guess: 'lower', ranks: 0, multiplier: null, open: false },
  { guess: 'sideways', ranks: 3 },
];

it('a round is read from its view and record, and not from those of another game', () => {
  expect(readView({ top: 500, cards: ['As'], moves: [], multiplier: null, offers })).toEqual({
    top: 500,
    cards: ['As'],
    moves: [],
    multiplier: undefined,
    offers: [
      { guess: 'higher', ranks: 12, multiplier: '1.0725', open: true },
      { guess: 'lower', ranks: 0, multiplier: undefined, open: false },
    ],
  });
  expect(readView({ cards: ['As'] })).toBeUndefined();
  expect(readEnd({ cards: ['As', '2h'], moves: ['higher'], wrong: false, multiplier: '1.0725' })).toMatchObject({
    moves: ['higher'],
  });
  expect(readEnd({ roll: '3.14' })).toBeUndefined();
});

it('leaving takes what the engine pays for the cards that lie open', () => {
  expect(takesOf({ cards: ['As', '2h'], moves: ['higher'] }, 1_000n)).toEqual({
    payoutMinor: 1_072n, // 0.99 · 13 / 12
    rest: rational(1n, 2n),
  });
  expect(takesOf({ cards: ['As', '2h'], moves: ['skip'] }, 1_000n)).toEqual({ payoutMinor: 0n });
  expect(rightGuesses(['higher', 'skip', 'same'], true)).toBe(1);
});

it('a stake plays for what the table pays, and for 20 times at least', () => {
  expect([topWithin(10n, 1_000_000n), topWithin(1_000n, 1_000_000n), topWithin(60_000n, 1_000_000n)]).toEqual([
    10_000, 1_000, 0,
  ]);
  expect(stakeCap(1_000_000n)).toBe(50_000n);
});

it('tells beside each right guess what leaving paid after it, and nothing beside a skip or the guess that was wrong', () => {
  const cards = ['As', '2h', '9c', 'Kd'];
  const moves = ['higher', 'skip', 'lower'] as const;
  // 0.99 · 13/12, and after the nine, below which lie eight ranks, 13/8 of it.
  expect(multipliersAlong({ cards, moves }, false)).toEqual(['1.07', undefined, '1.74']);
  expect(multipliersAlong({ cards, moves }, true)).toEqual(['1.07', undefined, undefined]);
});

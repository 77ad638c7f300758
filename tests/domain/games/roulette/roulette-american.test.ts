import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/games/kit/game.ts';
import { chipsOf, game as rouletteAmerican, settle, shareOf } from '#domain/games/roulette/roulette-american/rules.ts';
import { table } from '#domain/games/roulette/roulette-american/table.ts';
import { wheelOrder } from '#domain/games/roulette/roulette-american/wheel.ts';
import { colourOf, doubleZero } from '#domain/games/roulette/wheel.ts';
import { multiply, rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';

const { returnsByKind, spotReturn } = figuresOn(table);

const verifyRound = recomputing(rouletteAmerican);

const { layoutSpots, callBets } = table;
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const pockets = Array.from({ length: 38 }, (_, pocket) => pocket);
const spots = [...layoutSpots, ...callBets].map(({ id }) => id);
const verdict = (spot: string) => rouletteAmerican.parseBets([{ spot, amount: '60' }], 'EUR').ok;

describe('the American wheel', () => {
  it('holds 38 pockets once each, every odd number opposite the even one above it, and the zeros opposite', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(pockets);
    const opposite = (number: number) => wheelOrder[(wheelOrder.indexOf(number) + 19) % 38];
    for (let odd = 1; odd <= 35; odd += 2) expect(opposite(odd)).toBe(odd + 1);
    expect(opposite(0)).toBe(doubleZero);
  });

  it('alternates its colours between the zeros', () => {
    const halves = [wheelOrder.slice(1, 19), wheelOrder.slice(20)].map((half) => half.map(colourOf));
    for (const colours of halves) {
      expect(colours.filter((colour, index) => colour === colours[index + 1])).toEqual([]);
    }
    expect(halves.flat().filter((colour) => colour === 'red')).toHaveLength(18);
    expect(colourOf(doubleZero)).toBe('green');
  });
});

describe('the American layout', () => {
  it.each([
    ['straight', 38],
    ['split', 62],
    ['street', 12],
    ['trio', 3],
    ['corner', 22],
    ['first-four', 0],
    ['basket', 1],
    ['six-line', 11],
  ])('has %s: %d places', (kind, places) => {
    expect(layoutSpots.filter((spot) => spot.kind === kind)).toHaveLength(places);
  });

  it('names every place once', () => {
    expect(new Set(spots).size).toBe(38 + 62 + 12 + 3 + 22 + 1 + 11 + 12 + 38 * 9 + 10);
  });

  it.each(['straight:00', 'split:0-00', 'split:00-3', 'trio:00-2-3', 'basket', 'neighbours:00:2', 'finale:7'])(
    'takes %s',
    (spot) => expect(verdict(spot)).toBe(true),
  );

  it.each([
    'straight:37',
    'split:0-3',
    'split:00-1',
    'first-four',
    'trio:0-2-3',
    'voisins',
    'tiers',
    'neighbours:37:2',
  ])('refuses %s', (spot) => expect(verdict(spot)).toBe(false));

  it('keeps the double zero out of the finales and finds its neighbours', () => {
    expect(callBets.find(({ id }) => id === 'finale:7')?.chips).toEqual(['straight:7', 'straight:17', 'straight:27']);
    expect(callBets.find(({ id }) => id === 'neighbours:00:1')?.chips).toEqual([
      'straight:1',
      'straight:00',
      'straight:27',
    ]);
  });
});

describe('the American return', () => {
  const rtp = rational(18n, 19n);
  const ofBasket = rational(35n, 38n);

  it('is the published 94.74% everywhere and 92.11% on the basket', () => {
    for (const id of spots) expect(spotReturn(id).returnToPlayer).toEqual(id === 'basket' ? ofBasket : rtp);
  });

  it('follows by a second way from the payouts that the rules pay', () => {
    const stake = 232_792_560n; // divisible by every number of chips from 1 to 20
    for (const id of spots) {
      const paid = pockets.reduce((sum, pocket) => sum + shareOf(bet(id, stake), pocket).payoutMinor, 0n);
      expect(rational(paid, 38n * stake)).toEqual(id === 'basket' ? ofBasket : rtp);
    }
  });

  it('has the textbook variance and hit frequency', () => {
    for (const { id, numbers } of layoutSpots) {
      const [k, { variance, hitFrequency, maxWin }] = [BigInt(numbers.length), spotReturn(id)];
      expect(maxWin).toEqual(id === 'basket' ? rational(7n) : rational(36n, k));
      // One prize m with probability p = k/38: the variance is m²p(1 − p).
      expect(variance).toEqual(multiply(multiply(maxWin, maxWin), rational(k * (38n - k), 38n * 38n)));
      expect(hitFrequency).toEqual(rational(k, 38n));
    }
  });

  it('is told for every kind of bet', () => {
    expect(returnsByKind().map(({ kind }) => kind)).toHaveLength(15 + 2);
  });
});

describe('an American round', () => {
  it('says the double zero as it stands on the wheel, and loses all outside bets to it', () => {
    const bets = [bet('straight:00'), bet('straight:0'), bet('red'), bet('even'), bet('low'), bet('basket')];
    expect(settle(bets, doubleZero)).toEqual({
      status: 'settled',
      outcome: { number: '00', colour: 'green' },
      payoutMinor: 4300n,
      wins: [
        { spot: 'straight:00', stakeMinor: 100n, payoutMinor: 3600n },
        { spot: 'basket', stakeMinor: 100n, payoutMinor: 700n },
      ],
    });
  });

  it('returns at most, over the wheel, what was told', () => {
    const bets = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...spots), fc.bigInt(1n, 1_000n)), { minLength: 1, selector: ([id]) => id })
      .map((list) => list.map(([id, units]) => bet(id, units * BigInt(chipsOf(bet(id)).length))));
    fc.assert(
      fc.property(bets, (placed) => {
        const returns = pockets.map((pocket) => settle(placed, pocket).payoutMinor);
        expect(returns.every((paid) => paid >= 0n)).toBe(true);
        expect(rouletteAmerican.maxPayoutOf(placed)).toBe(returns.toSorted((a, b) => (a < b ? 1 : -1))[0]);
      }),
    );
  });

  it('is decided by the first word of its stream, computed here by node:crypto', () => {
    const serverSeed = '0123456789abcdef'.repeat(4);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest().readUInt32BE();
      const pocket = Number((BigInt(word) * 38n) >> 32n);
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toEqual({
        number: pocket === 37 ? '00' : pocket,
        colour: colourOf(pocket),
      });
    }
  });

  it('falls evenly into the 38 pockets, at 99%', () => {
    const count = 38_000;
    const tally = new Map<unknown, number>();
    for (let nonce = 0; nonce < count; nonce += 1) {
      const { outcome } = verifyRound({ serverSeed: 'f00d'.repeat(16), clientSeed: 'chi-square', nonce });
      const { number } = outcome as { number: unknown };
      tally.set(number, (tally.get(number) ?? 0) + 1);
    }
    expect(tally.size).toBe(38);
    const chiSquare = [...tally.values()].reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0);
    // The 99th percentile of chi-square with 37 degrees of freedom.
    expect(chiSquare).toBeLessThan(59.893);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/games/kit/game.ts';
import { mostOf } from '#domain/games/kit/share.ts';
import { game as rouletteEuropean, settle as settleEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import { chipsOf, game as rouletteFrench, settle, shareOf } from '#domain/games/roulette/roulette-french/rules.ts';
import { table } from '#domain/games/roulette/roulette-french/table.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';

const { returnsByKind, spotReturn } = figuresOn(table);

const verifyEuropean = recomputing(rouletteEuropean);
const verifyRound = recomputing(rouletteFrench);

const evenChances = ['red', 'black', 'even', 'odd', 'low', 'high'];
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
const spots = [...table.layoutSpots, ...table.callBets].map(({ id }) => id);
const rtpOf = (id: string) => (evenChances.includes(id) ? rational(73n, 74n) : rational(36n, 37n));

describe('la partage', () => {
  it.each(evenChances)('gives half of the stake on %s back at zero', (spot) => {
    expect(settle([bet(spot)], 0).wins).toEqual([{ spot, stakeMinor: 100n, payoutMinor: 50n }]);
  });

  it('rounds the half of an odd stake down', () => {
    expect([1n, 3n, 101n].map((amount) => shareOf(bet('red', amount), 0).payoutMinor)).toEqual([0n, 1n, 50n]);
  });

  it('leaves columns, dozens and inside bets alone', () => {
    for (const { id, kind, numbers } of table.layoutSpots) {
      if (evenChances.includes(kind) || numbers.includes(0)) continue;
      expect(shareOf(bet(id), 0).payoutMinor).toBe(0n);
    }
  });

  it('is known at zero only: everywhere else the round is the European one', () => {
    const bets = spots.map((id) => bet(id, 232_792_560n));
    for (const pocket of pockets.slice(1)) expect(settle(bets, pocket)).toEqual(settleEuropean(bets, pocket));
  });
});

describe('the French return', () => {
  it('is the published 98.65% on the even chances and 97.30% on every other and announced bet', () => {
    for (const id of spots) expect(spotReturn(id).returnToPlayer).toEqual(rtpOf(id));
  });

  it('follows by a second way from the payouts that the rules pay', () => {
    const stake = 232_792_560n; // divisible by every number of chips from 1 to 20
    for (const id of spots) {
      const paid = pockets.reduce((sum, pocket) => sum + shareOf(bet(id, stake), pocket).payoutMinor, 0n);
      expect(rational(paid, 37n * stake)).toEqual(rtpOf(id));
    }
  });

  it('counts the half as a hit and in the variance', () => {
    // E[X²] = (18·4 + 1/4)/37 = 289/148; less (73/74)².
    expect(spotReturn('red')).toEqual({
      returnToPlayer: rational(73n, 74n),
      variance: rational(289n * 37n - 73n * 73n, 74n * 74n),
      hitFrequency: rational(19n, 37n),
      maxWin: rational(2n),
      maxWinChance: rational(18n, 37n),
    });
  });

  it('is told for every kind of bet', () => {
    expect(returnsByKind().map(({ kind }) => kind)).toHaveLength(15 + 7);
  });
});

describe('a French round', () => {
  it('returns at most, over the wheel, what was told', () => {
    const bets = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...evenChances, ...spots), fc.bigInt(1n, 1_000n)), {
        minLength: 1,
        selector: ([id]) => id,
      })
      .map((list) => list.map(([id, units]) => bet(id, units * BigInt(chipsOf(bet(id)).length))));
    fc.assert(
      fc.property(bets, (placed) => {
        const returns = pockets.map((pocket) =>
          settle(placed, pocket).wins.reduce((sum, win) => sum + mostOf(win), 0n),
        );
        expect(returns.every((paid) => paid >= 0n)).toBe(true);
        expect(rouletteFrench.maxPayoutOf(placed)).toBe(returns.toSorted((a, b) => (a < b ? 1 : -1))[0]);
      }),
    );
  });

  it('finds its largest return at zero where only halves are left', () => {
    expect(rouletteFrench.maxPayoutOf([bet('straight:0', 1n), bet('red', 10n), bet('black', 10n)])).toBe(46n);
  });

  it('is decided by the European wheel', () => {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const seeds = { serverSeed: 'f00d'.repeat(16), clientSeed: 'partage', nonce };
      expect(verifyRound(seeds).outcome).toEqual(verifyEuropean(seeds).outcome);
    }
  });
});

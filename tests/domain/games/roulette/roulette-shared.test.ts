import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet, SharedSeeds } from '#domain/games/kit/game.ts';
import { table as europeanTable } from '#domain/games/roulette/roulette-european/table.ts';
import { wheelOrder } from '#domain/games/roulette/roulette-european/wheel.ts';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { coversOf, placesIn } from '#domain/games/roulette/roulette-shared/covers.ts';
import { shareOf } from '#domain/games/roulette/roulette-shared/round.ts';
import { game as rouletteShared } from '#domain/games/roulette/roulette-shared/rules.ts';
import { table } from '#domain/games/roulette/roulette-shared/table.ts';
import { rational } from '#domain/maths/rational.ts';
import { chanceOfCounts, countOf } from '#tests/support/chi-square.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';

const { spotReturn: europeanReturn } = figuresOn(europeanTable);
const { returnsByKind, spotReturn } = figuresOn(table);

const verifyRound = recomputingShared(rouletteShared);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const seedsAt = (index: number): SharedSeeds => {
  const link = createHash('sha256').update(`link ${index}`).digest('hex');
  return { link, salt: 'a public value', index } as unknown as SharedSeeds;
};
const spots = [...table.layoutSpots, ...table.callBets].map(({ id }) => id);
const pocketAt = (index: number): number => Number((verifyRound(seedsAt(index)).outcome as { number: number }).number);

describe('a spin of everybody', () => {
  it('is one integer below 37 of the stream of its link, its salt and its index', () => {
    const { link, salt } = seedsAt(7);
    const own = createStream({ serverSeed: link, clientSeed: salt, nonce: 7 }).below(37);
    expect(verifyRound(seedsAt(7)).outcome).toMatchObject({ number: own });
    expect(commonRoulette.outcomeOf(seedsAt(7))).toEqual(verifyRound(seedsAt(7)).outcome);
  });

  it('pays each player by the same pocket, whoever else has chips', () => {
    const mine = rouletteShared.settle([bet('red'), bet('straight:17')], seedsAt(3), []);
    const pocket = pocketAt(3);
    const payoutMinor = shareOf(bet('red'), pocket).payoutMinor + shareOf(bet('straight:17'), pocket).payoutMinor;
    expect(mine).toMatchObject({ ok: true, value: { payoutMinor } });
    expect(rouletteShared.settle([bet('red')], seedsAt(3), [{ name: 'cash-out' }])).toMatchObject({ ok: false });
  });

  it('falls into every pocket as often as into any other', () => {
    const rounds = 7_400;
    const counts = countOf(Array.from({ length: rounds }, (_, index) => String(pocketAt(index + 1))));
    const law = new Map(wheelOrder.map((pocket) => [String(pocket), 1 / 37]));
    expect(chanceOfCounts(counts, law)).toBeGreaterThan(1e-6);
  });

  it('never returns more than it says beforehand', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...spots), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 500 }),
        (chosen, index) => {
          const bets = chosen.map((spot) => bet(spot, 25_200n));
          const settled = verifyRound(seedsAt(index), bets);
          expect(settled.payoutMinor).toBeLessThanOrEqual(rouletteShared.maxPayoutOf(bets));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes chips for 22 seconds and refuses what could return more than the table pays', () => {
    const opensAt = new Date('2027-03-01T12:00:00.000Z');
    expect(commonRoulette.startsAt(opensAt).getTime() - opensAt.getTime()).toBe(22_000);
    expect(commonRoulette.bettingMs).toBe(22_000);
    const limits = { maxPayoutMinor: 3_599n, currency: 'EUR', index: 1 } as const;
    expect(commonRoulette.admit([bet('straight:17')], limits)).toMatchObject({ code: 'stake_above_limit' });
    expect(commonRoulette.admit([bet('straight:17')], { ...limits, maxPayoutMinor: 3_600n })).toMatchObject({
      ok: true,
    });
  });
});

describe('the exact return', () => {
  it('is 36/37 on every bet, as at the European table', () => {
    for (const { id } of table.layoutSpots) {
      expect(spotReturn(id).returnToPlayer).toEqual(rational(36n, 37n));
      expect(spotReturn(id)).toEqual(europeanReturn(id));
    }
    expect(returnsByKind().every(({ returnToPlayer }) => returnToPlayer.num === 36n)).toBe(true);
  });
});

describe('what everybody sees of a stake', () => {
  it('names the places of its chips, in 40 digits, and nothing of their worth', () => {
    expect(coversOf([bet('red', 100n)])).toBe(coversOf([bet('red', 900_000n)]));
    expect(coversOf([])).toBe('0'.repeat(40));
    expect(placesIn(coversOf([bet('red'), bet('straight:0'), bet('split:17-20')])).toSorted()).toEqual([
      'red',
      'split:17-20',
      'straight:0',
    ]);
  });

  it('tells a call bet by the chips that it lays', () => {
    const tiers = table.findCallBet('tiers')?.chips ?? [];
    expect(placesIn(coversOf([bet('tiers', 600n)])).toSorted()).toEqual([...tiers].toSorted());
  });

  it('comes back whole for any bets, and is none in any other text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...table.layoutSpots.map(({ id }) => id))), (chosen) => {
        expect(placesIn(coversOf(chosen.map((spot) => bet(spot)))).toSorted()).toEqual(chosen.toSorted());
      }),
      { numRuns: 80 },
    );
    for (const text of ['', 'x'.repeat(40), '0'.repeat(39), '0'.repeat(41), `${'0'.repeat(39)}G`])
      expect(placesIn(text)).toEqual([]);
  });
});

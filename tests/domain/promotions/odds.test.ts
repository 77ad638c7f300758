import { describe, expect, it } from 'vitest';
import { findGame } from '#domain/games/book/registry.ts';
import { type Distribution, gathered, meanOf, varianceOf } from '#domain/games/kit/outcomes.ts';
import type { Rational } from '#domain/maths/rational.ts';
import { distributionOf, gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import { oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { latticeOf, mergedOnto } from '#domain/promotions/odds/merge.ts';
import { sumOf } from '#domain/promotions/odds/sums.ts';
import { rowsOf } from '#domain/returns/figure-rows.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const asNumber = ({ num, den }: Rational): number => Number((num * 10n ** 15n) / den) / 1e15;
const chanceOf = (outcomes: Distribution): number => outcomes.reduce((sum, [, chance]) => sum + chance, 0);
const most = (outcomes: Distribution): number => Math.max(...outcomes.map(([multiple]) => multiple));

/** The row of the game's exact figures that a bet belongs to. */
const kindOf = (game: string, spot: string): string => {
  if (game === 'roulette-multi') return spot.split(':').slice(0, 3).join(':');
  if (game.startsWith('roulette')) return spot.split(':')[0] ?? spot;
  const picks = /^(picks:\w+):(.+)$/.exec(spot);
  return picks ? `${picks[1]}:${picks[2]?.split('-').length}` : spot;
};

/** Figures of all rows are found once: some take a second to count. */
const bets = gamesWithOdds.flatMap((game) => {
  const rows = new Map(rowsOf(game).map(({ figures }) => [figures.kind, figures]));
  return distributionOf(game).map(({ spot, outcomes }) => ({
    game,
    spot,
    outcomes,
    row: rows.get(kindOf(game, spot)),
  }));
});

describe('the distributions of the bets', () => {
  it('are told of all slots, tickets, wheels and draws', () => {
    expect(gamesWithOdds.length).toBeGreaterThanOrEqual(16);
    expect(distributionOf('blackjack')).toEqual([]);
    expect(bets.length).toBeGreaterThanOrEqual(99);
  });

  it.each(gamesWithOdds)('of %s have the exact figures of the game', (game) => {
    const own = bets.filter((bet) => bet.game === game);
    expect(own.length).toBeGreaterThan(0);
    for (const { spot, outcomes, row } of own) {
      if (!row) throw new Error(`no figures of ${game} ${spot}`);
      expect(chanceOf(outcomes), spot).toBeCloseTo(1, 12);
      expect(meanOf(outcomes) / asNumber(row.returnToPlayer), spot).toBeCloseTo(1, 11);
      expect(varianceOf(outcomes) / asNumber(row.variance), spot).toBeCloseTo(1, 9);
      expect(most(outcomes), spot).toBeCloseTo(asNumber(row.maxWin), 6);
    }
  });

  it.each(gamesWithOdds)('of %s are what its own rounds come to', (id) => {
    const game = findGame(id);
    const stream = seededStream(20_261_122);
    const play = (spot: string, amountMinor: bigint): bigint | undefined => {
      if (game?.steps === 'one') return game.play([{ spot, amountMinor }], stream).payoutMinor;
      if (game?.steps !== 'shared') return undefined;
      const link = stream.u32().toString(16).padStart(64, '0');
      const settled = game.settle([{ spot, amountMinor }], { link, salt: 'salt', index: 1 }, []);
      return settled.ok ? settled.value.payoutMinor : undefined;
    };
    if (game?.steps === 'series') return expect(id).toMatch(/^scratch-/);
    const rounds = 3_000;
    for (const { spot, outcomes } of bets.filter((bet) => bet.game === id).slice(0, 3)) {
      const stake = 10n ** 9n;
      const paid = Array.from({ length: rounds }, () => Number(play(spot, stake)) / Number(stake));
      // Every outcome is one of those that are told, and as many rounds as told return something.
      const told = new Set(outcomes.map(([multiple]) => multiple.toFixed(5)));
      expect(
        paid.filter((multiple) => !told.has(multiple.toFixed(5))),
        spot,
      ).toEqual([]);
      const hit = outcomes.filter(([multiple]) => multiple > 0).reduce((sum, [, chance]) => sum + chance, 0);
      const error = Math.sqrt((hit * (1 - hit)) / rounds);
      expect(Math.abs(paid.filter((multiple) => multiple > 0).length / rounds - hit)).toBeLessThanOrEqual(4 * error);
    }
  });

  it('name bets that the games take', () => {
    for (const { game, spot } of bets)
      expect(findGame(game)?.parseBets([{ spot, amount: '1' }], 'EUR'), `${game} ${spot}`).toMatchObject({ ok: true });
  });
});

describe('merged outcomes', () => {
  const big = bets.filter(({ outcomes }) => outcomes.length > 60);

  it('keep mean and variance', () => {
    expect(big.map(({ game }) => game)).toEqual([
      'slot-depot-nine',
      'slot-kite-harbour',
      'slot-night-orchard',
      'slot-soda-siphon',
      'slot-tidepool',
    ]);
    for (const { game, outcomes } of big) {
      const merged = mergedOnto(outcomes, { step: 0.05, dense: 40, ratio: 1.15 }) ?? [];
      expect(merged.length, game).toBeLessThan(90);
      expect(chanceOf(merged)).toBeCloseTo(1, 12);
      expect(meanOf(merged) / meanOf(outcomes)).toBeCloseTo(1, 12);
      expect(varianceOf(merged) / varianceOf(outcomes)).toBeCloseTo(1, 9);
    }
  });

  it('are refused where a grid is coarser than the bet’s own swings', () => {
    expect(
      mergedOnto(
        [
          [0.6, 0.5],
          [0.7, 0.5],
        ],
        { step: 1, dense: 10, ratio: 1.3 },
      ),
    ).toBeUndefined();
  });

  it('are left alone where they lie on a lattice as they are', () => {
    const red = bets.find(({ game, spot }) => game === 'roulette-french' && spot === 'red')?.outcomes ?? [];
    const lattice = latticeOf(red, () => true);
    expect(lattice).toMatchObject({ perStake: 2, exact: true });
    expect(lattice?.outcomes.map(([cells]) => cells)).toEqual([0, 1, 4]);
    expect(latticeOf(red, () => false)).toBeUndefined();
  });
});

describe('many rounds together', () => {
  it('are the binomial distribution for a bet of two outcomes', () => {
    const sum = new Map(
      sumOf(
        [
          [0, 0.75],
          [4, 0.25],
        ],
        3,
      ),
    );
    expect([0, 4, 8, 12].map((multiple) => sum.get(multiple))).toEqual(
      [27, 27, 9, 1].map((ways) => expect.closeTo(ways / 64, 12)),
    );
  });

  it.each([2, 7, 100, 1_000])('of a slot have %i times its mean and variance', (rounds) => {
    const spin = bets.find(({ game }) => game === 'slot-tidepool')?.outcomes ?? [];
    const sum = sumOf(spin, rounds);
    expect(chanceOf(sum)).toBeCloseTo(1, 9);
    expect(meanOf(sum) / (rounds * meanOf(spin))).toBeCloseTo(1, 9);
    expect(varianceOf(sum) / (rounds * varianceOf(spin))).toBeCloseTo(1, 6);
  });

  it('add up equal sums that decimals tell apart in their last bits', () => {
    expect(
      gathered([
        [0.1 + 0.2, 0.5],
        [0.3, 0.5],
      ]),
    ).toEqual([[0.3, 1]]);
  });
});

describe('the file that a page loads', () => {
  const odds = gamesWithOdds.flatMap(oddsOfGame);

  it('is small, and its figures are those of the whole distributions', () => {
    expect(JSON.stringify(odds).length).toBeLessThan(60_000);
    for (const [at, one] of odds.entries()) {
      expect(one.outcomes.length).toBeLessThan(110);
      expect(meanOf(one.outcomes) / meanOf(bets[at]?.outcomes ?? [])).toBeCloseTo(1, 4);
      expect(varianceOf(one.outcomes) / varianceOf(bets[at]?.outcomes ?? [])).toBeCloseTo(1, 3);
    }
  });

  it('says what was merged, and what of a stake is at risk', () => {
    expect(odds.filter(({ merged }) => merged).map(({ game }) => game)).toEqual([
      'slot-depot-nine',
      'slot-kite-harbour',
      'slot-night-orchard',
      'slot-soda-siphon',
      'slot-tidepool',
    ]);
    expect(odds.find(({ spot }) => spot === 'rows:8:low')?.risk).toBe(4498);
    expect(odds.find(({ game }) => game === 'slot-tidepool')?.risk).toBe(10_000);
  });
});

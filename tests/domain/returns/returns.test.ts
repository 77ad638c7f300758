import { describe, expect, it } from 'vitest';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { deviationsOf, driftOf, halfBandOf, type Measured } from '#domain/returns/drift.ts';
import { theoryOf } from '#domain/returns/theory.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

/** A number of the European wheel: 36 times the stake in one case of 37. */
const [mean, variance] = [36 / 37, (36 ** 2 * 36) / 37 ** 2] as const;
const stakes = [10, 100, 500, 2_500] as const;

/** Plays the number with mixed stakes; `cases` of 37·1,000 win. Looks after every round, as often as a day ends at worst. */
const play = (rounds: number, cases: number, seed: number) => {
  const stream = seededStream(seed);
  let sum: Measured = { rounds: 0, staked: 0, returned: 0, expected: 0, variance: 0, largestWin: 0, largestStake: 0 };
  for (let round = 1; round <= rounds; round++) {
    const stake = stakes[stream.below(stakes.length)] ?? 0;
    sum = {
      rounds: round,
      staked: sum.staked + stake,
      returned: sum.returned + (stream.below(37_000) < cases ? 36 * stake : 0),
      expected: sum.expected + stake * mean,
      variance: sum.variance + stake ** 2 * variance,
      largestWin: Math.max(sum.largestWin, 36 * stake),
      largestStake: Math.max(sum.largestStake, stake),
    };
    const drift = round % 50 === 0 ? driftOf(sum) : undefined;
    if (drift) return { drift, sum };
  }
  return { drift: undefined, sum };
};

describe('a drift', () => {
  it.each([1, 2, 3])('is never seen in an honest wheel, however often it is looked at (%i)', (seed) => {
    const { drift, sum } = play(60_000, 1_000, seed);
    expect(drift).toBeUndefined();
    expect(Math.abs(deviationsOf(sum))).toBeLessThan(4);
  });

  it('is seen in a wheel whose number wins one and a half times as often', () => {
    expect(play(60_000, 1_500, 4).drift).toBe('above');
  });

  it('is seen in a wheel whose number wins half as often', () => {
    expect(play(60_000, 500, 5).drift).toBe('below');
  });

  it('is what rounding every return of ten cents down would be, and the draw of the part of a unit is none', () => {
    const rounds = 1_000_000;
    const sum = { rounds, staked: rounds * 10, expected: rounds * 9.9, variance: rounds };
    expect(driftOf({ ...sum, returned: rounds * 9, largestWin: 11, largestStake: 10 })).toBe('below');
    // Four deviations of the draws alone, beside bets that swing by next to nothing.
    const drawn = { ...sum, returned: rounds * 9.9 - 2_000, variance: 1 };
    expect(driftOf({ ...drawn, largestWin: 11, largestStake: 10 })).toBeUndefined();
  });

  it('is not made by one prize that was to come one day', () => {
    // A target of a million: a win in the hundredth round is odd, and yet within what its chance allows.
    const sum = { rounds: 1_500, staked: 1_500, expected: 1_485, returned: 1_000_000, variance: 1_500 * 990_000 };
    expect(deviationsOf({ ...sum, largestWin: 1_000_000, largestStake: 1 })).toBeGreaterThan(20);
    expect(driftOf({ ...sum, largestWin: 1_000_000, largestStake: 1 })).toBeUndefined();
  });
});

describe('the band of a measured return', () => {
  it('is 1.96 deviations of these stakes, and none while rounds are few or one win weighs too much', () => {
    const { sum } = play(20_000, 1_000, 6);
    expect(halfBandOf(sum)).toBeCloseTo((1.96 * Math.sqrt(sum.variance)) / sum.staked, 12);
    expect(halfBandOf({ ...sum, rounds: 999 })).toBeUndefined();
    expect(halfBandOf({ ...sum, largestWin: Math.sqrt(sum.variance) })).toBeUndefined();
  });
});

describe('theory', () => {
  it.each(gameIds)('of %s is told only where chance alone decides', (id) => {
    const isDecided = findGame(id)?.steps === 'many';
    for (const { spot } of cardOf(id).sample.bets) {
      const theory = theoryOf(id, spot);
      if (isDecided) expect(theory).toBeUndefined();
      if (theory) expect(theory.figures.returnToPlayer.num).toBeGreaterThan(0n);
    }
    expect(theoryOf(id, 'no-such-spot')).toBeUndefined();
  });

  it.each([
    ...([
      'baccarat',
      'crash',
      'cup',
      'dice',
      'fishing',
      'fishing-shared',
      'horses',
      'keno-40-10',
      'keno-80-20',
      'greyhounds',
      'limbo',
      'plinko',
    ] as const),
    ...([
      'roulette-american',
      'roulette-european',
      'roulette-french',
      'roulette-multi',
      'scratch-night-ferry',
      'scratch-parcel-room',
      'scratch-fox-and-crow',
      'scratch-market-day',
      'scratch-paper-planes',
      'scratch-parish-hall',
      'scratch-tide-table',
      'scratch-word-garden',
    ] as const),
    ...(['slot-kite-harbour', 'slot-night-orchard', 'slot-signal-box', 'slot-soda-siphon', 'slot-tidepool'] as const),
  ])('knows the bets of %s', (id) => {
    for (const { spot } of cardOf(id).sample.bets) expect(theoryOf(id, spot)?.figures.variance.num).toBeGreaterThan(0n);
  });

  it('knows ends that a player chooses, and numbers by their count', () => {
    expect(theoryOf('limbo', 'target:3.17')?.kind).toBe('target');
    expect(theoryOf('dice', 'under:33.33')?.kind).toBe('under');
    expect(theoryOf('crash', 'auto:7.77')?.kind).toBe('auto');
    expect(theoryOf('keno-40-10', 'picks:classic:3-9-27-40')?.kind).toBe('picks:classic:4');
    expect(theoryOf('fishing-shared', 'fish-shark:13-54301877')?.kind).toBe('fish-shark');
    expect(theoryOf('roulette-european', 'straight:17')?.kind).toBe('straight');
    expect(theoryOf('roulette-european', 'red')?.figures.returnToPlayer).toEqual({ num: 36n, den: 37n });
  });
});

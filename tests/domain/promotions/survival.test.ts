import { describe, expect, it } from 'vitest';
import { type Distribution, meanOf } from '#domain/games/kit/outcomes.ts';
import { distributionOf } from '#domain/promotions/odds/distributions.ts';
import { exactSurvival, survivalOf } from '#domain/promotions/odds/survival.ts';
import { drawnFrom } from '#domain/promotions/play/drawn-from.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

/** Every way in which rounds can go, one by one. */
const bruteForce = (outcomes: Distribution, bank: number, rounds: number): { chance: number; meanRounds: number } => {
  if (rounds === 0) return { chance: bank > 0 ? 1 : 0, meanRounds: 0 };
  if (bank < 1) return { chance: 0, meanRounds: 0 };
  return outcomes.reduce(
    (sum, [multiple, chance]) => {
      const rest = bruteForce(outcomes, bank - 1 + multiple, rounds - 1);
      return { chance: sum.chance + chance * rest.chance, meanRounds: sum.meanRounds + chance * (1 + rest.meanRounds) };
    },
    { chance: 0, meanRounds: 0 },
  );
};

const bets: readonly (readonly [name: string, outcomes: Distribution])[] = [
  [
    'a coin',
    [
      [0, 0.5],
      [2, 0.5],
    ],
  ],
  [
    'a wheel',
    [
      [0, 19 / 37],
      [2, 18 / 37],
    ],
  ],
  [
    'a bet that gives half back',
    [
      [0, 0.5],
      [0.5, 0.1],
      [2, 0.4],
    ],
  ],
  [
    'a bet of four outcomes',
    [
      [0, 0.6],
      [1, 0.2],
      [2, 0.15],
      [5, 0.05],
    ],
  ],
];

describe('whether a bank lasts', () => {
  it.each(bets)('is what every way of %s comes to', (_, outcomes) => {
    const questions = [0.5, 1, 2, 3, 6, 9].flatMap((bank) => [0, 1, 2, 5, 8].map((rounds) => ({ bank, rounds })));
    const wanted = questions.map(({ bank, rounds }) => bruteForce(outcomes, bank, rounds));
    for (const [at, told] of survivalOf(outcomes, questions).entries()) {
      expect(told.chance, JSON.stringify(questions[at])).toBeCloseTo(wanted[at]?.chance ?? -1, 12);
      expect(told.meanRounds).toBeCloseTo(wanted[at]?.meanRounds ?? -1, 12);
    }
  });

  it.each([
    [1, 0.55],
    [5, 0.55],
    [12, 0.52],
    [20, 0.53],
  ])('is the gambler’s ruin for a bank of %i at a coin that wins with %d', (bank, wins) => {
    const [told] = survivalOf(
      [
        [0, 1 - wins],
        [2, wins],
      ],
      [{ bank, rounds: 5_000 }],
      1e9,
    );
    expect(told?.chance).toBeCloseTo(1 - ((1 - wins) / wins) ** bank, 2);
  });

  it('is the law of the first passage for a fair coin', () => {
    // A bank of b is lost within n rounds with P(S_n ≤ −b) + P(S_n < −b), by reflection.
    const [bank, rounds] = [10, 200];
    let ways = 1;
    const chances = Array.from({ length: rounds + 1 }, (_, wins) => {
      const chance = ways * 0.5 ** rounds;
      ways = (ways * (rounds - wins)) / (wins + 1);
      return [2 * wins - rounds, chance] as const;
    });
    const below = (bound: (sum: number) => boolean) =>
      chances.filter(([sum]) => bound(sum)).reduce((p, [, c]) => p + c, 0);
    const lost = below((sum) => sum <= -bank) + below((sum) => sum < -bank);
    expect(
      survivalOf(
        [
          [0, 0.5],
          [2, 0.5],
        ],
        [{ bank, rounds }],
      )[0]?.chance,
    ).toBeCloseTo(1 - lost, 9);
  });

  it('is more with a larger bank, and less with more rounds', () => {
    const spin = distributionOf('slot-tidepool')[0]?.outcomes ?? [];
    const banks = survivalOf(
      spin,
      [20, 50, 100, 200, 400].map((bank) => ({ bank, rounds: 800 })),
    );
    const rounds = survivalOf(
      spin,
      [100, 300, 600, 900].map((one) => ({ bank: 80, rounds: one })),
    );
    const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 1));
    expect(rises(banks.map(({ chance }) => chance))).toBe(true);
    expect(rises(rounds.map(({ chance }) => -chance))).toBe(true);
  });
});

describe('what is merged or looked at several rounds at a time', () => {
  it.each(['slot-tidepool', 'slot-night-orchard', 'slot-kite-harbour'] as const)('is nearly exact for %s', (game) => {
    const spin = distributionOf(game)[0]?.outcomes ?? [];
    const perStake = { 'slot-tidepool': 5, 'slot-night-orchard': 4, 'slot-kite-harbour': 50 }[game];
    const exact = {
      perStake,
      exact: true,
      outcomes: spin.map(([one, chance]) => [Math.round(one * perStake), chance] as const),
    };
    const questions = [15, 40].map((bank) => ({ bank, rounds: game === 'slot-kite-harbour' ? 60 : 200 }));
    const wanted = exactSurvival(exact, questions);
    for (const [at, { chance, meanRounds }] of survivalOf(spin, questions).entries()) {
      expect(Math.abs(chance - (wanted[at]?.chance ?? 0))).toBeLessThan(0.004);
      expect(meanRounds / (wanted[at]?.meanRounds ?? 0)).toBeCloseTo(1, 2);
    }
  });

  it.each([
    ['roulette-european', 157, 5_366],
    ['baccarat', 300, 12_000],
    ['slot-tidepool', 300, 6_000],
    ['keno-40-10', 120, 4_000],
  ] as const)('is nearly what it is with sixteen times the work, for %s', (game, bank, rounds) => {
    const outcomes = distributionOf(game)[0]?.outcomes ?? [];
    const [quick] = survivalOf(outcomes, [{ bank, rounds }]);
    const [slow] = survivalOf(outcomes, [{ bank, rounds }], 400e6);
    expect(Math.abs((quick?.chance ?? 0) - (slow?.chance ?? 1))).toBeLessThan(0.006);
    expect((quick?.meanRounds ?? 0) / (slow?.meanRounds ?? 1)).toBeCloseTo(1, 1);
  });
});

describe('simulated banks', () => {
  it.each([
    ['slot-tidepool', 60, 300],
    ['slot-night-orchard', 40, 200],
    ['scratch-parcel-room', 50, 200],
    ['roulette-french', 30, 400],
    ['plinko', 20, 200],
  ] as const)('of %s last as often as they are told to', (game, bank, rounds) => {
    const outcomes = distributionOf(game)[0]?.outcomes ?? [];
    const draw = drawnFrom(outcomes, seededStream(20_261_122));
    const players = 20_000;
    let [lasted, played, left] = [0, 0, 0];
    for (let player = 0; player < players; player += 1) {
      let [now, round] = [bank, 0];
      for (; round < rounds && now >= 1 - 1e-9; round += 1) now += draw() - 1;
      if (round === rounds && now > 1e-9) lasted += 1;
      played += round;
      left += now;
    }
    const [told] = survivalOf(outcomes, [{ bank, rounds }]);
    const chance = told?.chance ?? 0;
    const error = Math.sqrt((chance * (1 - chance)) / players);
    // The seed is fixed; 0.004 is what merging outcomes may move.
    expect(Math.abs(lasted / players - chance)).toBeLessThan(3.3 * error + 0.004);
    expect(played / players / (told?.meanRounds ?? 0)).toBeCloseTo(1, 1.7);
    expect(left / players).toBeCloseTo(bank - (1 - meanOf(outcomes)) * (told?.meanRounds ?? 0), -0.7);
  });
});

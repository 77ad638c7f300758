import { describe, expect, it } from 'vitest';
import { rational } from '#domain/maths/rational.ts';
import { type ForecastChoice, forecast } from '#domain/promotions/forecast.ts';
import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import { type GameOdds, oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { drawnFrom } from '#domain/promotions/play/drawn-from.ts';
import type { RewardFacts } from '#domain/promotions/reward.ts';
import { offerOf } from '#tests/support/offers.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const all = gamesWithOdds.flatMap(oddsOfGame);
const oddsOf = (game: string, spot?: string): GameOdds => {
  const found = all.find((one) => one.game === game && (spot === undefined || one.spot === spot));
  if (!found) throw new RangeError(`no odds of ${game}`);
  return found;
};
const facts = (depositMinor: bigint): RewardFacts => ({
  depositMinor,
  currency: 'EUR',
  eurRate: rational(1n),
  capLeftEur: null,
});
const told = (id: string, depositMinor: bigint, choice: Partial<ForecastChoice> & { odds: GameOdds }) =>
  forecast(offerOf(id), facts(depositMinor), { stakeMinor: 100n, spins: null, ...choice });

describe('what a promotion would take', () => {
  it('is ten times the bonus at a game that counts in full', () => {
    const one = told('good-turn', 0n, { odds: oddsOf('slot-tidepool') });
    // 5 EUR ten times over at a return of 96.37%.
    expect(one).toMatchObject({ turnoverMinor: 5_000n, rounds: 50, costMinor: 182n, ms: 300_000 });
    expect(one.reward.bonusMinor).toBe(500n);
  });

  it.each([
    ['scratch-parcel-room', undefined, 50],
    ['keno-40-10', 'picks:classic:1', 100],
    ['roulette-european', 'dozen:1', 250],
    ['roulette-european', 'red', 251],
    ['baccarat', 'tie', 500],
    ['baccarat', 'player', 553],
    ['plinko', 'rows:8:low', 556],
  ])('is more at %s %s, which counts for less: %i rounds', (game, spot, rounds) => {
    expect(told('good-turn', 0n, { odds: oddsOf(game, spot) }).rounds).toBe(rounds);
  });

  it('is nothing at a game that does not count', () => {
    const crash = { ...oddsOf('limbo'), game: 'crash', category: 'crash' } as const;
    expect(told('good-turn', 0n, { odds: crash })).toMatchObject({
      turnoverMinor: null,
      rounds: null,
      costMinor: null,
      chance: 0,
    });
  });

  it('is counted at the largest stake that is allowed, where more is asked for', () => {
    const one = told('welcome-third', 5_000n, { odds: oddsOf('slot-tidepool'), stakeMinor: 5_000n });
    expect(one).toMatchObject({ stakeMinor: 500n, rounds: 100, turnoverMinor: 50_000n });
  });

  it('adds what free spins win on average to the bonus that has to be staked', () => {
    const odds = oddsOf('slot-tidepool');
    const one = told('welcome-third', 10_000n, { odds, spins: odds });
    // 100 spins of 0.10 EUR at 96.37%.
    expect(one.spinsMeanMinor).toBe(963n);
    expect(one.rounds).toBe(Math.ceil((10 * (10_000 + 963.6)) / 100));
  });

  it('needs no chance where nothing has to be staked', () => {
    const free = { ...offerOf('good-turn'), wagering: null };
    const one = forecast(free, facts(0n), { odds: oddsOf('slot-tidepool'), stakeMinor: 100n, spins: null });
    expect(one).toMatchObject({ rounds: 0, turnoverMinor: 0n, costMinor: 0n, chance: 1, meanLeftMinor: 500 });
  });

  it('is the gambler’s ruin: the mean of what is left is what was there less the edge on what was staked', () => {
    const odds = oddsOf('roulette-european', 'red');
    const one = told('good-turn', 0n, { odds });
    expect(one.chance).toBeLessThan(0.2);
    expect(one.meanLeftMinor).toBeGreaterThan(0);
    expect(one.meanLeftMinor).toBeLessThan(500);
    const safe = told('good-turn', 1_000_000n, { odds });
    expect(safe.chance).toBeCloseTo(1, 6);
    expect(safe.meanLeftMinor).toBeCloseTo(1_000_500 - 251 * 100 * (1 / 37), 3);
  });
});

it('is what a hundred thousand simulated cents come to', () => {
  const odds = oddsOf('slot-tidepool');
  const spins = oddsOf('slot-tidepool');
  const one = told('welcome-third', 2_000n, { odds, spins });
  const draw = drawnFrom(odds.outcomes, seededStream(7));
  const players = 20_000;
  let [lasted, left] = [0, 0];
  for (let player = 0; player < players; player += 1) {
    let won = 0;
    for (let spin = 0; spin < one.reward.freeSpins; spin += 1) won += draw() * 10;
    let [bank, wagered] = [4_000 + won, 0];
    const required = 10 * (2_000 + won);
    while (wagered < required - 1e-6 && bank >= 100 - 1e-6) {
      bank += 100 * (draw() - 1);
      wagered += 100;
    }
    if (wagered >= required - 1e-6 && bank > 1e-6) lasted += 1;
    left += bank;
  }
  const error = Math.sqrt((one.chance * (1 - one.chance)) / players);
  expect(Math.abs(lasted / players - one.chance)).toBeLessThan(3.3 * error + 0.004);
  // A swing of some 90 EUR a player: the mean of 20,000 is known to 0.6 EUR.
  expect(Math.abs(left / players - one.meanLeftMinor)).toBeLessThan(210);
});

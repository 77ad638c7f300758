import { describe, expect, it } from 'vitest';
import { inEuros } from '#domain/promotions/deposit-span.ts';
import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import { spreadOf, spreadOfAll } from '#domain/promotions/play/cost-spread.ts';
import { findStrategy } from '#domain/promotions/play/find-strategy.ts';
import { meanRoundsAbout } from '#domain/promotions/play/mean-rounds.ts';
import { playOut } from '#domain/promotions/play/play-out.ts';
import { quickLuck } from '#domain/promotions/play/quick-luck.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import { depositOffer, moneyOffer, spinsOffer } from '#tests/support/sample-offers.ts';

const bet = (game: string, returns: number): GameOdds => ({
  game,
  name: game,
  category: 'slots',
  spot: 'spin',
  returns,
  risk: 10_000,
  outcomes: [
    [0, 1 - returns / 2],
    [2, returns / 2],
  ],
  merged: false,
});
const fair = bet('fair', 0.98);
const poor = bet('poor', 0.7);
const offer = depositOffer({ freeSpins: null, cap: null });

describe('the search for a strategy that profits', () => {
  it('finds the bet that costs least to stake, and says what it brings', () => {
    const { best, bets, deposits } = findStrategy(offer, { odds: [poor, fair], patient: [] });
    expect(best?.game).toBe('fair');
    expect(best?.profitMinor).toBeGreaterThan(0);
    expect([bets, deposits]).toEqual([2, 3]);
  });

  it('tells by the forecast what thousands of players then have', () => {
    const { best } = findStrategy(offer, { odds: [fair], patient: [] });
    if (!best) throw new Error('there is a bet');
    const depositMinor = BigInt(best.depositMinor);
    const { meanCost, standardError } = playOut(
      {
        rules: offer,
        reward: rewardOf(offer, inEuros(depositMinor)),
        depositMinor,
        stakeMinor: BigInt(best.stakeMinor),
        odds: fair,
        spins: null,
        stream: quickLuck(3),
      },
      4_000,
    );
    expect(Math.abs(meanCost - best.profitMinor)).toBeLessThan(4 * standardError + 20);
  });

  it('counts a game that is decided on the way at its return', () => {
    const { outcomes: _, merged: __, ...patient } = bet('decided', 0.995);
    expect(findStrategy(offer, { odds: [poor], patient: [patient] }).best?.game).toBe('decided');
  });

  it('pays in what unlocks the winnings of spins: without it nothing of them can be played', () => {
    const spins = { ...fair, game: 'slot-night-orchard' };
    const { best, deposits } = findStrategy(spinsOffer(), { odds: [spins], patient: [] });
    expect([best?.depositMinor, deposits]).toEqual([2_000, 1]);
  });

  it('finds nothing to be played where nothing counts', () => {
    const none = moneyOffer({ wagering: { times: 10, days: 1, stakeMaxEur: '5', categories: {}, games: {} } });
    expect(findStrategy(none, { odds: [fair], patient: [] }).best).toBeNull();
  });
});

describe('how long a bank lasts, about', () => {
  it('is all rounds for a bank that outlasts them, and less the poorer the bet', () => {
    expect(meanRoundsAbout(1_000, 100, 0.02, 1)).toBeCloseTo(100, 1);
    expect(meanRoundsAbout(10, 1_000, 0.3, 1)).toBeLessThan(meanRoundsAbout(10, 1_000, 0.02, 1));
    expect(meanRoundsAbout(10, 1_000, 0.5, 1)).toBeCloseTo(20, 0);
  });
});

describe('the spread of a cost', () => {
  const costs = Float64Array.from({ length: 1_000 }, (_, at) => at);

  it('has its mean, its error and its quantiles', () => {
    const { mean, standardError, quantiles } = spreadOf(costs);
    expect(mean).toBe(499.5);
    expect(standardError).toBeCloseTo(9.13, 1);
    expect(quantiles).toEqual([50, 500, 950, 990]);
  });

  it('of all together lies about so many times the mean', () => {
    for (const players of [50, 6_000]) {
      const { mean, quantiles } = spreadOfAll(costs, players, quickLuck(1));
      expect(mean).toBe(499.5 * players);
      expect(Math.abs((quantiles[1] ?? 0) / mean - 1)).toBeLessThan(0.05);
      expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
    }
  });
});

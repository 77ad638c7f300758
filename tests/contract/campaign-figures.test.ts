import { describe, expect, it } from 'vitest';
import { type CampaignFigures, figureCampaign } from '#contract/desk/campaigns.ts';

const spread = { mean: '1.00', standardError: '0.01', quantiles: ['0.00', '1.00', '2.00', '3.00'] };
const play = { game: 'keno-40-10', name: 'Keno 40/10', spot: 'picks:high:1', deposit: '100.00', stake: '5.00' };
/** As they were kept before games without odds were named, and before bets were changed on the way. */
const before: CampaignFigures = {
  id: '00000000-0000-4000-8000-000000000001',
  revision: 2,
  madeAt: '2026-11-30T10:00:00.000Z',
  by: 'Mia',
  usual: play,
  players: 400,
  cost: spread,
  size: { players: null, isWhole: true },
  costOfAll: null,
  odds: [],
  strategy: { ...play, profit: '12.00', profitOfAll: null, aYear: '12.00', chance: 0.5, minutes: 30 },
  isBeatable: true,
  search: { bets: 3, games: 1, deposits: 2, tried: 18 },
};
const state = { toStake: '50.00', name: 'Keno 40/10', spot: 'picks:high:1' };

describe('figures of a campaign', () => {
  it('that were kept before bets were changed on the way are read as they are', () => {
    expect(figureCampaign.response.parse(before)).toEqual(before);
  });

  it('say what a policy does at a few states, and what changing bets brought', () => {
    const policy = {
      error: '0.02',
      players: 20_000,
      single: '12.00',
      opening: null,
      stopBelow: null,
      isGivenUp: false,
      states: [
        { ...state, from: '0.00', to: '5.00', stake: null },
        { ...state, from: '5.00', to: null, stake: '5.00' },
      ],
    };
    const changing = { bets: 8, players: 20_000, profit: '12.50', error: '0.02' };
    const now = {
      ...before,
      strategy: { ...before.strategy, profit: '12.50', policy },
      search: { ...before.search, changing },
    };
    expect(figureCampaign.response.parse(now)).toEqual(now);
    expect(figureCampaign.response.safeParse({ ...now, search: { ...before.search, changing: {} } }).success).toBe(
      false,
    );
  });
});

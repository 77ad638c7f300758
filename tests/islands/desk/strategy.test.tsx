import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { Strategy } from '#islands/desk/promotions/campaigns/Strategy.tsx';
import type { CampaignFigures } from '#stores/desk/campaigns.ts';
import words from '../../../public/locales/en/deskcampaigns.json' with { type: 'json' };

const flat = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(`${name}.${key}`, inner))
    : [[name, value]];
takePageWords(Object.fromEntries(flat('deskcampaigns', words)) as Words);

const spread = { mean: '1.00', standardError: '0.01', quantiles: ['0.00', '1.00', '2.00', '3.00'] };
const play = { game: 'keno', name: 'Keno', spot: 'wide', deposit: '100.00', stake: '5.00' };
const profits = { profit: '12.50', profitOfAll: '125.00', aYear: '650.00', chance: 0.25, minutes: 30 };
const figures = (change: Partial<CampaignFigures>): CampaignFigures => ({
  id: '00000000-0000-4000-8000-000000000001',
  revision: 1,
  madeAt: '2026-11-30T10:00:00.000Z',
  by: 'Mia',
  usual: play,
  players: 400,
  cost: spread,
  size: { players: null, isWhole: true },
  costOfAll: null,
  odds: [],
  strategy: { ...play, ...profits },
  isBeatable: true,
  search: { bets: 3, games: 1, deposits: 2, tried: 18 },
  ...change,
});
const changing = { bets: 8, players: 20_000, profit: '12.50', error: '0.02' };
const state = { toStake: '50.00', name: 'Keno', spot: 'wide' };
const policy = {
  error: '0.02',
  players: 20_000,
  single: '12.00',
  opening: { name: 'Dice', spot: 'low', stake: '5.00' },
  stopBelow: '3.00',
  isGivenUp: false,
  states: [
    { ...state, from: '0.00', to: '6.00', stake: null },
    { ...state, from: '6.00', to: '40.00', stake: '2.00' },
    { ...state, name: 'Slot', from: '40.00', to: null, stake: '4.00' },
  ],
};
/** The text that is read, without what marks it up. */
const read = (change: Partial<CampaignFigures>): string => {
  const text = renderToStaticMarkup(<Strategy figures={figures(change)} />)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");
  expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|deskcampaigns/);
  return text;
};
const search = { ...figures({}).search, changing };

describe('the best strategy of a campaign, in words', () => {
  it('is one bet to the end in figures from before bets were changed on the way, which say that they were not', () => {
    const text = read({});
    expect(text).toContain('until all of it is staked, then stop');
    expect(text).toContain('Not searched: changing bets on the way');
  });

  it('is told with what changing bets brings where that is no more', () => {
    const text = read({ search: { ...search, changing: { ...changing, profit: '12.49' } } });
    expect(text).toContain('brings no more for certain: €12.49');
    expect(text).toContain('the 8 bets that cost least');
    expect(text).not.toContain('changing bets on the way, several promotions');
  });

  it('says of a policy how it begins, when it stops and what it stakes at each state', () => {
    const text = read({ strategy: { ...play, ...profits, policy }, search });
    expect(text).toContain('A strategy profits: €12.50');
    expect(text).toContain('The best single bet to the end brings €12.00.');
    expect(text).toContain('a bonus below €3.00, stop');
    expect(text).toContain('stake it once over, €5.00 a time at Dice (low)');
    expect(text).toContain(
      'With €50.00 left to be staked: below €6.00 of bonus all of it at Keno (wide); from €6.00 to €40.00 €2.00 at Keno (wide); above €40.00 €4.00 at Slot (wide).',
    );
    expect(text).toContain('Once a week for a year: €650.00');
    expect(text).not.toContain('brings no more for certain');
  });

  it('is to give it up where nothing is to be gained, and to take a deposit out at once where nothing holds it', () => {
    const nothing = { ...policy, opening: null, stopBelow: null, states: [], isGivenUp: true };
    const strategy = { ...play, ...profits, profit: '0.00', policy: nothing };
    expect(read({ strategy, isBeatable: false, search })).toContain('give the bonus up');
    const free = { ...policy, opening: null, stopBelow: null };
    expect(read({ strategy: { ...strategy, profit: '2.00', policy: free }, search })).toContain('take it out at once');
    const money = { ...strategy, deposit: '0.00', policy: free };
    expect(read({ strategy: money, search })).toContain('No money of the player’s own is at risk');
  });
});

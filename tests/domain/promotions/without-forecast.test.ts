import { expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import type { GameId } from '#domain/games/book/registry.ts';
import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import promotions from '../../../public/locales/en/promotions.json' with { type: 'json' };
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

/** The games that count for an offer of today and have no forecast. */
const withoutForecast = houseGames.filter(
  ({ id, category }) =>
    !gamesWithOdds.includes(id as GameId) &&
    readOffers().some(({ wagering }) => (wagering?.games[id] ?? wagering?.categories[category] ?? 0) > 0),
);

it('the words beside the forecast name every game that counts and has none', () => {
  const called = withoutForecast.map(({ name, category }) => {
    if (category === 'poker') return 'poker';
    if (category === 'slots') return 'some slots';
    return category === 'video_poker' ? 'video poker' : name.toLowerCase();
  });
  expect([...new Set(called)].sort()).toEqual([
    '6 of 49',
    'bingo 75',
    'blackjack',
    'coin',
    'hi-lo',
    'mines',
    'poker',
    'some slots',
    'surrender blackjack',
    'towers',
    'video poker',
    'war',
  ]);
  for (const name of called) expect(promotions.page.forecast_games.toLowerCase()).toContain(name);
});

import { expect, it } from 'vitest';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { gamesByMood } from '#domain/catalogue/moods.ts';

type Felt = Pick<CatalogueGame, 'id' | 'volatility' | 'features' | 'category'>;
const game = (id: string, more: Partial<Felt> = {}): Felt => ({
  id,
  category: 'slots',
  volatility: 'medium',
  features: [],
  ...more,
});
const idsOf = (games: readonly Felt[], count = 6) =>
  Object.fromEntries(gamesByMood(games, count).map(({ mood, games: fitting }) => [mood, fitting.map(({ id }) => id)]));

it('goes by how a game swings, how long its round takes and what it asks', () => {
  const games = [
    game('reels', { volatility: 'low' }),
    game('cards', { category: 'card', features: ['decisions'] }),
    game('race', { category: 'virtual_sports', features: ['shared_round'], volatility: 'high' }),
  ];
  expect(idsOf(games)).toEqual({
    calm: ['reels'],
    short: ['reels'],
    easy: ['race', 'reels'],
    clever: ['cards'],
    together: ['race'],
    bold: ['race'],
  });
});

it('shows first what no mood before it has shown, and no more than asked for', () => {
  const games = ['a', 'b', 'c'].map((id) => game(id, { volatility: 'low' }));
  expect(idsOf(games, 2)).toEqual({ calm: ['a', 'b'], short: ['c', 'a'], easy: ['a', 'b'] });
});

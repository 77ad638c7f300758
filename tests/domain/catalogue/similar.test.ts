import { expect, it } from 'vitest';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { similarTo } from '#domain/catalogue/similar.ts';

const game = (id: string, more: Partial<CatalogueGame> = {}): CatalogueGame => ({
  ...{ id, name: id, imageId: `s:${id}`, provider: 'Odd Lot', category: 'casual', segments: [], addedOn: '2026-11-01' },
  ...{ rtp: null, volatility: null, features: [], blur: '' },
  ...more,
});

it('what a game is weighs more than what one does in it, and that more than how it swings or who made it', () => {
  const dice = game('dice', { features: ['own_risk'], volatility: 'low' });
  const games = [
    game('far', { category: 'slots', provider: 'Brass Lantern' }),
    game('swings', { category: 'slots', volatility: 'low' }),
    game('risky', { category: 'crash', provider: 'Common Hour', features: ['own_risk', 'cash_out'] }),
    game('casual', { provider: 'Paper Boat' }),
    dice,
  ];
  expect(similarTo(dice, games, 6).map(({ id }) => id)).toEqual(['casual', 'swings', 'risky']);
});

it('of equals the more played come first, and no more than asked for', () => {
  const games = ['a', 'b', 'c', 'd'].map((id) => game(id));
  expect(similarTo(game('b'), games, 2).map(({ id }) => id)).toEqual(['a', 'c']);
});

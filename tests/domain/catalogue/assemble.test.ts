import { describe, expect, it } from 'vitest';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { type CatalogueGame, gameCategories } from '#domain/catalogue/game.ts';

const game = (id: string, change: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  name: id,
  provider: 'Odd Lot',
  imageId: `oddlot:${id}`,
  category: 'casual',
  segments: [],
  addedOn: '2026-11-01',
  rtp: null,
  volatility: null,
  features: [],
  blur: '',
  ...change,
});
const games = 'abcdefgh'.split('').map((id) => game(id));
const offered = { games, segments: [], popularity: [], before: undefined };
const orderOf = (catalogue: { games: readonly CatalogueGame[] }) => catalogue.games.map(({ id }) => id).join('');

describe('a shelf', () => {
  it('stands as offered when nobody has played yet', () => {
    expect(orderOf(assembleCatalogue(offered))).toBe('abcdefgh');
  });

  it('puts the most played first, then keeps the order so far, then adds what is new', () => {
    const before = { games: ['d', 'b', 'gone', 'a'].map((id) => game(id)), featured: [] };
    const catalogue = assembleCatalogue({ ...offered, popularity: ['c', 'played-once-and-gone', 'b'], before });
    expect(orderOf(catalogue)).toBe('cbdaefgh');
    expect(catalogue.top).toEqual(['c', 'b', 'd', 'a', 'e', 'f', 'g', 'h']);
  });

  it('lists the newest day first, and of one day what was offered last', () => {
    const [a, b, ...rest] = games;
    const newer = [
      { ...(a ?? game('a')), addedOn: '2026-12-01' },
      { ...(b ?? game('b')), addedOn: '2026-12-01' },
    ];
    const catalogue = assembleCatalogue({ ...offered, games: [...newer, ...rest], popularity: ['h'] });
    expect(catalogue.new.join('')).toBe('bahgfedc');
  });

  it('brings one game of each category to the home page, the most played', () => {
    const one = gameCategories.flatMap((category) => [
      game(`${category}-1`, { category }),
      game(`${category}-2`, { category }),
    ]);
    const catalogue = assembleCatalogue({ ...offered, games: one, popularity: ['craps-2'] });
    expect(catalogue.main).toEqual(gameCategories.map((name) => (name === 'craps' ? 'craps-2' : `${name}-1`)));
  });

  it('keeps what an editor put forward, fills up to seven, and shows only what has a picture', () => {
    const bare = games.map((one) => (one.id === 'a' ? { ...one, imageId: '' } : one));
    const before = { games, featured: ['h', 'gone', 'h', 'g'] };
    const catalogue = assembleCatalogue({ ...offered, games: bare, before });
    expect(catalogue.featured.join('')).toBe('hgbcdef');
    expect(catalogue.featuredImages).toEqual(catalogue.featured.map((id) => `oddlot:${id}`));
  });
});

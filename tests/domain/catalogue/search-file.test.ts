import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { packGames, readGames } from '#domain/catalogue/search-file.ts';
import { gamePathOf, tryPathOf } from '#domain/catalogue/slug.ts';

const facts = { segments: [], addedOn: '2026-11-01', rtp: null, volatility: null, features: [], blur: '' };
const game = (one: Partial<CatalogueGame>): CatalogueGame => ({
  id: 'g',
  name: 'Gold',
  provider: 'Odd Lot',
  imageId: 'oddlot:Gold',
  category: 'slots' as const,
  ...facts,
  ...one,
});
const roundTrip = (games: readonly CatalogueGame[], featuredImages: readonly string[] = []) =>
  readGames(JSON.stringify(packGames({ games, featuredImages })));

const house = houseGames.map((one) => game(one));

const odd: readonly (readonly [string, Partial<CatalogueGame>])[] = [
  ['a slash in its image', { imageId: 'oddlot:Gold/Rush' }],
  ['two colons in its image', { imageId: 'oddlot:vs20:Gold' }],
  ['no prefix', { imageId: 'vs20gold' }],
  ['another script', { name: 'Золото 7', imageId: 'oddlot:Золото7' }],
  ['a blank line in its name', { name: 'Gold\n\nRush' }],
  ['an apostrophe and an ampersand', { name: "Hold'em & Co", provider: 'Halden & Rook', imageId: 'h:HoldemCo' }],
];

describe('the file of the search', () => {
  it('gives back each game of the house with its page, its picture and its studio', () => {
    const listed = roundTrip(house, ['oddlot:Plinko']);
    expect(listed?.names).toEqual(house.map(({ name }) => name));
    const featured = new Set(['oddlot:Plinko']);
    expect(house.map((_, at) => listed?.gameAt(at))).toEqual(
      house.map((one) => ({
        name: one.name,
        provider: one.provider,
        path: gamePathOf(one),
        image: imagePathOf(one, featured),
        tryPath: tryPathOf(one),
      })),
    );
  });

  it.each(odd)('gives back a game with %s', (_, change) => {
    const one = game(change);
    expect(roundTrip([game({}), one])?.gameAt(1)).toEqual({
      name: one.name.replaceAll('\n\n', ' '),
      provider: one.provider,
      path: gamePathOf(one),
      image: imagePathOf(one, new Set()),
      tryPath: tryPathOf(one),
    });
  });

  it('leads a game without an image to its demo, and shows no picture', () => {
    const listed = roundTrip([game({ id: 'no-image', imageId: '' })]);
    expect(listed?.gameAt(0)).toMatchObject({ path: '/game/no-image?demo=true', image: null });
  });

  it('has a free table for the house’s own games alone', () => {
    const outside = { dialect: 'hub88', code: 'x' } as CatalogueGame['outside'];
    const listed = roundTrip([game({}), game({ id: 'hub88-x', outside })]);
    expect([0, 1].map((at) => listed?.gameAt(at).tryPath)).toEqual(['/try/gold', null]);
  });

  it('names every studio once, with the number of its games', () => {
    const studios = roundTrip(house)?.studios ?? [];
    expect(new Set(studios.map(({ name }) => name)).size).toBe(studios.length);
    const own = house.filter(({ provider }) => provider === 'Odd Lot');
    expect(studios.find(({ name }) => name === 'Odd Lot')?.count).toBe(own.length);
    expect(studios.reduce((sum, { count }) => sum + count, 0)).toBe(house.length);
  });

  it('writes out an image only where it does not follow from the name', () => {
    expect(Object.keys(packGames({ games: house, featuredImages: [] }).images).length).toBeLessThan(house.length / 4);
  });

  it('is empty for an empty shelf, and refused in another version', () => {
    expect(roundTrip([])).toMatchObject({ names: [], studios: [] });
    expect(readGames('{"version":2}')).toBeNull();
    expect(readGames('[]')).toBeNull();
  });
});

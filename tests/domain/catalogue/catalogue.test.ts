import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { findGameBySlug, findSlugCollisions, gamePathOf, slugOf } from '#domain/catalogue/slug.ts';
import { isGameId } from '#domain/games/registry.ts';

const game = (id: string, imageId: string): CatalogueGame => ({
  id,
  imageId,
  name: id,
  provider: 'Any Studio',
  category: 'casual',
});

describe('a slug', () => {
  it.each([
    ['meridian:EuropeanRoulette', 'european-roulette'],
    ['EuropeanRoulette', 'european-roulette'],
    ['a:b:CashBox', 'b:-cash-box'],
    ['studio:Wild/West', 'wild%2F-west'],
    ['studio:ABBa', 'a-b-ba'],
    ['studio:book_of_7', 'book_of_7'],
  ])('of %s is %s', (imageId, slug) => {
    expect(slugOf(imageId)).toBe(slug);
  });

  it('leads to its game and nowhere else (must-hold 35)', () => {
    const games = [...houseGames, game('slash', 'x:Wild/West')];
    expect(findGameBySlug(games, 'wild%2F-west')?.id).toBe('slash');
    for (const slug of ['wild/-west', 'wild%252F-west', '../european-roulette', '', 'European-Roulette']) {
      expect(findGameBySlug(games, slug)).toBeUndefined();
    }
  });

  it('stands in the path of the page; without an image the page is a demo', () => {
    expect(gamePathOf(game('g', 'm:EuropeanRoulette'))).toBe('/game/european-roulette');
    expect(gamePathOf(game('no-image', ''))).toBe('/game/no-image?demo=true');
  });

  it('that two games share is found, with both', () => {
    const [a, b] = [game('a', 'x:CashBox'), game('b', 'y:CashBox')];
    expect(findSlugCollisions([a, b, game('c', 'x:Other')])).toEqual([[a, b]]);
    expect(findSlugCollisions(houseGames)).toEqual([]);
  });
});

describe('a picture', () => {
  it('lies under its provider, in /images when it is featured', () => {
    const { provider, imageId } = { provider: 'Meridian', imageId: 'meridian:EuropeanRoulette' };
    expect(imagePathOf({ provider, imageId }, new Set())).toBe('/i/s3/meridian/EuropeanRoulette.webp');
    expect(imagePathOf({ provider, imageId }, new Set([imageId]))).toBe('/images/meridian/EuropeanRoulette.webp');
  });

  it('is asked for as the built files are named', () => {
    const picture = { provider: 'Halden & Rook', imageId: 'halden:Blackjack' };
    expect(imagePathOf(picture, new Set())).toBe('/i/s3/halden%20&%20rook/Blackjack.webp');
  });

  it('cannot leave its folder', () => {
    expect(imagePathOf({ provider: '../', imageId: 'a?b' }, new Set())).toBe('/i/s3/..%2F/a%3Fb.webp');
  });
});

describe('the house', () => {
  it('can play every game it lists', () => {
    expect(houseGames.every(({ id }) => isGameId(id))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameName } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { gamePathOf, gameSlugOf, slugOf } from '#domain/catalogue/slug.ts';
import { isGameId } from '#domain/games/book/registry.ts';

const game = (id: string, imageId: string): GameName => ({
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

  it('stands in the path of the page; without an image the page is a demo', () => {
    expect(gamePathOf(game('g', 'm:EuropeanRoulette'))).toBe('/game/european-roulette');
    expect(gamePathOf(game('no-image', ''))).toBe('/game/no-image?demo=true');
  });

  it('is the id’s where there is no image identifier', () => {
    expect(gameSlugOf(game('no-image', ''))).toBe('no-image');
    expect(gameSlugOf(game('g', 'a:Wild/West'))).toBe('wild%2F-west');
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

  it('lists at least one game with a slash in its image identifier', () => {
    expect(houseGames.map(gamePathOf)).toContain('/game/keno%2F40-10');
  });
});

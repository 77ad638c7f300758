import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { cards } from '#domain/games/book/cards.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { outcomes } from '#islands/games/outcomes.ts';
import { tables } from '#islands/games/tables.ts';
import { drawnGames, posterOf } from '../../../src/lib/posters/poster-of.ts';

const listed = houseGames.map(({ id }) => id).sort();
const wordsOf = (file: string): object =>
  JSON.parse(readFileSync(new URL(`../../../public/locales/en/${file}.json`, import.meta.url), 'utf8'));

describe('the house', () => {
  it.each([
    ['rules', gameIds],
    ['a poster', drawnGames],
    ['a table', Object.keys(tables)],
    ['words for its outcome', Object.keys(outcomes)],
  ])('has %s for each game of its catalogue, and for no other', (_, ids) => {
    expect(ids.toSorted()).toEqual(listed);
  });

  it('lists each game once, with a page and a picture of its own', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(houseGames.map(({ imageId }) => slugOf(imageId))).size).toBe(listed.length);
    expect(new Set(houseGames.map(({ name }) => name)).size).toBe(listed.length);
  });
});

describe.each(houseGames)('$name', ({ id, name }) => {
  it('is called alike by its rules and its poster', () => {
    expect(findGame(id)?.name).toBe(name);
    expect(posterOf(id)).toBeDefined();
  });

  it('has words for its table', () => {
    const files = Object.entries(tables).flatMap(([gameId, { words }]) => (gameId === id ? words : []));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(Object.keys(wordsOf(file)).length).toBeGreaterThan(0);
  });

  it('takes the sample bet of its verifier, and tells its returns', () => {
    const game = findGame(id);
    const card = Object.values(cards).find((one) => one.id === id);
    expect(game?.parseBets(card?.sample.bets, 'EUR').ok).toBe(true);
    expect(game?.returns().length).toBeGreaterThan(0);
  });
});

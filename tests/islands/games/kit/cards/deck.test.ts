import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { backOf, backs } from '#islands/games/kit/cards/back/backs.ts';
import { clubs } from '#islands/games/kit/cards/court/clubs.ts';
import { diamonds } from '#islands/games/kit/cards/court/diamonds.ts';
import { hearts } from '#islands/games/kit/cards/court/hearts.ts';
import type { Drawing } from '#islands/games/kit/cards/court/ink.ts';
import { spades } from '#islands/games/kit/cards/court/spades.ts';
import { pipsOf } from '#islands/games/kit/cards/pips.ts';
import { rankPath } from '#islands/games/kit/cards/ranks.ts';

const numbers = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
const ranks = ['A', ...numbers, 'J', 'Q', 'K'];

const pathsOf = (drawing: Drawing): string[] => drawing.flatMap((part) => ('at' in part ? pathsOf(part.of) : [part.d]));

describe('the pips', () => {
  it.each(numbers)('of a %s are as many as it says', (rank) => {
    expect(pipsOf(rank)).toHaveLength(Number(rank));
  });
  it.each(numbers.filter((rank) => rank !== '7'))('of a %s lie the same upside down', (rank) => {
    const places = pipsOf(rank).map(({ x, y }) => `${x} ${Math.round(y)}`);
    const turned = pipsOf(rank).map(({ x, y }) => `${250 - x} ${Math.round(350 - y)}`);
    expect(turned.toSorted()).toEqual(places.toSorted());
  });
  it('stand on their heads in the lower half alone', () => {
    for (const rank of numbers) for (const { y, turned } of pipsOf(rank)) expect(turned).toBe(y > 175);
  });
});

describe('the index', () => {
  it('has a letter of its own for every rank', () => {
    const letters = ranks.map(rankPath);
    expect(letters).not.toContain('');
    expect(new Set(letters).size).toBe(13);
  });
});

describe('the courts', () => {
  const figures = [spades, hearts, diamonds, clubs].flatMap((suit) => Object.values<Drawing>(suit));
  it('are twelve figures, each drawn for itself', () => {
    expect(new Set(figures.map((figure) => pathsOf(figure).join())).size).toBe(12);
  });
  it('are paths that a browser can read', () => {
    for (const path of figures.flatMap(pathsOf)) expect(path).toMatch(/^M[-\d .MLHVCQAZmlhvcqaze]+$/);
  });
});

describe('the backs', () => {
  it('are one for each studio of the house, none like another', () => {
    const studios = new Set(houseGames.map(({ provider }) => provider));
    expect(Object.keys(backs).toSorted()).toEqual([...studios].toSorted());
    expect(new Set([...studios].map((studio) => backOf(studio).emblem)).size).toBe(studios.size);
  });
  it('fall back on that of the card room', () => {
    expect(backOf('Elsewhere')).toBe(backs['Halden & Rook']);
    expect(backOf(undefined)).toBe(backs['Halden & Rook']);
  });
});

import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { searchGames } from '#domain/catalogue/search.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';

const finds = (names: readonly string[], text: string, max?: number): string[] =>
  searchGames(indexNames(names), text, max).names.map((at) => names[at] ?? '');

const house = houseGames.map(({ name }) => name);

describe('a search', () => {
  it.each([
    [
      'the middle of a word',
      'oulet',
      [
        'European Roulette',
        'American Roulette',
        'French Roulette',
        'En Prison Roulette',
        'Shared Roulette',
        'Multi-Wheel Roulette',
      ],
    ],
    ['any case', 'PLINKO', ['Plinko']],
    ['an apostrophe of either kind', 'hold’em', ["Casino Hold'em", "Ultimate Hold'em"]],
    ['blanks around and between', '  three   card ', ['Three Card Poker']],
    ['digits', '40/10', ['Keno 40/10']],
  ])('finds by %s', (_, text, found) => {
    expect(finds(house, text)).toEqual(found);
  });

  it.each([
    ['its words in another order', 'craps pocket', ['Pocket Craps']],
    ['beginnings of its words', 'roul europ', ['European Roulette']],
    ['& for and', 'wax & seal', ['Wax and Seal']],
    ['& for and, without blanks', 'WAX&SEAL', ['Wax and Seal']],
    ['and left out', 'crow fox', ['Fox and Crow']],
    ['digits and letters written together', '6of49', ['6 of 49']],
    ['digits alone', '6/49', ['6 of 49']],
    ['a number at the end of a word', 'keno80', ['Keno 80/20']],
    ['no apostrophe', 'ultimate holdem', ["Ultimate Hold'em"]],
    ['a word that no game has', 'texas holdem', ["Casino Hold'em", "Ultimate Hold'em"]],
    ['the name of the game elsewhere', 'lotto 6/49', ['6 of 49']],
    ['no word that tells anything', 'a zzzz', []],
  ])('finds by %s: %s', (_, text, found) => {
    expect(finds(house, text)).toEqual(found);
  });

  it('takes & in a name for and, too', () => {
    expect(finds(['Rook & Ruin', 'Rook'], 'ruin and rook')).toEqual(['Rook & Ruin']);
    expect(finds(['Rook & Ruin', 'Rook'], 'rook ruin')).toEqual(['Rook & Ruin']);
  });

  it('lists what contains the text before what has its words, and these before what comes near', () => {
    const names = ['Red Big Dog', 'Bgi Red', 'The Big Red', 'Big Reds', 'Redbig'];
    expect(finds(names, 'big red')).toEqual(['Big Reds', 'The Big Red', 'Red Big Dog', 'Bgi Red']);
    expect(searchGames(indexNames(names), 'big red')).toMatchObject({ exact: 2, worded: 1 });
    expect(searchGames(indexNames(names), 'big red', 2)).toMatchObject({ exact: 2, worded: 0 });
  });

  it('puts the very name first, then beginnings, then words, then the rest, each by popularity', () => {
    const names = ['Undiced', 'Two Dice', 'Dice Duel', 'Paradice', 'Dice', 'Lucky Dice', 'Dice Ten'];
    expect(finds(names, 'dice')).toEqual([
      'Dice',
      'Dice Duel',
      'Dice Ten',
      'Two Dice',
      'Lucky Dice',
      'Undiced',
      'Paradice',
    ]);
  });

  it('counts a word that begins with the text although it stands inside of an earlier word', () => {
    expect(finds(['Big Instar', 'Instar Star'], 'star')).toEqual(['Instar Star', 'Big Instar']);
  });

  it.each([
    ['a letter too many', 'plinnko', 'Plinko'],
    ['a letter too few', 'plnko', 'Plinko'],
    ['a wrong letter', 'plunko', 'Plinko'],
    ['two letters swapped', 'plinok', 'Plinko'],
    ['a wrong first letter', 'olinko', 'Plinko'],
    ['a space too many', 'updr aft', 'Updraft'],
    ['a space too few', 'nightorchard', 'Night Orchard'],
    ['two errors from eight letters on', 'nigt orchrd', 'Night Orchard'],
    ['an error while the word is still typed', 'kite habr', 'Kite Harbour'],
    ['an error across two words', 'signa lbox', 'Signal Box'],
  ])('forgives %s', (_, text, name) => {
    expect(finds(house, text)).toEqual([name]);
  });

  it('forgives nothing below four letters, and one error below eight', () => {
    expect(finds(['Dice'], 'dce')).toEqual([]);
    expect(finds(['Dice'], 'dcie')).toEqual(['Dice']);
    expect(finds(['Roulette'], 'rulete')).toEqual([]);
  });

  it('lists what contains the text before what nearly does, and one error before two', () => {
    const names = ['Baccerrat', 'Baccerat', 'Super Baccarat'];
    expect(finds(names, 'baccarat')).toEqual(['Super Baccarat', 'Baccerat', 'Baccerrat']);
    expect(searchGames(indexNames(names), 'baccarat').exact).toBe(1);
  });

  it('reads names in other scripts and with diacritics', () => {
    const names = ['Łódź Ærø Straße', 'Über Élysée', 'ΟΔΥΣΣΕΥΣ', '麻雀の夜', 'Café 🎲 Noir'];
    expect(finds(names, 'lodz')).toEqual([names[0]]);
    expect(finds(names, 'aero strasse')).toEqual([names[0]]);
    expect(finds(names, 'elysee')).toEqual([names[1]]);
    expect(finds(names, 'οδυσσευς')).toEqual([names[2]]);
    expect(finds(names, '雀の')).toEqual([names[3]]);
    expect(finds(names, '🎲')).toEqual([names[4]]);
  });

  it('finds the most popular for an empty text, 15 at most', () => {
    expect(finds(house, '  ')).toEqual(house.slice(0, 15));
    expect(finds(house, 'e')).toHaveLength(15);
    expect(finds(house, '', 3)).toHaveLength(3);
    expect(finds([], '')).toEqual([]);
    expect(finds([], 'dice')).toEqual([]);
  });

  it.each(['a'.repeat(100_000), '\u0001\n\u0000', '$&', '.*', '\\', '\ud83d', '́'])(
    'takes any text as text: %#',
    (text) => {
      expect(finds(house, text).length).toBeLessThanOrEqual(15);
    },
  );

  it('finds nothing for what nothing resembles', () => {
    expect(finds(house, 'zzzzzzzzzz')).toEqual([]);
  });
});

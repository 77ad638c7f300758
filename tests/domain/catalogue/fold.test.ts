import { describe, expect, it } from 'vitest';
import { containsTyped, foldTyped, rangeOfTyped } from '#domain/catalogue/fold.ts';
import { searchTextMax } from '#domain/catalogue/search-limits.ts';

describe('a typed text', () => {
  it.each([
    ['  Three\t Card  ', 'three card'],
    ['İSTANBUL ıŞIK', 'istanbul isik'],
    ['Hold’em – Café', "hold'em - cafe"],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['\u0000\n', ''],
    ['٦ von ٤٩', '6 von 49'],
  ])('%j is looked for as %j', (text, folded) => {
    expect(foldTyped(text)).toBe(folded);
  });

  it('is read to its bound and no further', () => {
    expect(foldTyped('a'.repeat(100_000))).toHaveLength(searchTextMax);
  });

  it.each([
    ['Halden & Rook', 'rook', true],
    ['Halden & Rook', 'N & r', true],
    ['Halden & Rook', 'halden and', false],
    ['Halden & Rook', '', true],
  ])('%j contains %j: %j', (name, text, contains) => {
    expect(containsTyped(name, text)).toBe(contains);
  });
});

describe('the marked part of a name', () => {
  const marked = (name: string, text: string): string | null => {
    const range = rangeOfTyped(name, text);
    return range && name.slice(...range);
  };

  it.each([
    ['European Roulette', 'ROUL', 'Roul'],
    ['Three  Card Poker', 'three card', 'Three  Card'],
    ['Große Straße', 'ss', 'ß'],
    ['Café Noir', 'cafe', 'Café'],
    ['Café Noir', 'cafe', 'Café'],
    ['🎲 Dice', 'dice', 'Dice'],
    ['🎲 Dice', '🎲', '🎲'],
    ['Dice', 'plinko', null],
    ['Dice', '', null],
  ])('of %j for %j is %j', (name, text, part) => {
    expect(marked(name, text)).toBe(part);
  });

  it('is the beginning of a word where there is one', () => {
    expect(rangeOfTyped('Instar Star', 'star')).toEqual([7, 11]);
  });
});

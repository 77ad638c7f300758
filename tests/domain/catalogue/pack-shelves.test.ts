import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packShelves, pickRows } from '#domain/catalogue/pack-shelves.ts';

const section = (name: string, count: number) => ({ name, games: Array.from({ length: count }, (_, index) => index) });
const names = (shelves: readonly (readonly { readonly name: string }[])[]) =>
  shelves.map((shelf) => shelf.map(({ name }) => name));

describe('a packed shelf', () => {
  it('has small sections side by side, so that it is full', () => {
    const sections = [section('card', 2), section('slots', 4), section('casual', 4), section('poker', 2)];
    expect(names(packShelves(sections, 6))).toEqual([
      ['card', 'slots'],
      ['casual', 'poker'],
    ]);
  });
  it('is filled up by a later section rather than left with a gap', () => {
    const sections = [section('video poker', 3), section('casual', 4), section('roulette', 3)];
    expect(names(packShelves(sections, 6))).toEqual([['video poker', 'roulette'], ['casual']]);
  });
  it('belongs to a section that fills it alone', () => {
    expect(names(packShelves([section('slots', 8), section('craps', 1)], 6))).toEqual([['slots'], ['craps']]);
  });
  it('has no empty section', () => {
    expect(packShelves([section('fishing', 0)], 6)).toEqual([]);
  });
  it('holds every section with games once, and never more than its places unless one section is as large', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 20 }), (counts) => {
        const shelves = packShelves(
          counts.map((count, index) => section(String(index), count)),
          6,
        );
        const packed = shelves.flat().map(({ name }) => Number(name));
        expect(packed.toSorted((a, b) => a - b)).toEqual(counts.flatMap((count, index) => (count > 0 ? [index] : [])));
        for (const shelf of shelves)
          expect(shelf.length === 1 || shelf.reduce((sum, { games }) => sum + games.length, 0) <= 6).toBe(true);
      }),
    );
  });
});

describe('the rows of a page', () => {
  it('show a game once as long as their lists allow it', () => {
    const rows = [
      { ids: ['a', 'b', 'c'], count: 2 },
      { ids: ['a', 'c', 'd', 'e'], count: 3 },
    ];
    expect(pickRows(rows)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });
  it('repeat what stands above only where a list has nothing else', () => {
    const rows = [
      { ids: ['a', 'b'], count: 2 },
      { ids: ['b', 'c'], count: 2 },
    ];
    expect(pickRows(rows)).toEqual([
      ['a', 'b'],
      ['c', 'b'],
    ]);
  });
});

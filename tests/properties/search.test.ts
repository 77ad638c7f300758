import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLines, foldTyped, rangeOfTyped } from '#domain/catalogue/fold.ts';
import { searchGames } from '#domain/catalogue/search.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';
import { searchResultsMax } from '#domain/catalogue/search-limits.ts';
import { searchByHand } from '../support/search-oracle.ts';

/** Few letters, so that names resemble each other and errors find something. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'I'), minLength: 1, maxLength: 7 });
const separator = fc.constantFrom(' ', '-', "'", ' & ');
const name = fc
  .array(fc.tuple(word, separator), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([text, end], at) => (at === parts.length - 1 ? text : text + end)).join(''));
const anyName = fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) });
const names = fc.array(anyName, { maxLength: 40 });
const text = fc.oneof(name, word, fc.string({ unit: 'binary', maxLength: 12 }));
const runs = { numRuns: 3_000 };

/** A text that is a piece of one of the names, with up to two letters changed. */
const nearName = fc
  .tuple(fc.array(name, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat(3))))
  .map(([list, which, from, edits]) => {
    const whole = list[which % list.length] ?? '';
    const piece = [...whole.slice(from % whole.length, (from % whole.length) + 14)];
    for (const [place, edit] of edits.slice(0, 2)) {
      const at = place % Math.max(1, piece.length);
      if (edit === 0) piece.splice(at, 1);
      else if (edit === 1) piece.splice(at, 0, 'a');
      else if (edit === 2) piece.splice(at, 1, 'b');
      else piece.splice(at, 2, ...piece.slice(at, at + 2).reverse());
    }
    return [list, piece.join('')] as const;
  });

describe('a search, for all names and texts', () => {
  it('finds what looking at every name finds, in the same order', () => {
    const cases = fc.oneof(fc.tuple(names, text), nearName);
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 20 }), ([list, typed], max) => {
        expect(searchGames(indexNames(list), typed, max).names).toEqual(searchByHand(list, typed, max));
      }),
      runs,
    );
  });

  it('lists no game twice, never more than 15, and first those that contain the text', () => {
    fc.assert(
      fc.property(names, text, (list, typed) => {
        const found = searchGames(indexNames(list), typed);
        expect(found.names.length).toBeLessThanOrEqual(searchResultsMax);
        expect(new Set(found.names).size).toBe(found.names.length);
        const contain = found.names.map((at) => foldLines(list[at] ?? '').includes(foldTyped(typed)));
        expect(contain).toEqual(found.names.map((_, place) => place < found.exact));
      }),
      runs,
    );
  });

  it('lists a game first whose very name was typed', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), fc.nat(), (list, which) => {
        const typed = list[which % list.length] ?? '';
        const [first = -1] = searchGames(indexNames(list), typed).names;
        expect(foldLines(list[first] ?? '')).toBe(foldLines(typed));
      }),
      runs,
    );
  });

  it('misses no name that contains the text by the plain comparison of the language', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (whole, from, length) => {
        const typed = whole.slice(from % whole.length, (from % whole.length) + 1 + (length % 8)).toUpperCase();
        expect(searchGames(indexNames([whole]), typed).exact).toBe(1);
      }),
      runs,
    );
  });

  it('marks a part of the name that says what was typed', () => {
    fc.assert(
      fc.property(anyName, text, (whole, typed) => {
        const range = rangeOfTyped(whole, typed);
        if (range !== null) expect(foldLines(whole.slice(...range))).toContain(foldTyped(typed));
        else if (foldTyped(typed) !== '') expect(foldLines(whole)).not.toContain(foldTyped(typed));
      }),
      runs,
    );
  });
});

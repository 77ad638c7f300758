import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import { faultLine } from '#domain/catalogue/snapshot-fault.ts';

type Loose = Record<string, unknown> & { games: Record<string, unknown>[] };

const own = (): Loose =>
  JSON.parse(readFileSync(new URL('../../src/content/catalogue/catalogue.json', import.meta.url), 'utf8'));

/** What is said of the catalogue of the house after a change. */
const linesAfter = (change: (snapshot: Loose) => void): string[] => {
  const snapshot = own();
  change(snapshot);
  const parsed = parseSnapshot(snapshot);
  return parsed.ok ? [] : parsed.faults.map(faultLine);
};
const onFirst = (field: string, value: unknown) => (snapshot: Loose) => {
  const [game = {}] = snapshot.games;
  game[field] = value;
};

describe('the catalogue’s file', () => {
  it('is sound as it stands', () => {
    expect(linesAfter(() => undefined)).toEqual([]);
  });

  it.each<[string, (snapshot: Loose) => void, RegExp]>([
    ['a field nobody reads', onFirst('colour', 'red'), /^"[\w-]+", colour: is no field of the catalogue: take it out$/],
    ['a missing name', onFirst('name', undefined), /^"[\w-]+", name: is missing or of another type: write a text$/],
    [
      'a category that is none',
      onFirst('category', 'bingo'),
      /^"[\w-]+", category: .*write one of card, slots, video_poker/,
    ],
    ['a feature that is none', onFirst('features', ['lights']), /^"[\w-]+", features\.0: .*write one of free_spins/],
    ['a volatility that is none', onFirst('volatility', 'huge'), /^"[\w-]+", volatility: /],
    ['a return that is no percentage', onFirst('rtp', '97.3'), /^"[\w-]+", rtp: .*such as 97\.29, or null$/],
    ['a return as a number', onFirst('rtp', 97.29), /^"[\w-]+", rtp: is missing or of another type/],
    ['a return of ten times as much', onFirst('rtp', '972.90'), /^"[\w-]+", rtp: /],
    ['a blur that is no base64', onFirst('blur', 'data:image/webp;base64,AAAA'), /^"[\w-]+", blur: .*base64/],
    ['a blur as large as a picture', onFirst('blur', 'AAAA'.repeat(50)), /^"[\w-]+", blur: /],
    ['an id with a slash', onFirst('id', 'a/b'), /^"a\/b", id: /],
    ['an id that is missing', onFirst('id', undefined), /^"games\[0\]", id: is missing/],
    ['a name over two lines', onFirst('name', 'Euro\npean'), /^"[\w-]+", name: .*on one line$/],
    [
      'games that are no list',
      (snapshot) => Object.assign(snapshot, { games: {} }),
      /^"catalogue", games: .*write a list$/,
    ],
    [
      'another version',
      (snapshot) => Object.assign(snapshot, { version: 2 }),
      /^"catalogue", version: .*write one of 1$/,
    ],
    ['a part nobody reads', (snapshot) => Object.assign(snapshot, { hot: [] }), /^"catalogue", hot: is no field/],
    [
      'a segment with a capital letter',
      (snapshot) => Object.assign(snapshot, { segments: [{ id: 'Table', name: 'At the table' }] }),
      /^"Table", id: .*small letters/,
    ],
    [
      'two games of one page',
      (snapshot) => {
        for (const [at, prefix] of ['a', 'b'].entries())
          Object.assign(snapshot.games[at + 8] ?? {}, { imageId: `${prefix}:Same` });
      },
      /imageId: leads to the page \/game\/same, which is that of/,
    ],
  ])('with %s is refused, with the game and the field', (_, change, line) => {
    const lines = linesAfter(change);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it.each([null, 'text', 7, [], undefined])('that is %j is refused', (input) => {
    const parsed = parseSnapshot(input);
    expect(parsed.ok ? [] : parsed.faults.map(({ of }) => of)).toContain('catalogue');
  });

  it('says all that is wrong with its shape at once', () => {
    const lines = linesAfter((snapshot) => {
      for (const game of snapshot.games) game['rtp'] = 'high';
    });
    expect(lines).toHaveLength(own().games.length);
  });
});

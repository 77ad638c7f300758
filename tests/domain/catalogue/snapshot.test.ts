import { describe, expect, it } from 'vitest';
import type { CatalogueGame, Snapshot } from '#domain/catalogue/game.ts';
import { findSnapshotFaults } from '#domain/catalogue/snapshot.ts';
import { faultLine } from '#domain/catalogue/snapshot-fault.ts';

const game = (at: number, change: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id: `game-${at}`,
  name: `Game ${at}`,
  provider: 'Odd Lot',
  imageId: `oddlot:Game${at}`,
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-01',
  rtp: '97.29',
  volatility: 'low',
  features: [],
  blur: '',
  ...change,
});

const sound: Snapshot = {
  version: 1,
  source: 'Test',
  writtenAt: '2026-11-22T12:00:00.000Z',
  games: Array.from({ length: 9 }, (_, at) => game(at)),
  segments: [{ id: 'instant', name: 'In an instant' }],
  top: ['game-1'],
  main: ['game-2'],
  featured: ['game-3'],
  new: ['game-4'],
  featuredImages: [0, 1, 2, 3, 4, 5, 6].map((at) => `oddlot:Game${at}`),
};

/** The sound snapshot with the last two games changed. */
const withGames = (...changes: readonly Partial<CatalogueGame>[]): Snapshot => ({
  ...sound,
  games: [...sound.games.slice(0, 7), ...changes.map((change, at) => game(7 + at, change))],
});

const lines = (snapshot: Snapshot): string[] => findSnapshotFaults(snapshot).map(faultLine);

describe('a snapshot', () => {
  it('that is sound has no fault', () => {
    expect(lines(sound)).toEqual([]);
  });

  it.each<[string, Partial<CatalogueGame>]>([
    ['a slash in its image identifier', { imageId: 'oddlot:Keno/40-10' }],
    ['a second colon in it', { imageId: 'a:vs20:Gold' }],
    ['no image identifier', { imageId: '' }],
    ['a studio with an ampersand', { provider: 'Halden & Rook' }],
    ['a studio with a percent sign', { provider: '100% Play' }],
    ['a studio with an accent', { provider: 'Caf\u00E9' }],
    ['a studio named like an object’s own words', { provider: 'constructor' }],
    ['markup for a name', { name: '</script><img src=x onerror=alert(1)>' }],
    ['a name in another script', { name: 'ไพ่โป๊กเกอร์ \u2660\uFE0F' }],
    ['no figures', { rtp: null, volatility: null }],
  ])('may list a game with %s', (_, change) => {
    expect(lines(withGames(change))).toEqual([]);
  });

  it('may list several games without an image identifier', () => {
    expect(lines(withGames({ imageId: '' }, { imageId: '' }))).toEqual([]);
  });

  it.each<[string, readonly Partial<CatalogueGame>[], RegExp]>([
    ['an id twice', [{ id: 'twin' }, { id: 'twin' }], /^"twin", id: stands twice/],
    [
      'two games with one page, and names both',
      [{ imageId: 'a:CashBox' }, { imageId: 'b:CashBox' }],
      /^"game-8", imageId: .*\/game\/cash-box.*"game-7".*"b:CashBox".*"a:CashBox"/,
    ],
    [
      'two pictures whose names differ in capital letters',
      [{ imageId: 'a:CashBox' }, { imageId: 'a:Cashbox' }],
      /^"game-8", imageId: .*"game-7".*capital letters/,
    ],
    [
      'a page that is another game’s id',
      [{ imageId: '', id: 'cash-box' }, { imageId: 'a:CashBox' }],
      /^"game-8", imageId: .*"cash-box"/,
    ],
    [
      'an image that climbs',
      [{ imageId: 'a:../../secret' }],
      /^"game-7", imageId: "a:\.\.\/\.\.\/secret" names no picture/,
    ],
    ['an image with an empty part', [{ imageId: 'a:Gold//Rush' }], /^"game-7", imageId/],
    ['an image that is a folder', [{ imageId: 'a:Gold/' }], /^"game-7", imageId/],
    ['an image of nothing but a prefix', [{ imageId: 'a:' }], /^"game-7", imageId/],
    ['an image with a control character', [{ imageId: 'a:Go\u0000ld' }], /^"game-7", imageId/],
    ['an image with a percent sign', [{ imageId: 'a:Gold%2FRush' }], /^"game-7", imageId/],
    ['an image five folders deep', [{ imageId: 'a:a/b/c/d/e' }], /^"game-7", imageId/],
    ['two studios of one path', [{ provider: 'ODD LOT' }], /^"game-7", provider: "ODD LOT" and "Odd Lot"/],
    ['a studio on the path of further pages', [{ provider: 'Page' }], /^"game-7", provider: "Page" is the path/],
    ['a studio with a slash', [{ provider: 'AC/DC' }], /^"game-7", provider: "AC\/DC" is no name/],
    ['a studio that is a folder', [{ provider: '..' }], /^"game-7", provider/],
    ['a studio of nothing', [{ provider: '' }], /^"game-7", provider/],
    [
      'a studio with an accent apart from its letter',
      [{ provider: 'Cafe\u0301' }],
      /^"game-7", provider: .* is no name/,
    ],
    ['a studio that is a folder, encoded', [{ provider: '%2e%2e' }], /^"game-7", provider: "%2e%2e" is no name/],
    [
      'a studio named like a page’s file',
      [{ provider: 'Index' }],
      /^"game-7", provider: "Index" is the name of a page/,
    ],
    ['a studio with a file’s ending', [{ provider: 'Play.html' }], /^"game-7", provider: "Play\.html" is the name/],
    ['a game named like a page’s file', [{ imageId: 'a:index' }], /^"game-7", imageId: "index" is the name of a page/],
    ['a studio too long for a folder', [{ provider: '€'.repeat(60) }], /^"game-7", provider: makes an address of 540/],
    [
      'a game too long for a folder',
      [{ imageId: `a:${'A'.repeat(150)}` }],
      /^"game-7", imageId: makes an address of 299/,
    ],
    ['an id that every object has', [{ id: 'constructor' }], /^"constructor", id: is a word of the language/],
    ['a name without ink', [{ name: '\u3164 \u0301' }], /^"game-7", name: cannot be read/],
    ['a name in spaces', [{ name: ' Keno' }], /^"game-7", name: cannot be read/],
    ['a name under a pile of accents', [{ name: `Keno${'\u0301'.repeat(9)}` }], /^"game-7", name: cannot be read/],
    ['a segment that is none', [{ segments: ['instant', 'table'] }], /^"game-7", segments: "table" is none/],
    ['a segment twice', [{ segments: ['instant', 'instant'] }], /^"game-7", segments: "instant" stands twice/],
    ['a feature twice', [{ features: ['lines', 'lines'] }], /^"game-7", features: "lines" stands twice/],
    ['a day that is none', [{ addedOn: '2026-02-30' }], /^"game-7", addedOn: "2026-02-30" is no day/],
    ['a day after its own', [{ addedOn: '2026-11-23' }], /^"game-7", addedOn: 2026-11-23 lies after/],
  ])('may not hold %s', (_, changes, fault) => {
    const found = lines(withGames(...changes));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });

  it.each<[string, Partial<Snapshot>, RegExp]>([
    ['a listed game that is none', { top: ['game-1', 'chess'] }, /^"top", chess: is no game/],
    ['a game twice in a list', { new: ['game-1', 'game-1'] }, /^"new", game-1: stands twice/],
    ['six featured pictures', { featuredImages: sound.featuredImages.slice(1) }, /^"featuredImages", length: names 6/],
    [
      'a featured picture twice',
      { featuredImages: [...sound.featuredImages.slice(1), 'oddlot:Game1'] },
      /^"featuredImages", length: names 6/,
    ],
    [
      'a featured picture of no game',
      { featuredImages: [...sound.featuredImages.slice(1), 'oddlot:Chess'] },
      /^"featuredImages", oddlot:Chess: is the image identifier of no game/,
    ],
    [
      'a segment twice',
      { segments: [...sound.segments, { id: 'instant', name: 'Again' }] },
      /^"instant", segments: stands twice/,
    ],
  ])('may not hold %s', (_, change, fault) => {
    const found = lines({ ...sound, ...change });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });

  it('commands no terminal by what it holds', () => {
    const [line] = lines(withGames({ imageId: 'a:\u001B[2J\u202E\n' }));
    expect(line).toMatch(/^"game-7", imageId: "a:\uFFFD\[2J\uFFFD\uFFFD" names no picture/);
  });

  it('tells all its faults at once', () => {
    expect(lines({ ...withGames({ imageId: 'a:..' }, { provider: 'page' }), top: ['chess'] })).toHaveLength(3);
  });

  it('of fifty thousand games is sound as well', () => {
    expect(lines({ ...sound, games: Array.from({ length: 50_000 }, (_, at) => game(at)) })).toEqual([]);
  });
});

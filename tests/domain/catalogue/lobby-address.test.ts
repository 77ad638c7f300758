import { describe, expect, it } from 'vitest';
import { canonicalPathOf } from '#domain/catalogue/canonical-path.ts';
import { addressOf, type LobbyPlace, sourceOf } from '#domain/catalogue/lobby-address.ts';
import { newMarks, newUntil } from '#domain/catalogue/newness.ts';
import { pageAt, pageCountOf, pagePathOf } from '#domain/catalogue/pages.ts';
import { studioPathOf } from '#domain/catalogue/paths.ts';

const slots: LobbyPlace = { path: '/games/slots', base: [['category', 'slots']] };
const search: LobbyPlace = { path: '/search', base: [['list', 'top']] };

describe("a list's address", () => {
  it.each<[string, LobbyPlace, [string, string][], string]>([
    [
      'nothing chosen',
      slots,
      [
        ['category', 'slots'],
        ['sort', ''],
      ],
      '/games/slots',
    ],
    [
      'a choice',
      slots,
      [
        ['category', 'slots'],
        ['volatility', 'high'],
      ],
      '/games/slots?volatility=high',
    ],
    [
      'a page alone',
      slots,
      [
        ['category', 'slots'],
        ['page', '2'],
      ],
      '/games/slots/page/2',
    ],
    [
      'a choice and a page',
      slots,
      [
        ['volatility', 'high'],
        ['page', '2'],
      ],
      '/games/slots?volatility=high&page=2',
    ],
    ['a name with an ampersand', slots, [['studio', 'Halden & Rook']], '/games/slots?studio=Halden+%26+Rook'],
    [
      'the search page itself',
      search,
      [
        ['list', 'top'],
        ['q', 'a'],
      ],
      '/search?list=top&q=a',
    ],
  ])('with %s', (_, place, asked, address) => {
    expect(addressOf(place, asked)).toBe(address);
  });

  it.each<[LobbyPlace, string, string]>([
    [slots, '/games/slots', '/games/slots'],
    [slots, '/games/slots/page/2', '/games/slots/page/2'],
    [slots, '/games/slots?volatility=high&page=2', '/search?category=slots&volatility=high&page=2'],
    [search, '/search?q=a', '/search?q=a'],
  ])('is rendered elsewhere only when something is chosen: %s %s', (place, address, source) => {
    expect(sourceOf(place, address)).toBe(source);
  });

  it('comes back from where it is rendered', () => {
    const address = '/games/slots?studio=Halden+%26+Rook&volatility=high';
    expect(addressOf(slots, new URLSearchParams(sourceOf(slots, address).split('?')[1]))).toBe(address);
  });
});

describe('a path', () => {
  const written = studioPathOf('Halden & Rook');

  it.each(['/games/all/Halden%20%26%20Rook', '/games/all/%48alden%20&%20Rook', '/games/all/Halden & Rook', written])(
    'is written in one way: %s',
    (path) => {
      expect(canonicalPathOf(path)).toBe(written);
    },
  );

  it('keeps a slash inside its segment, and is nothing when it cannot be decoded', () => {
    expect(canonicalPathOf('/game/a%2fb')).toBe('/game/a%2Fb');
    expect(canonicalPathOf('/games/%E0%A4')).toBeNull();
  });
});

describe('pages', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);

  it('hold every item once', () => {
    expect([1, 2, 3].flatMap((at) => pageAt(items, at).items)).toEqual(items);
  });

  it('end with the last one, whatever is asked for', () => {
    expect(pageAt(items, 99_999)).toMatchObject({ page: 3, pages: 3 });
    expect(pageAt([], 7)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it('have a path each', () => {
    expect([pagePathOf('/games/all', 1), pagePathOf('/games/all', 2)]).toEqual(['/games/all', '/games/all/page/2']);
    expect([pageCountOf(0), pageCountOf(48), pageCountOf(49)]).toEqual([1, 1, 2]);
  });
});

describe('a game', () => {
  it('is new for thirty days, the first of them included', () => {
    expect(newUntil('2026-11-01')).toBe('2026-11-30');
    expect(newUntil('2028-02-15')).toBe('2028-03-15');
  });

  it('is marked as new only where most of the list is not', () => {
    const [fresh, old] = [{ addedOn: '2026-11-20' }, { addedOn: '2025-01-01' }];
    expect(newMarks([fresh, old, old, old], '2026-11-22')).toEqual(new Map([[fresh, '2026-12-19']]));
    expect(newMarks([fresh, old, old], '2026-11-22').size).toBe(0);
    expect(newMarks([fresh, old, old, old], '2026-12-20').size).toBe(0);
  });
});

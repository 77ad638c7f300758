import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetColumns } from '#domain/catalogue/facet-columns.ts';
import { facetGroupsOf, findGames } from '#domain/catalogue/facets.ts';
import { type Filters, noFilters, returnSteps } from '#domain/catalogue/filters.ts';
import { gameCategories, gameFeatures, volatilities } from '#domain/catalogue/game.ts';
import { sampleGame, sampleShelf } from '#tests/support/sample-shelf.ts';

const games = sampleShelf(600);
const columns = facetColumns(games);
const ids = (found: { games: readonly { id: string }[] }) => found.games.map(({ id }) => id);

const someFilters: fc.Arbitrary<Filters> = fc.record({
  q: fc.constant(''),
  list: fc.constant(null),
  studio: fc.subarray(['Studio 0', 'Studio 5', 'Nobody']),
  category: fc.subarray([...gameCategories], { maxLength: 3 }),
  volatility: fc.subarray([...volatilities]),
  rtp: fc.option(fc.constantFrom(...returnSteps)),
  feature: fc.subarray([...gameFeatures], { maxLength: 2 }),
  sort: fc.option(fc.constantFrom('popular', 'new', 'az')),
  page: fc.constant(1),
});

describe('a narrowed shelf', () => {
  const shelf = facetColumns([
    sampleGame('a', { provider: 'One', category: 'slots', rtp: '97.29', volatility: 'high', features: ['ways'] }),
    sampleGame('b', {
      provider: 'One',
      category: 'card',
      rtp: '99.00',
      volatility: 'low',
      features: ['side_bets', 'decisions'],
    }),
    sampleGame('c', {
      provider: 'Two',
      category: 'slots',
      rtp: '95.99',
      volatility: null,
      features: ['ways', 'cascades'],
    }),
    sampleGame('d', { provider: 'Two', category: 'poker', rtp: null, volatility: 'low' }),
  ]);
  const found = (filters: Partial<Filters>) => ids(findGames(shelf, { ...noFilters, ...filters }));

  it.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, ['a', 'b', 'c', 'd']],
    ['one value', { category: ['slots'] }, ['a', 'c']],
    ['two values of a field, either of which will do', { category: ['slots', 'card'] }, ['a', 'b', 'c']],
    ['two fields, both of which must fit', { category: ['slots'], studio: ['Two'] }, ['c']],
    ['two features, both of which it must have', { feature: ['ways', 'cascades'] }, ['c']],
    ['a return, and games that name none are out', { rtp: 96 }, ['a', 'b']],
    ['a return that is met to the hundredth', { rtp: 99 }, ['b']],
    ['a studio that is not there', { studio: ['Nobody'] }, []],
  ])('by %s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  it('is as if games that are held were not there, in its order and in its counts', () => {
    const without = new Set(['a']);
    expect(ids(findGames(shelf, noFilters, undefined, without))).toEqual(['b', 'c', 'd']);
    const { games, counts } = findGames(shelf, { ...noFilters, category: ['slots'] }, undefined, without);
    expect([games.map(({ id }) => id), counts.category.get('slots'), counts.studio.get('One')]).toEqual([
      ['c'],
      1,
      undefined,
    ]);
    expect(ids(findGames(shelf, noFilters, shelf.games.toReversed(), without))).toEqual(['d', 'c', 'b']);
  });

  it('counts beside each value what choosing it would show', () => {
    const { counts } = findGames(shelf, { ...noFilters, category: ['slots'] });
    // Categories widen each other: the others count as if none was chosen.
    expect(Object.fromEntries(counts.category)).toEqual({ slots: 2, card: 1, poker: 1 });
    expect(Object.fromEntries(counts.studio)).toEqual({ One: 1, Two: 1 });
    expect(Object.fromEntries(counts.rtp)).toEqual({ 96: 1, 97: 1 });
    expect(Object.fromEntries(counts.feature)).toEqual({ ways: 2, cascades: 1 });
  });
});

describe('any filters', () => {
  it('leave each game that fits once, and no other', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const fits = games.filter(
          (game) =>
            (filters.studio.length === 0 || filters.studio.includes(game.provider)) &&
            (filters.category.length === 0 || filters.category.includes(game.category)) &&
            (filters.volatility.length === 0 || filters.volatility.some((one) => one === game.volatility)) &&
            (filters.rtp === null || (game.rtp !== null && Number(game.rtp) >= filters.rtp)) &&
            filters.feature.every((one) => game.features.includes(one)),
        );
        expect(ids(findGames(columns, filters)).toSorted()).toEqual(fits.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('promise by each count exactly what that choice then shows', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const { counts } = findGames(columns, filters);
        for (const value of volatilities)
          expect(findGames(columns, { ...filters, volatility: [value] }).games).toHaveLength(
            counts.volatility.get(value) ?? 0,
          );
        for (const value of returnSteps)
          expect(findGames(columns, { ...filters, rtp: value }).games).toHaveLength(counts.rtp.get(String(value)) ?? 0);
        for (const value of gameFeatures)
          expect(
            findGames(columns, { ...filters, feature: [...new Set([...filters.feature, value])] }).games,
          ).toHaveLength(counts.feature.get(value) ?? 0);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the order', () => {
  const shelf = facetColumns([
    sampleGame('old', { name: 'zebra', addedOn: '2026-01-01' }),
    sampleGame('first-new', { name: 'Äpfel', addedOn: '2026-09-01' }),
    sampleGame('second-new', { name: 'Apple 10', addedOn: '2026-09-01' }),
    sampleGame('middle', { name: 'apple 9', addedOn: '2026-05-01' }),
  ]);
  const sorted = (sort: Filters['sort'], list: Filters['list'] = null) =>
    ids(findGames(shelf, { ...noFilters, sort, list }));

  it('is by popularity unless another is asked for', () => {
    expect(sorted(null)).toEqual(['old', 'first-new', 'second-new', 'middle']);
    expect(sorted('popular')).toEqual(sorted(null));
  });

  it('of the list of new games begins with the newest', () => {
    expect(sorted(null, 'new')).toEqual(['first-new', 'second-new', 'middle', 'old']);
  });

  it('by name is what a reader expects of letters and numbers', () => {
    expect(sorted('az')).toEqual(['first-new', 'middle', 'second-new', 'old']);
  });

  it('of a search is by how well a game matches, unless another is asked for', () => {
    const [old, , second] = shelf.games;
    const matches = [second, old].filter((game) => game !== undefined);
    expect(ids(findGames(shelf, noFilters, matches))).toEqual(['second-new', 'old']);
    expect(ids(findGames(shelf, { ...noFilters, sort: 'popular' }, matches))).toEqual(['old', 'second-new']);
  });
});

describe('the fields to show', () => {
  it('have only values that exist, and leave out what would change nothing', () => {
    const { counts } = findGames(
      facetColumns([sampleGame('a', { volatility: 'low' }), sampleGame('b', { volatility: 'high' })]),
      noFilters,
    );
    expect(facetGroupsOf(counts, noFilters)).toEqual([
      {
        name: 'volatility',
        options: [
          { value: 'low', count: 1, chosen: false },
          { value: 'high', count: 1, chosen: false },
        ],
      },
    ]);
  });

  it('keep a chosen value that leaves nothing, so that it can be taken away', () => {
    const filters: Filters = { ...noFilters, studio: ['Gone'] };
    const { counts } = findGames(columns, filters);
    const studio = facetGroupsOf(counts, filters).find(({ name }) => name === 'studio');
    expect(studio?.options).toContainEqual({ value: 'Gone', count: 0, chosen: true });
  });

  it('show the largest of hundreds of studios', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => sampleGame(`g${at}`, { provider: `Studio ${at % 300}` }));
    const { counts } = findGames(facetColumns(many), noFilters);
    expect(facetGroupsOf(counts, noFilters).find(({ name }) => name === 'studio')?.options).toHaveLength(40);
  });
});

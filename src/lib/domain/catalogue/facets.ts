import { type FacetColumns, featureBits } from './facet-columns.ts';
import { type FacetName, type Filters, facetNames, returnSteps, valuesOf } from './filters.ts';
import { type CatalogueGame, gameCategories, gameFeatures, volatilities } from './game.ts';

/** Of every field, how many games each value would leave; a value that would leave none is not in it. */
export type FacetCounts = { readonly [Name in FacetName]: ReadonlyMap<string, number> };

export type Found = { readonly games: readonly CatalogueGame[]; readonly counts: FacetCounts };

/**
 * The games of a shelf that the filters leave, in the order asked for, and the counts beside every choice: within a field
 * as if nothing of that field was chosen, since its values widen each other. `matches`: what the typed text found, best
 * first; its order holds where none is asked for. `without`: ids of games that are as if they were not there. One pass over the shelf, whatever is
 * chosen.
 */
export const findGames = (
  shelf: FacetColumns,
  filters: Filters,
  matches?: readonly CatalogueGame[],
  without: ReadonlySet<string> = none,
): Found => {
  const missOf = missesOf(shelf, filters);
  const tally = emptyTally(shelf);
  const games: CatalogueGame[] = [];
  for (const place of placesOf(shelf, filters, matches)) {
    const game = shelf.games[place];
    if (game === undefined || without.has(game.id)) continue;
    const missed = missOf(place);
    if (missed === fits) {
      games.push(game);
      for (const one of tally) add(one, place);
    } else {
      const one = tally[missed];
      // A further feature narrows what the others leave, so a game that lacks one counts for none.
      if (one !== undefined && one.name !== 'feature') add(one, place);
    }
  }
  return { games, counts: countsOf(shelf, tally) };
};

/** The order of a list when none is asked for. */
export const defaultSortOf = ({ list }: Pick<Filters, 'list'>): NonNullable<Filters['sort']> =>
  list === 'new' ? 'new' : 'popular';

/** The places to look at, in the order asked for. */
const placesOf = (shelf: FacetColumns, filters: Filters, matches?: readonly CatalogueGame[]): Iterable<number> => {
  const ordered = shelf.orders[filters.sort ?? defaultSortOf(filters)];
  if (matches === undefined) return ordered;
  const matched = matches.flatMap((game) => shelf.places.get(game) ?? []);
  if (filters.sort === null) return matched;
  const marks = new Uint8Array(shelf.games.length);
  for (const place of matched) marks[place] = 1;
  return ordered.filter((place) => marks[place] === 1);
};

const none: ReadonlySet<string> = new Set();

const fits = -1;
const several = -2;

/** The one field in which a game does not fit, as its place in `facetNames`; `fits` where it is none, or `several` of them. */
const missesOf = (shelf: FacetColumns, filters: Filters): ((place: number) => number) => {
  const tests = facetNames.flatMap((name, field) =>
    valuesOf(filters, name).length === 0 ? [] : [{ field, column: shelf[name], isFit: fitOf(shelf, filters, name) }],
  );
  return (place) => {
    let missed = fits;
    for (const { field, column, isFit } of tests) {
      if (isFit(column[place] ?? 0)) continue;
      if (missed !== fits) return several;
      missed = field;
    }
    return missed;
  };
};

/** Whether a game's number in a field is what the filters ask for there. */
const fitOf = (shelf: FacetColumns, filters: Filters, name: FacetName): ((code: number) => boolean) => {
  if (name === 'rtp') {
    const level = returnSteps.filter((step) => step <= (filters.rtp ?? 0)).length;
    return (code) => code >= level;
  }
  if (name === 'feature') {
    const bits = featureBits(filters.feature);
    return (code) => (code & bits) === bits;
  }
  const chosen = new Set<string>(filters[name]);
  const flags = Uint8Array.from(namesOf(shelf, name), (value) => (chosen.has(value) ? 1 : 0));
  return (code) => flags[code] === 1;
};

/** What the numbers of a field stand for. A feature is a bit. */
const namesOf = (shelf: FacetColumns, name: FacetName): readonly string[] => {
  switch (name) {
    case 'studio':
      return shelf.studios;
    case 'category':
      return gameCategories;
    case 'volatility':
      return ['', ...volatilities];
    case 'rtp':
      return ['', ...stepTexts];
    case 'feature':
      return gameFeatures;
  }
};

const stepTexts = returnSteps.map(String);

/** Of a field, how many games have each number. */
type Tally = { readonly name: FacetName; readonly column: FacetColumns[FacetName]; readonly counts: Uint32Array };

const emptyTally = (shelf: FacetColumns): readonly Tally[] =>
  facetNames.map((name) => {
    const numbers = name === 'feature' ? 1 << gameFeatures.length : namesOf(shelf, name).length;
    return { name, column: shelf[name], counts: new Uint32Array(numbers) };
  });

const add = ({ column, counts }: Tally, place: number): void => {
  const number = column[place] ?? 0;
  counts[number] = (counts[number] ?? 0) + 1;
};

const countsOf = (shelf: FacetColumns, tally: readonly Tally[]): FacetCounts => {
  const of = (name: FacetName) => {
    const counts = tally.find((one) => one.name === name)?.counts ?? new Uint32Array();
    const sums = namesOf(shelf, name).map((value, at) => [value, sumOf(name, counts, at)] as const);
    return new Map(sums.filter(([value, count]) => value !== '' && count > 0));
  };
  return {
    category: of('category'),
    studio: of('studio'),
    volatility: of('volatility'),
    rtp: of('rtp'),
    feature: of('feature'),
  };
};

/** A return reaches every step below it, and a game counts for each of its features. */
const sumOf = (name: FacetName, counts: Uint32Array, at: number): number => {
  if (name === 'rtp') return counts.subarray(at).reduce((sum, count) => sum + count, 0);
  if (name === 'feature') return counts.reduce((sum, count, bits) => (((bits >> at) & 1) === 1 ? sum + count : sum), 0);
  return counts[at] ?? 0;
};

export type FacetOption = { readonly value: string; readonly count: number; readonly chosen: boolean };
export type FacetGroup = { readonly name: FacetName; readonly options: readonly FacetOption[] };

/** A field of hundreds of studios shows its largest; the others are found by their name. */
const optionsMax = 40;

/** Studios by their number of games, all else in its own order. */
const knownValues: { readonly [Name in FacetName]: readonly string[] | null } = {
  category: gameCategories,
  studio: null,
  volatility: volatilities,
  rtp: stepTexts,
  feature: gameFeatures,
};

/**
 * The fields to show: values that exist on the shelf, and chosen ones even where none is left. A field with a single value
 * that nobody chose would change nothing and is left out.
 */
export const facetGroupsOf = (counts: FacetCounts, filters: Filters): readonly FacetGroup[] =>
  facetNames.flatMap((name) => {
    const chosen = new Set(valuesOf(filters, name));
    const there = [...new Set([...counts[name].keys(), ...chosen])];
    const known = knownValues[name];
    const sorted = known ? known.filter((value) => there.includes(value)) : bySize(there, counts[name]);
    const options = sorted
      .filter((value, index) => index < optionsMax || chosen.has(value))
      .map((value) => ({ value, count: counts[name].get(value) ?? 0, chosen: chosen.has(value) }));
    return options.length > 1 || chosen.size > 0 ? [{ name, options }] : [];
  });

const bySize = (values: readonly string[], counts: ReadonlyMap<string, number>): readonly string[] =>
  values.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));

import {
  type GameCategory,
  type GameFeature,
  gameCategories,
  gameFeatures,
  type Volatility,
  volatilities,
} from './game.ts';

/** Ways to order a shelf; the first is the one that nobody has to ask for. */
export const sorts = ['popular', 'new', 'az'] as const;
export type Sort = (typeof sorts)[number];

/** The returns in percent from which a player may look. */
export const returnSteps = [96, 97, 98, 99] as const;
type ReturnStep = (typeof returnSteps)[number];

/** The lists of the catalogue that have a page of their own. */
const gameLists = ['top', 'new', 'featured'] as const;
export type GameList = (typeof gameLists)[number];

/**
 * What is asked of the shelf. Values of one field widen each other (this studio or that), fields narrow each other, and a
 * game must have every feature named. `sort` null: the order that the list itself has.
 */
export type Filters = {
  readonly q: string;
  readonly list: GameList | null;
  readonly studio: readonly string[];
  readonly category: readonly GameCategory[];
  readonly volatility: readonly Volatility[];
  readonly rtp: ReturnStep | null;
  readonly feature: readonly GameFeature[];
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
};

/** The fields by which a shelf is narrowed, in the order in which they are shown. */
export const facetNames = ['category', 'studio', 'volatility', 'rtp', 'feature'] as const;
export type FacetName = (typeof facetNames)[number];

export const noFilters: Filters = {
  q: '',
  list: null,
  studio: [],
  category: [],
  volatility: [],
  rtp: null,
  feature: [],
  sort: null,
  page: 1,
};

/** Bounds on what one address may ask for; what goes beyond is left out. */
const textLengthMax = 64;
const studioLengthMax = 80;
const studiosMax = 20;
const pageMax = 99_999;

/** Typed text as it is searched for: no control characters, single spaces, at most 64 characters. */
export const cleanText = (text: string): string =>
  [...text.slice(0, 1_000).replaceAll(/\p{C}/gu, ' ').trim().replaceAll(/\s+/g, ' ')]
    .slice(0, textLengthMax)
    .join('')
    .trim();

/** Reads an address's parameters. Never fails: what is unknown, repeated or beyond its bounds counts as not said. */
export const parseFilters = (params: URLSearchParams): Filters => ({
  q: cleanText(params.get('q') ?? ''),
  list: oneOf(gameLists, params.get('list')),
  studio: [...new Set(params.getAll('studio').slice(0, studiosMax))].filter(
    (name) => name !== '' && name.length <= studioLengthMax,
  ),
  category: someOf(gameCategories, params.getAll('category')),
  volatility: someOf(volatilities, params.getAll('volatility')),
  rtp: oneOf(returnSteps, Number(params.get('rtp'))),
  feature: someOf(gameFeatures, params.getAll('feature')),
  sort: oneOf(sorts, params.get('sort')),
  page: pageOf(params.get('page') ?? ''),
});

const oneOf = <Value>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null;

const someOf = <Value extends string>(values: readonly Value[], given: readonly string[]): readonly Value[] => {
  const said = new Set(given);
  return values.filter((value) => said.has(value));
};

const pageOf = (text: string): number => (/^[1-9]\d*$/.test(text) ? Math.min(Number(text), pageMax) : 1);

/** The parameters of filters, always in the same order, without what goes without saying: equal filters, equal text. */
export const filterParams = (filters: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  const { q, list, studio, category, volatility, rtp, feature, sort, page } = filters;
  if (q !== '') params.append('q', q);
  if (list !== null) params.append('list', list);
  for (const value of category) params.append('category', value);
  for (const value of studio) params.append('studio', value);
  for (const value of volatility) params.append('volatility', value);
  if (rtp !== null) params.append('rtp', String(rtp));
  for (const value of feature) params.append('feature', value);
  if (sort !== null) params.append('sort', sort);
  if (page > 1) params.append('page', String(page));
  return params;
};

/** One value of one field that narrows the shelf. */
export type Choice = { readonly name: FacetName; readonly value: string };

/** What narrows the shelf at present, value by value. */
export const choicesOf = (filters: Filters): readonly Choice[] =>
  facetNames.flatMap((name) => valuesOf(filters, name).map((value) => ({ name, value })));

/** The chosen values of a field, as text. */
export const valuesOf = (filters: Filters, name: FacetName): readonly string[] =>
  name === 'rtp' ? (filters.rtp === null ? [] : [String(filters.rtp)]) : filters[name];

/** The filters without one choice, back on the first page. */
export const withoutChoice = (filters: Filters, { name, value }: Choice): Filters => ({
  ...filters,
  page: 1,
  [name]: name === 'rtp' ? null : filters[name].filter((chosen) => chosen !== value),
});

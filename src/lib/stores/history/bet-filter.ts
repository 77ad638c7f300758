import { isDay } from '#domain/day.ts';

/** What an address says where a day belongs, and is none: `2026-02-30`. */
export type WrongDays = { readonly from?: string; readonly to?: string };

/** What of the history is shown. Days as `2027-01-31`, empty for no bound; `page` counts from 0. */
export type BetFilter = {
  readonly from: string;
  readonly to: string;
  readonly provider: string;
  readonly size: number;
  readonly page: number;
  readonly wrong: WrongDays;
};

export const betSizes = [20, 50, 100] as const;
const pageMax = 10_000;
const monthsOnline = 12;

const wrongCharsMax = 40;

/** The days of an address, empty for no bound, and beside them what it says in their place. */
export const askedDays = (query: URLSearchParams): Pick<BetFilter, 'from' | 'to' | 'wrong'> => {
  const said = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const wrongs = Object.entries(said).filter(([, text]) => text !== '' && !isDay(text));
  return {
    from: isDay(said.from) ? said.from : '',
    to: isDay(said.to) ? said.to : '',
    wrong: Object.fromEntries(wrongs.map(([name, text]) => [name, text.slice(0, wrongCharsMax)])),
  };
};

/** The page, counted from 0, that an address asks for; its pages count from 1. */
export const pageOf = (text: string | null): number => {
  const page = Number(text ?? 1) - 1;
  return Number.isInteger(page) && page >= 0 && page <= pageMax ? page : 0;
};

/** The filter that an address asks for; but for days, what it says badly is as if it were not said. Its pages count from 1. */
export const filterOf = (search: string): BetFilter => {
  const query = new URLSearchParams(search);
  const size = Number(query.get('size'));
  return {
    ...askedDays(query),
    provider: (query.get('provider') ?? '').trim().slice(0, 100),
    size: betSizes.find((known) => known === size) ?? betSizes[0],
    page: pageOf(query.get('page')),
  };
};

/** The same, as the address says it: what is as it always is stays out of it. */
export const addressOf = ({ from, to, provider, size, page }: BetFilter): Readonly<Record<string, string | null>> => ({
  from: from || null,
  to: to || null,
  provider: provider || null,
  size: size === betSizes[0] ? null : String(size),
  page: page === 0 ? null : String(page + 1),
});

const two = (value: number): string => String(value).padStart(2, '0');
/** The day of a moment in the player's own time zone. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The first day that the list still shows. */
export const oldestDay = (now: Date): string =>
  localDay(new Date(now.getFullYear(), now.getMonth() - monthsOnline, now.getDate()));

export const betRanges = ['today', 'week', 'month', 'year'] as const;
export type BetRange = (typeof betRanges)[number];
const daysOf = { today: 1, week: 7, month: 30 } as const;

/** The first day of a range that ends now; empty for all that is kept online. */
export const rangeStart = (range: BetRange, now: Date): string =>
  range === 'year' ? '' : localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - daysOf[range]));

/** The first moment of the day after, in the player's own time zone. */
export const nextDay = (day: string): Date => {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + 1);
  return at;
};

/** The choice as the calls take it: whole days of the player's own time zone, from the first's beginning to the last's end. */
export const choiceOf = ({ from, to, provider }: Pick<BetFilter, 'from' | 'to' | 'provider'>) => ({
  ...(from === '' ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(to === '' ? {} : { to: nextDay(to).toISOString() }),
  ...(provider === '' ? {} : { provider }),
});

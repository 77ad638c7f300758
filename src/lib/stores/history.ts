import { atom, computed, map } from 'nanostores';
import { type ApiAnswer, callApi } from './api.ts';
import { $player, answered, createQuery } from './query.ts';

export type BetPage = ApiAnswer<'listBets'>;
export type BetLine = BetPage['items'][number];
export type RoundRecord = ApiAnswer<'readRound'>;

/** What of the history is shown. Days as `2027-01-31`, empty for no bound; `page` counts from 0. */
export type BetFilter = {
  readonly from: string;
  readonly to: string;
  readonly provider: string;
  readonly page: number;
};
export const betPageSize = 20;

export const $betFilter = map<BetFilter>({ from: '', to: '', provider: '', page: 0 });

/** Whether the period's bounds are in order. */
export const isPeriodInOrder = ({ from, to }: Pick<BetFilter, 'from' | 'to'>): boolean =>
  from === '' || to === '' || from <= to;

/** Another period or provider starts at the first page. */
export const filterBets = (part: Omit<BetFilter, 'page'>): void => $betFilter.set({ ...part, page: 0 });
export const turnPage = (page: number): void => $betFilter.setKey('page', page);

const key = computed($betFilter, (filter) => JSON.stringify(filter));

/** A whole local day's first or last moment as the instant the call takes. */
export const instantOf = (day: string, edge: 'first' | 'last'): string | undefined =>
  day === '' ? undefined : new Date(`${day}T${edge === 'first' ? '00:00:00.000' : '23:59:59.999'}`).toISOString();

const fetchBets = (): Promise<BetPage> => {
  const { from, to, provider, page } = $betFilter.get();
  const start = instantOf(from, 'first');
  const end = instantOf(to, 'last');
  return answered(
    callApi('listBets', {
      query: {
        ...(start === undefined ? {} : { from: start }),
        ...(end === undefined ? {} : { to: end }),
        ...(provider === '' ? {} : { provider }),
        page: String(page),
        size: String(betPageSize),
      },
    }),
  );
};

/** One page of the player's bets, newest first; always asked for anew. */
export const $betHistory = createQuery<BetPage>(['bets', $player, key], {
  dedupeTime: 0,
  cacheLifetime: 0,
  fetcher: fetchBets,
});

export const $betProviders = createQuery<readonly string[]>(['bet-providers', $player], {
  fetcher: () => answered(callApi('listBetProviders', {})),
});

/** The round whose dialog is open. */
export const $roundId = atom<string | null>(null);

export const $round = createQuery<RoundRecord>(['round', $player, $roundId], {
  dedupeTime: 0,
  cacheLifetime: 0,
  fetcher: (_, __, id) => answered(callApi('readRound', { params: { id: String(id) } })),
});

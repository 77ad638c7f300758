import { atom, computed, map } from 'nanostores';
import { isInOrder } from '#domain/day.ts';
import { type ApiAnswer, callApi, callFile } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { saveFile } from '../calls/save-file.ts';
import { pushQuery, queryValue, setQuery } from '../shell/navigation.ts';
import { showFail } from '../shell/toasts.ts';
import { addressOf, type BetFilter, choiceOf, filterOf } from './bet-filter.ts';

export type BetPage = ApiAnswer<'listBets'>;
export type BetLine = BetPage['items'][number];
export type BetTotals = ApiAnswer<'readBetTotals'>;
export type RoundRecord = ApiAnswer<'readRound'>;

/** What is shown, as the address says it. */
export const $betFilter = map<BetFilter>(filterOf(typeof window === 'undefined' ? '' : window.location.search));

const show = (chosen: Omit<BetFilter, 'wrong'>): void => {
  const filter = { ...chosen, wrong: {} };
  $betFilter.set(filter);
  pushQuery(addressOf(filter));
};

/** Another choice or size starts at the first page. */
export const filterBets = (part: Partial<Omit<BetFilter, 'page' | 'wrong'>>): void =>
  show({ ...$betFilter.get(), ...part, page: 0 });
export const turnPage = (page: number): void => show({ ...$betFilter.get(), page });

/** Follows the way back and forth through the views of the list. Returns what ends that. */
export const followBetAddress = (): (() => void) => {
  const read = (): void => $betFilter.set(filterOf(window.location.search));
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
};

const choiceKey = computed($betFilter, (filter) => JSON.stringify(choiceOf(filter)));
const pageKey = computed($betFilter, (filter) => JSON.stringify([choiceOf(filter), filter.size, filter.page]));

/** One page of the player's bets, newest first; always asked for anew. */
export const $betHistory = createQuery<BetPage>(['bets', $player, pageKey], {
  ...askedAnew,
  fetcher: () => {
    const filter = $betFilter.get();
    const { size, page } = filter;
    // The filter says what is wrong; nothing lies in such a period.
    if (!isInOrder(filter)) return Promise.resolve({ items: [], page, size, total: 0 });
    return answered(callApi('listBets', { query: { ...choiceOf(filter), page: String(page), size: String(size) } }));
  },
});

/** What all bets of the choice come to. */
export const $betTotals = createQuery<BetTotals>(['bet-totals', $player, choiceKey], {
  ...askedAnew,
  fetcher: () => {
    const filter = $betFilter.get();
    if (!isInOrder(filter)) return Promise.resolve({ from: choiceOf(filter).from ?? '', currencies: [] });
    return answered(callApi('readBetTotals', { query: choiceOf(filter) }));
  },
});

export const $betProviders = createQuery<readonly string[]>(['bet-providers', $player], {
  fetcher: () => answered(callApi('listBetProviders', {})),
});

export const $isBetFileComing = atom(false);

/** Saves all bets of the choice as a CSV file. */
export const downloadBets = async (): Promise<void> => {
  if ($isBetFileComing.get()) return;
  $isBetFileComing.set(true);
  const answer = await callFile('exportBets', { query: choiceOf($betFilter.get()) });
  $isBetFileComing.set(false);
  if (answer.ok) saveFile(answer.value.name, answer.value.blob);
  else showFail(answer);
};

/** The round whose dialog is open. */
export const $roundId = atom<string | null>(null);

export const openRound = (id: string): void => $roundId.set(id);
export const closeRound = (): void => $roundId.set(null);

/** Opens the round that the address names, and lets the address name the round that is open. Returns what ends that. */
export const followRoundAddress = (): (() => void) => {
  $roundId.set(queryValue('round') || null);
  return $roundId.listen((id) => setQuery('round', id));
};

export const $round = createQuery<RoundRecord>(['round', $player, $roundId], {
  ...askedAnew,
  fetcher: (_, __, id) => answered(callApi('readRound', { params: { id: String(id) } })),
});

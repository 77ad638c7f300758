import { computed, map } from 'nanostores';
import { isInOrder } from '#domain/day.ts';
import { currencies } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { pushQuery } from '../shell/navigation.ts';
import {
  type MoneyKind,
  type TransactionFilter,
  type TransactionType,
  transactionAddressOf,
  transactionFilterOf,
  transactionPeriodOf,
} from './transaction-filter.ts';
import { $funds, $walletNews } from './wallet.ts';

export type TransactionPage = ApiAnswer<'listFiatTransactions'>;
export type Transaction = TransactionPage['items'][number];

const calls = { fiat: 'listFiatTransactions', crypto: 'listCryptoTransactions' } as const;

const listOf = (money: MoneyKind, type: TransactionType, query: Readonly<Record<string, string>>) =>
  answered(callApi(calls[money], { params: { type }, query }));

/** The kinds of money that the player has wallets in: of no other can there be a transaction. */
const $kinds = computed($funds, ({ data }) =>
  data === undefined
    ? null
    : (['fiat', 'crypto'] as const)
        .filter((kind) => data.some(({ currency }) => currencies[currency].type === kind.toUpperCase()))
        .join(),
);

/** More than what is shown as the latest; of withdrawals under way the newest. */
const recentSize = '20';

/** The latest deposits and withdrawals in all currencies, newest first. What is known stays while it is asked for again. */
export const $recent = createQuery<readonly Transaction[]>(['recent-transactions', $player, $kinds], {
  ...askedAnew,
  fetcher: async () => {
    const kinds = ($kinds.get() ?? '').split(',').filter((kind): kind is MoneyKind => kind !== '');
    const pages = await Promise.all(
      kinds.flatMap((kind) =>
        (['deposit', 'withdraw'] as const).map((type) => listOf(kind, type, { page: '0', size: recentSize })),
      ),
    );
    return pages.flatMap(({ items }) => items).sort((a, b) => b.at.localeCompare(a.at));
  },
});

const underWay: readonly string[] = ['requested', 'in_review', 'approved'];

/** A withdrawal that has neither left nor come back yet. */
export const isUnderWay = ({ type, state }: Transaction): boolean => type === 'withdraw' && underWay.includes(state);

/** The view of the history's page, as the address says it. */
export const $transactionFilter = map<TransactionFilter>(
  transactionFilterOf(typeof window === 'undefined' ? '' : window.location.search),
);

const show = (chosen: Omit<TransactionFilter, 'wrong'>): void => {
  const filter = { ...chosen, wrong: {} };
  $transactionFilter.set(filter);
  pushQuery(transactionAddressOf(filter));
};

/** Another choice or size starts at the first page. */
export const filterTransactions = (part: Partial<Omit<TransactionFilter, 'page' | 'wrong'>>): void =>
  show({ ...$transactionFilter.get(), ...part, page: 0 });
export const turnTransactionPage = (page: number): void => show({ ...$transactionFilter.get(), page });

/** Follows the way back and forth through the views of the page. Returns what ends that. */
export const followTransactionAddress = (): (() => void) => {
  const read = (): void => $transactionFilter.set(transactionFilterOf(window.location.search));
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
};

const $view = computed($transactionFilter, (filter) => JSON.stringify(filter));

/** One page of the history, newest first. */
export const $transactions = createQuery<TransactionPage>(['transactions', $player, $view], {
  ...askedAnew,
  fetcher: () => {
    const filter = $transactionFilter.get();
    const { money, type, page, size } = filter;
    // The filter says what is wrong; nothing lies in such a period.
    if (!isInOrder(filter)) return Promise.resolve({ items: [], page, size, total: 0 });
    return listOf(money, type, { ...transactionPeriodOf(filter), page: String(page), size: String(size) });
  },
});

/** Asks again for whatever list of them is shown. */
export const refreshTransactions = (): void => {
  $recent.revalidate();
  $transactions.revalidate();
};
$walletNews.listen(refreshTransactions);

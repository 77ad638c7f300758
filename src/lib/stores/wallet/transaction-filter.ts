import { askedDays, betSizes, localDay, nextDay, pageOf, type WrongDays } from '../history/bet-filter.ts';

export const moneyKinds = ['fiat', 'crypto'] as const;
export type MoneyKind = (typeof moneyKinds)[number];
export const transactionTypes = ['deposit', 'withdraw'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** A view of the transaction history. Days as `2027-01-31`, empty for no bound; `page` counts from 0. */
export type TransactionFilter = {
  readonly money: MoneyKind;
  readonly type: TransactionType;
  readonly from: string;
  readonly to: string;
  readonly size: number;
  readonly page: number;
  readonly wrong: WrongDays;
};

export const transactionSizes = betSizes;

/** The view that an address asks for; but for days, what it says badly is as if it were not said. */
export const transactionFilterOf = (search: string): TransactionFilter => {
  const query = new URLSearchParams(search);
  const size = Number(query.get('size'));
  return {
    money: moneyKinds.find((known) => known === query.get('money')) ?? 'fiat',
    type: transactionTypes.find((known) => known === query.get('type')) ?? 'deposit',
    ...askedDays(query),
    size: transactionSizes.find((known) => known === size) ?? transactionSizes[0],
    page: pageOf(query.get('page')),
  };
};

/** The same, as the address says it: what is as it always is stays out of it. */
export const transactionAddressOf = (view: TransactionFilter): Readonly<Record<string, string | null>> => ({
  money: view.money === 'fiat' ? null : view.money,
  type: view.type === 'deposit' ? null : view.type,
  from: view.from || null,
  to: view.to || null,
  size: view.size === transactionSizes[0] ? null : String(view.size),
  page: view.page === 0 ? null : String(view.page + 1),
});

type Days = Pick<TransactionFilter, 'from' | 'to'>;

/** The first moment of a day, and its last, in the player's own time zone. */
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string): string => new Date(nextDay(day).getTime() - 1).toISOString();

/** The period as the calls take it: whole days of the player's own time zone. */
export const transactionPeriodOf = ({ from, to }: Days): { from?: string; to?: string } => ({
  ...(from === '' ? {} : { from: startOf(from) }),
  ...(to === '' ? {} : { to: endOf(to) }),
});

/** The day after the one a year before: with it, the period up to `day` is a year. */
const yearBefore = (day: string): string => {
  const at = nextDay(day);
  return localDay(new Date(at.getFullYear() - 1, at.getMonth(), at.getDate()));
};

/** The days that a statement of a view is for: those chosen up to today, and at most the year that ends with the last of them. */
export const statementDays = ({ from, to }: Days, now: Date): Days => {
  const today = localDay(now);
  const last = to === '' || to > today ? today : to;
  const first = yearBefore(last);
  return { from: from > first ? from : first, to: last };
};

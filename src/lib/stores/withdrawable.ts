import { computed } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from './api.ts';
import { minorOf } from './money.ts';
import { $player, answered, createQuery } from './query.ts';
import { $funds, $wallet } from './wallet.ts';

type Amounts = ApiAnswer<'readWithdrawable'>;

/** Asked again whenever a balance has changed: a bet changes what may be withdrawn. */
const $balances = computed(
  $funds,
  ({ data }) => data?.map(({ currency, totalMoney }) => `${currency} ${totalMoney}`).join() ?? null,
);

const $amounts = createQuery<Amounts>(['withdrawable', $player, $balances], {
  fetcher: () => answered(callApi('readWithdrawable', {})),
});

let lastKnown: Amounts | undefined;

/** What may be withdrawn of each wallet. What was known stays until the next is; undefined before the first. */
export const $withdrawables = computed([$amounts, $player], ({ data }, player) => {
  lastKnown = player === null ? undefined : (data ?? lastKnown);
  return lastKnown;
});

/** What may be withdrawn of one wallet, in minor units; 0 until known. */
export const withdrawableOf = (amounts: Amounts | undefined, currency: CurrencyCode): bigint => {
  const amount = amounts?.find((one) => one.currency === currency)?.amount;
  return amount === undefined ? 0n : minorOf(amount, currency);
};

/** What may be withdrawn of the displayed wallet, in minor units; 0 until known. */
export const $withdrawable = computed([$withdrawables, $wallet], (amounts, { currency }) =>
  withdrawableOf(amounts, currency),
);

/** Asks again, whatever the balances say: what holds money back may have changed. */
export const refreshWithdrawable = (): void => $amounts.revalidate();

import { computed } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { minorOf } from '../format/money.ts';
import { $funds, $wallet, $walletNews } from './wallet.ts';

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

type Amount = Amounts[number];
const of = (amounts: Amounts | undefined, currency: CurrencyCode): Amount | undefined =>
  amounts?.find((one) => one.currency === currency);
const minorIn = (wire: string | null | undefined, currency: CurrencyCode): bigint | undefined =>
  wire == null ? undefined : minorOf(wire, currency);

/** What may be withdrawn of one wallet, in minor units; 0 until known. */
export const withdrawableOf = (amounts: Amounts | undefined, currency: CurrencyCode): bigint =>
  minorIn(of(amounts, currency)?.amount, currency) ?? 0n;

/** What withdrawals under way hold of one wallet, in minor units; 0 until known. */
export const heldMinorOf = (amounts: Amounts | undefined, currency: CurrencyCode): bigint =>
  minorIn(of(amounts, currency)?.held, currency) ?? 0n;

/** What one withdrawal may be, in minor units; undefined until known, and while the house has no fresh rate. */
export type WithdrawBounds = { readonly leastMinor: bigint | undefined; readonly mostMinor: bigint | undefined };
export const boundsOf = (amounts: Amounts | undefined, currency: CurrencyCode): WithdrawBounds => {
  const { least, most } = of(amounts, currency) ?? {};
  return { leastMinor: minorIn(least, currency), mostMinor: minorIn(most, currency) };
};

/** The network to whose addresses coins of a currency are paid; null for fiat and until known. */
export const payoutNetworkOf = (amounts: Amounts | undefined, currency: CurrencyCode): Amount['network'] =>
  of(amounts, currency)?.network ?? null;

/** What may be withdrawn of the displayed wallet, in minor units; 0 until known. */
export const $withdrawable = computed([$withdrawables, $wallet], (amounts, { currency }) =>
  withdrawableOf(amounts, currency),
);

/** Asks again, whatever the balances say: what holds money back may have changed. */
export const refreshWithdrawable = (): void => $amounts.revalidate();
$walletNews.listen(refreshWithdrawable);

import { computed } from 'nanostores';
import { type ApiAnswer, callApi } from './api.ts';
import { minorOf } from './money.ts';
import { $player, answered, createQuery } from './query.ts';
import { $wallet } from './wallet.ts';

/** Asked again whenever the balance has changed: a bet changes what may be withdrawn. */
const $balance = computed($wallet, ({ known, balanceMinor }) => (known ? String(balanceMinor) : null));

const $amounts = createQuery<ApiAnswer<'readWithdrawable'>>(['withdrawable', $player, $balance], {
  fetcher: () => answered(callApi('readWithdrawable', {})),
});

/** What may be withdrawn of the displayed wallet, in minor units; 0 until known. */
export const $withdrawable = computed([$amounts, $wallet], ({ data }, { currency }) => {
  const amount = data?.find((one) => one.currency === currency)?.amount;
  return amount === undefined ? 0n : minorOf(amount, currency);
});

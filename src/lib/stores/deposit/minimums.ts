import { computed } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { answered, createChosenQuery } from '../calls/query.ts';
import { $wallet } from '../wallet/wallet.ts';
import type { Minimums } from './deposit-rules.ts';

const $currency = computed($wallet, ({ known, currency }) => (known ? currency : null));

/** The minimums of the wallet that is displayed, and what one unit of its currency is worth in euros. */
export const $minimums = createChosenQuery<Minimums, CurrencyCode>('minimums', $currency, {
  fetcher: (currency) => answered(callApi('readRateLimit', { params: { currency } })),
});

import { computed } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { answered, askedAnew, createChosenQuery } from '../calls/query.ts';
import { $wallet } from '../wallet/wallet.ts';
import { $isCrypto, type Seller } from './deposit.ts';

const $currency = computed([$isCrypto, $wallet], (isCrypto, { currency }) => (isCrypto ? currency : null));

/** Who sells the wallet's currency by card. Their pages carry the player's address and are asked for anew. */
export const $sellers = createChosenQuery<readonly Seller[], CurrencyCode>('buy-crypto', $currency, {
  ...askedAnew,
  fetcher: (currency) => answered(callApi('listBuyCrypto', { params: { currency } })),
});

/** Banxa's page comes with the address too, and counts when the list does not name it. */
export const withBanxa = (sellers: readonly Seller[], banxaFrame: string | null | undefined): readonly Seller[] =>
  !banxaFrame || sellers.some(({ seller }) => seller === 'banxa')
    ? sellers
    : [
        ...sellers,
        { seller: 'banxa', frameUrl: banxaFrame, feeBasisPoints: null, minutes: null, verificationAboveEur: null },
      ];

/** 450 → "4.5": a fee in percent, without needless digits. */
export const percentOf = (basisPoints: number): string =>
  `${Math.trunc(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`.replace(/\.?0+$/, '');

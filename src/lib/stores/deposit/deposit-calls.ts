import { houseLanguage } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiResult, callApi } from '../calls/api.ts';
import { type CardCode, cardCalls, isCard, type PayBy } from './deposit-methods.ts';

/** Skrill's own code of the one method that is asked of it: its wallet. */
const skrillMethods = 'WLT';

/** One wish to deposit, with the key that makes its repetition the same deposit. */
export type Order = {
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly promotionCoupon: string | null;
  /** The profile's; Jeton wants it. */
  readonly email: string;
  readonly idempotencyKey: string;
};

/** How the payment goes on: on a page, beside it by a code for a phone, or in the company's script. */
export type Opened = {
  readonly id: string;
  readonly redirectUrl?: string;
  readonly qr?: string | null;
  readonly initializationToken?: string;
  readonly scriptUrl?: string;
  /** Who opened it, where the house chose. */
  readonly gateway?: CardCode;
};

/** Asks a company for a payment, by the call and in the body of the specification (section 7). */
export const openPayment = (by: PayBy, order: Order): Promise<ApiResult<Opened>> => {
  const { amount, currency, promotionCoupon, email, idempotencyKey } = order;
  const plain = { amount, currency, promotionCoupon };
  if (isCard(by)) return callApi(cardCalls[by], { body: plain, idempotencyKey });
  switch (by) {
    case 'CREDIT_CARD':
      return callApi('cardDeposit', { body: plain, idempotencyKey });
    case 'SKRILL':
      return callApi('skrillDeposit', {
        body: {
          language: houseLanguage,
          amount,
          currency,
          paymentMethods: skrillMethods,
          ...(promotionCoupon !== null && { promotionCoupon }),
        },
        idempotencyKey,
      });
    case 'MI_FINITY':
      return callApi('mifinityDeposit', { body: { ...plain, language: houseLanguage }, idempotencyKey });
    case 'JETON':
      return callApi('jetonDeposit', {
        params: { type: 'checkout' },
        body: { email, ...plain, language: houseLanguage },
        idempotencyKey,
      });
    case 'JETON_CASH':
      return callApi('jetonCashDeposit', { body: { ...plain, language: houseLanguage }, idempotencyKey });
  }
};

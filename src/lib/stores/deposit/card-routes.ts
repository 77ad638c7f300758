import { computed } from 'nanostores';
import { isCurrencyCode } from '#domain/money/currency.ts';
import { amountOrTyped } from '#domain/money/typed-amount.ts';
import { type ApiAnswer, type ApiResult, callApi } from '../calls/api.ts';
import { answered, askedAnew, createChosenQuery } from '../calls/query.ts';
import { $wallet } from '../wallet/wallet.ts';
import { $deposit } from './deposit.ts';
import type { CardCode } from './deposit-methods.ts';

export type CardRoutes = ApiAnswer<'listCardRoutes'>;

/** Asks which card gateways take an amount, the best first. */
export const askForRoutes = (currency: string, amount: string): Promise<ApiResult<CardRoutes>> =>
  isCurrencyCode(currency)
    ? callApi('listCardRoutes', { query: { currency, amount } })
    : Promise.resolve({ ok: false, code: 'currency_unknown', status: 0, message: '' });

/** While cards are chosen: the amount, behind its currency. */
const $wish = computed([$deposit, $wallet], ({ step, amount }, { known, currency }) =>
  step.name === 'cards' && known ? (`${currency} ${amountOrTyped(amount, currency)}` as const) : null,
);

/** The card gateways for the amount that is typed, as the server ranks them for this player. */
export const $cardRoutes = createChosenQuery<CardRoutes, string>('card-routes', $wish, {
  ...askedAnew,
  fetcher: (wish) => {
    const [currency = '', amount = ''] = wish.split(' ');
    return answered(askForRoutes(currency, amount));
  },
});

/** The one to go by; null where every one failed for this player just now, or none takes the amount. */
export const bestOf = ({ routes }: Pick<CardRoutes, 'routes'>): CardCode | null =>
  routes.find(({ failedAt }) => failedAt === null)?.gateway ?? null;

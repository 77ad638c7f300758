import { map } from 'nanostores';
import { codeOfGateway } from '#contract/payments/gateways.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail } from '../shell/toasts.ts';
import { askForRoutes, bestOf } from './card-routes.ts';
import { type CardCode, isCard } from './deposit-methods.ts';
import type { Deposit } from './deposit-return.ts';
import { isSafeRedirect } from './deposit-rules.ts';
import { markFailed } from './payment-config.ts';

const redirectDelayMs = 500;

/** The gateways that a refusal names as asked in vain. */
export const triedIn = ({ facts }: Pick<ApiFail, 'facts'>): readonly CardCode[] => {
  const tried = facts?.['tried'];
  return typeof tried === 'string' ? tried.split(',').filter(isCard) : [];
};

/**
 * What there is after a payment by card that failed. `best`: the gateway that is next; null where none is left, undefined while that is
 * not known. `busy` until the browser leaves.
 */
export type NextRoute = { readonly best: CardCode | null | undefined; readonly busy: boolean };
export const $nextRoute = map<NextRoute>({ best: undefined, busy: false });

/** The gateway of a payment by card that took nothing; undefined for any other deposit. */
export const refusedBy = ({ state, gateway }: Deposit): CardCode | undefined => {
  const code = codeOfGateway(gateway);
  return (state === 'failed' || state === 'expired') && isCard(code) ? code : undefined;
};

/** Asks which gateway is next. Without an answer one may still be tried: the server chooses. */
export const loadNextRoute = async ({ currency, amount }: Deposit): Promise<void> => {
  $nextRoute.set({ best: undefined, busy: false });
  const answer = await askForRoutes(currency, amount);
  if (answer.ok) $nextRoute.setKey('best', bestOf(answer.value));
};

/** Pays the same amount by the next gateway: its page comes after 500 ms. Pressed twice, or in two tabs, it is one payment. */
export const tryNextRoute = async ({ id }: Deposit): Promise<void> => {
  if ($nextRoute.get().busy) return;
  $nextRoute.setKey('busy', true);
  const answer = await callApi('nextCardDeposit', { params: { id } });
  if (answer.ok && isSafeRedirect(answer.value.redirectUrl, window.location.origin)) {
    const { redirectUrl, gateway } = answer.value;
    $nextRoute.set({ best: gateway, busy: true });
    setTimeout(() => goTo(redirectUrl), redirectDelayMs);
    return;
  }
  if (!answer.ok) {
    for (const gateway of triedIn(answer)) markFailed(gateway);
    showFail(answer);
  }
  const isExhausted = answer.ok || answer.code === 'gateway_unavailable';
  $nextRoute.set({ best: isExhausted ? null : $nextRoute.get().best, busy: false });
};

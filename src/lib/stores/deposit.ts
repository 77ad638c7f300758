import { computed, map } from 'nanostores';
import { amountLengthMax } from '#domain/money/amount.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, callApi } from './api.ts';
import { createAttempt } from './attempt.ts';
import { amountProblem, isSafeRedirect, type Minimums } from './deposit-rules.ts';
import { $modal } from './modal.ts';
import { goTo } from './navigation.ts';
import { markFailed, readPaymentConfig, rememberPayment } from './payment-config.ts';
import { $player, answered, createQuery } from './query.ts';
import { showFail } from './toasts.ts';
import { $wallet } from './wallet.ts';

export type GatewayCode = ApiAnswer<'listGateways'>[number];

/** The card gateways of the house and the call each is paid by. */
const cardCalls = { DEV_CODE: 'devcodeDeposit', EMS: 'emsDeposit', BR_PAY: 'brpayDeposit' } as const;
export type CardGatewayCode = keyof typeof cardCalls;
export const isCardGateway = (code: GatewayCode): code is CardGatewayCode => Object.hasOwn(cardCalls, code);

/** The amount input's maximum length (specification, section 9). */
export const amountInputMax = amountLengthMax;

export const redirectDelayMs = 500;
export const resetDelayMs = 500;

export const $gateways = createQuery<readonly GatewayCode[]>(['gateways', $player], {
  fetcher: () => answered(callApi('listGateways', {})),
});

const $currency = computed($wallet, ({ known, currency }) => (known ? currency : null));

export const $minimums = createQuery<Minimums>(['minimums', $currency], {
  fetcher: () => answered(callApi('readRateLimit', { params: { currency: $wallet.get().currency } })),
});

export type DepositState = {
  readonly step: 'amount' | 'gateway';
  readonly amount: string;
  readonly coupon: string;
  /** The gateway that is being asked, or that the browser is about to leave for. */
  readonly busy: CardGatewayCode | null;
  readonly failed: readonly string[];
  /** A limit of the player's own that the amount would pass: said beside it until it is changed. */
  readonly refused: ApiFail | null;
};

const fresh: DepositState = { step: 'amount', amount: '', coupon: '', busy: null, failed: [], refused: null };
export const $deposit = map<DepositState>(fresh);

export const $amountProblem = computed([$deposit, $wallet, $minimums], (deposit, wallet, { data }) =>
  amountProblem(deposit.amount, wallet, data),
);

export const setAmount = (amount: string): void => $deposit.set({ ...$deposit.get(), amount, refused: null });
export const setCoupon = (coupon: string): void => $deposit.setKey('coupon', coupon);
export const backToAmount = (): void => $deposit.setKey('step', 'amount');

/** Opens the gateways when the amount allows it; says whether it did. */
export const chooseAmount = (): boolean => {
  if ($amountProblem.get() !== undefined) return false;
  $deposit.set({ ...$deposit.get(), step: 'gateway', failed: readPaymentConfig().tabs });
  return true;
};

const attempt = createAttempt();

/** After these nobody knows whether the deposit was made: the repeat carries the same key. */
const uncertain: readonly ApiCode[] = ['network', 'unavailable', 'internal'];

/** Asks a card gateway for its page and goes there after 500 ms. A failure marks the gateway and stays in the list. */
export const startDeposit = async (gateway: CardGatewayCode): Promise<void> => {
  const { amount, coupon, busy } = $deposit.get();
  if (busy !== null) return;
  const { currency } = $wallet.get();
  const body = { amount: amount.trim(), currency, promotionCoupon: coupon.trim() === '' ? null : coupon.trim() };
  $deposit.setKey('busy', gateway);
  const answer = await callApi(cardCalls[gateway], { body, idempotencyKey: attempt.keyFor([gateway, body]) });
  if (answer.ok || !uncertain.includes(answer.code)) attempt.answered();
  if (answer.ok && isSafeRedirect(answer.value.redirectUrl, window.location.origin)) {
    rememberPayment({ depositAmount: body.amount, currency, promotionCoupon: body.promotionCoupon ?? '' });
    setTimeout(() => goTo(answer.value.redirectUrl), redirectDelayMs);
    return;
  }
  if (!answer.ok && answer.code === 'limit_reached') {
    $deposit.set({ ...$deposit.get(), busy: null, step: 'amount', refused: answer });
    return;
  }
  if (answer.ok || answer.code === 'gateway_unavailable') markFailed(gateway);
  $deposit.set({ ...$deposit.get(), busy: null, failed: readPaymentConfig().tabs });
  showFail(answer.ok ? { code: 'gateway_unavailable' } : answer);
};

/** Closing the dialog resets its form after 500 ms, when it has left the screen. */
const resetWhenClosed = (): void => {
  if ($modal.get() !== 'deposit') $deposit.set(fresh);
};
$modal.listen((open, before) => {
  if (before === 'deposit' && open !== 'deposit') setTimeout(resetWhenClosed, resetDelayMs);
});

import { amountOrTyped } from '#domain/money/typed-amount.ts';
import { missingFields, needsProfile, parsePayerFields } from '#domain/payments/payer.ts';
import { ok } from '#domain/result.ts';
import { type ApiCode, type ApiFail, type ApiResult, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { lacksDetails } from '../format/fail-words.ts';
import { $profile, type Profile } from '../profile/profile.ts';
import { isOfCode } from '../promotions/coupon.ts';
import { $modal } from '../shell/modal.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail } from '../shell/toasts.ts';
import { $wallet, refreshFunds } from '../wallet/wallet.ts';
import { backToCode } from './back-to-code.ts';
import { $cardRoutes } from './card-routes.ts';
import { $deposit, changeDeposit, chooserOf, type Step } from './deposit.ts';
import { type Opened, type Order, openPayment } from './deposit-calls.ts';
import { isByCard, type PayBy } from './deposit-methods.ts';
import { isSafeRedirect } from './deposit-rules.ts';
import { triedIn } from './next-route.ts';
import { markFailed, readPaymentConfig, rememberPayment } from './payment-config.ts';

export const redirectDelayMs = 500;

/** Where a payment is followed to its end; what a company's page says of it is no proof. */
export const returnPath = (depositId: string): string => `/profile/my-wallet?deposit=${depositId}`;

const attempt = createAttempt();

/** Refusals of the amount itself: said beside it, where it can be changed. */
const ofAmount: readonly ApiCode[] = [
  'limit_reached',
  'amount_invalid',
  'amount_overprecise',
  'amount_below_minimum',
  'amount_above_maximum',
  'wallet_missing',
  'rates_stale',
];

const unavailable: ApiFail = { ok: false, code: 'gateway_unavailable', status: 502, message: '' };

/** Grows whenever the dialog is left: what was asked before leads nowhere any more. */
let visit = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
$modal.listen((open) => {
  if (open === 'deposit') return;
  visit += 1;
  clearTimeout(leaving);
  changeDeposit({ busy: null, goesBy: null });
});

const askProfile = async (): Promise<ApiResult<Profile>> => {
  const answer = await callApi('readProfile', {});
  if (answer.ok) $profile.mutate(answer.value);
  return answer;
};

/** The profile as it stands; asked for anew when it lacks something, which may have been filled in elsewhere. */
const readProfile = async (): Promise<ApiResult<Profile>> => {
  const { data } = $profile.get();
  return data !== undefined && missingFields(data.userDetails).length === 0 ? ok(data) : askProfile();
};

/** The step in which an opened payment goes on; null when it is a page to go to, undefined when it cannot go on at all. */
const stepOf = ({ id, redirectUrl, qr, initializationToken, scriptUrl }: Opened): Step | null | undefined => {
  if (initializationToken !== undefined && scriptUrl !== undefined)
    return { name: 'mifinity', id, token: initializationToken, scriptUrl };
  if (redirectUrl === undefined || !isSafeRedirect(redirectUrl, window.location.origin)) return undefined;
  return qr ? { name: 'scan', id, redirectUrl, qr } : null;
};

const goOn = (opened: Opened): ApiFail | undefined => {
  const step = stepOf(opened);
  if (step === undefined) return unavailable;
  const { amount, coupon } = $deposit.get();
  const { currency } = $wallet.get();
  rememberPayment({ depositAmount: amountOrTyped(amount, currency), currency, promotionCoupon: coupon.trim() });
  if (step !== null) changeDeposit({ busy: null, step });
  else changeDeposit({ goesBy: opened.gateway ?? null });
  if (step === null) leaving = setTimeout(() => goTo(opened.redirectUrl ?? ''), redirectDelayMs);
  return undefined;
};

/** What is typed, or else what is kept for the player and was chosen. */
const codeToPayWith = (): string => {
  const { coupon, keptCode } = $deposit.get();
  return coupon.trim() || (keptCode ?? '');
};

const giveUp = (by: PayBy, failed: ApiFail): void => {
  if (ofAmount.includes(failed.code) || lacksDetails(failed)) {
    if (failed.code === 'wallet_missing') refreshFunds();
    changeDeposit({ busy: null, step: { name: 'amount' }, refused: failed });
    return;
  }
  if (isOfCode(failed)) {
    backToCode(failed, codeToPayWith());
    return;
  }
  if (failed.code === 'gateway_unavailable')
    for (const gateway of by === 'CREDIT_CARD' ? triedIn(failed) : [by]) markFailed(gateway);
  changeDeposit({ busy: null, failed: readPaymentConfig().tabs });
  if (isByCard(by)) $cardRoutes.revalidate();
  showFail(failed);
};

const ask = async (by: PayBy, email: string): Promise<ApiResult<Opened>> => {
  const { amount } = $deposit.get();
  const { currency } = $wallet.get();
  const promotionCoupon = codeToPayWith() || null;
  const wish = { amount: amountOrTyped(amount, currency), currency, promotionCoupon, email };
  const order: Order = { ...wish, idempotencyKey: attempt.keyFor([by, wish]) };
  const answer = await openPayment(by, order);
  // While nobody knows whether the deposit was made, the repeat carries the same key.
  if (!isUncertain(answer)) attempt.answered();
  return answer;
};

/**
 * Pays by a gateway: first the profile, when it lacks what the company asks, then the company's page after 500 ms, its code
 * for a phone or its script. What fails is marked in the list and keeps what was typed. Once at a time; leaving the dialog
 * ends it.
 */
export const pay = async (by: PayBy): Promise<void> => {
  if ($deposit.get().busy !== null) return;
  const began = visit;
  changeDeposit({ busy: by });
  let email = '';
  if (needsProfile(by)) {
    const profile = await readProfile();
    if (began !== visit) return;
    if (!profile.ok) return giveUp(by, profile);
    const fields = missingFields(profile.value.userDetails);
    if (fields.length > 0) return changeDeposit({ busy: null, step: { name: 'profile', by, fields } });
    email = profile.value.email;
  }
  const answer = await ask(by, email);
  if (began !== visit) return;
  const missing = answer.ok || answer.code !== 'profile_incomplete' ? [] : parsePayerFields(answer.facts?.['fields']);
  if (missing.length > 0) {
    // What this page held of the profile is not what the server holds: the form needs it as it stands.
    const profile = await askProfile();
    if (began !== visit) return;
    if (!profile.ok) return giveUp(by, profile);
    return changeDeposit({ busy: null, step: { name: 'profile', by, fields: missing } });
  }
  const failed = answer.ok ? goOn(answer.value) : answer;
  if (failed !== undefined) giveUp(by, failed);
};

/** What came of a payment's own script or frame: it failed, which marks its gateway in the list. */
export const noteFailure = (by: PayBy): void => {
  markFailed(by);
  changeDeposit({ failed: readPaymentConfig().tabs });
};

/** The profile was saved: the payment goes on by itself, from where its gateway was chosen. */
export const payOn = (by: PayBy): void => {
  changeDeposit({ step: chooserOf(by) });
  void pay(by);
};

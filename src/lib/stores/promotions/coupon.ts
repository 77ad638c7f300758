import { atom, computed, type ReadableAtom } from 'nanostores';
import { ok } from '#domain/result.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, type ApiResult, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { createForm, type Form } from '../shell/form.ts';
import { showFail } from '../shell/toasts.ts';
import { promotionFault, refreshAfterPromotion } from './promotion-actions.ts';

export type Redeemed = ApiAnswer<'redeemPromotionCoupon'>;

/** What a code brings and asks, looked up before it is taken; `code` as it was typed. */
export type CouponRules = ApiAnswer<'readCoupon'> & { readonly code: string };

/** Longest code that the call takes. */
export const couponLengthMax = 64;

const attempt = createAttempt();

/** Looks up what a code brings and asks. Takes nothing. */
export const readCoupon = async (code: string): Promise<ApiResult<CouponRules>> => {
  const typed = code.trim();
  const answer = await callApi('readCoupon', { body: { promotionCoupon: typed } });
  return answer.ok ? ok({ ...answer.value, code: typed }) : answer;
};

/** Redeems a code. While nobody knows what came of it, the repeat is the same wish. */
export const redeemCoupon = async (code: string): Promise<ApiResult<Redeemed>> => {
  const body = { promotionCoupon: code.trim() };
  const answer = await callApi('redeemPromotionCoupon', { body, idempotencyKey: attempt.keyFor(body) });
  if (!isUncertain(answer)) attempt.answered();
  if (answer.ok) refreshAfterPromotion();
  return answer;
};

/** Refusals of the code itself: said beside it. */
const ofCode: readonly ApiCode[] = ['coupon_unknown', 'coupon_used', 'promotion_not_eligible'];
export const isOfCode = ({ code }: Pick<ApiFail, 'code'>): boolean => ofCode.includes(code);

/** What the code of the form has brought; null before. */
export const $redeemed = atom<Redeemed | null>(null);

type Values = { readonly code: string };

/** The rules that were looked up last. */
const $read = atom<CouponRules | null>(null);

const look = async (code: string): Promise<ApiResult<unknown>> => {
  const answer = await readCoupon(code);
  if (answer.ok) $read.set(answer.value);
  return answer;
};

const take = async (code: string): Promise<ApiResult<unknown>> => {
  const answer = await redeemCoupon(code);
  // Where nobody knows what came of it, the repeat is the same wish and shows nothing anew.
  if (answer.ok || isOfCode(answer)) $read.set(null);
  if (!answer.ok) return answer;
  $redeemed.set(answer.value);
  couponForm.reset();
  return answer;
};

/** The page on which a code is redeemed: the first sending shows what the code brings and asks, the next one takes it. */
export const couponForm: Form<Values> = createForm({
  initial: { code: '' },
  order: ['code'],
  check: ({ code }) => (code.trim() === '' ? { code: 'code_missing' } : {}),
  send: async ({ code }) => {
    $redeemed.set(null);
    const answer = await ($couponRules.get() === null ? look(code) : take(code));
    if (answer.ok) return undefined;
    if (isOfCode(answer)) return { code: promotionFault(answer) };
    showFail(answer);
    return undefined;
  },
});

/** The rules of the code that stands in the form; null before they were looked up, and when another code is typed. */
export const $couponRules: ReadableAtom<CouponRules | null> = computed(
  [$read, couponForm.$state],
  (read, { values }) => (read !== null && read.code === values.code.trim() ? read : null),
);

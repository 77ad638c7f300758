import { atom } from 'nanostores';
import type { CouponValues } from '#contract/forms/coupon.ts';
import { ok } from '#domain/result.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, type ApiResult, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
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
const redeemCoupon = async (code: string): Promise<ApiResult<Redeemed>> => {
  const body = { promotionCoupon: code.trim() };
  const answer = await callApi('redeemPromotionCoupon', { body, idempotencyKey: attempt.keyFor(body) });
  if (!isUncertain(answer)) attempt.answered();
  if (answer.ok) refreshAfterPromotion();
  return answer;
};

/** Refusals of the code itself: said beside it. */
const ofCode: readonly ApiCode[] = [
  'coupon_unknown',
  'coupon_used',
  'coupon_needs_no_deposit',
  'promotion_not_eligible',
];
export const isOfCode = ({ code }: Pick<ApiFail, 'code'>): boolean => ofCode.includes(code);

/** What the code of the form has brought; null before. */
export const $redeemed = atom<Redeemed | null>(null);

/** The rules of the code that was looked up last; null before, and once it was taken or turned out to be none. */
export const $couponRules = atom<CouponRules | null>(null);

const look = async (code: string): Promise<ApiResult<unknown>> => {
  const answer = await readCoupon(code);
  if (answer.ok) $couponRules.set(answer.value);
  return answer;
};

const take = async (code: string): Promise<ApiResult<unknown>> => {
  const answer = await redeemCoupon(code);
  // Where nobody knows what came of it, the repeat is the same wish and shows nothing anew.
  if (answer.ok || isOfCode(answer)) $couponRules.set(null);
  if (answer.ok) $redeemed.set(answer.value);
  return answer;
};

/**
 * The page on which a code is redeemed: the first sending shows what the code brings and asks, the next one takes it. It is done
 * once it is taken.
 */
export const sendCoupon = async ({ code }: CouponValues): Promise<Sent<CouponValues>> => {
  $redeemed.set(null);
  const isShown = $couponRules.get()?.code === code;
  const answer = await (isShown ? take(code) : look(code));
  if (answer.ok) return isShown ? sent : notSent();
  if (isOfCode(answer)) return notSent({ code: promotionFault(answer) });
  showFail(answer);
  return notSent();
};

import { type ApiCode, type ApiFail, type ApiResult, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { $profile } from '../profile/profile.ts';
import { showError, showFail, showSuccess } from '../shell/toasts.ts';
import { refreshFunds } from '../wallet/wallet.ts';
import { refreshPromotions } from './promotions.ts';

/** What a promotion may have changed is asked for again: wallet, profile, promotions (specification, section 4). */
export const refreshAfterPromotion = (): void => {
  refreshFunds();
  $profile.revalidate();
  refreshPromotions();
};

const attempt = createAttempt();

/** Accepts a promotion without a word about it. While nobody knows what came of it, the repeat is the same wish. */
export const askToAccept = async (promotionId: string): Promise<ApiResult<{ readonly state: string }>> => {
  const body = { id: promotionId, accepted: true } as const;
  const answer = await callApi('acceptPromotion', { body, idempotencyKey: attempt.keyFor(body) });
  if (!isUncertain(answer)) attempt.answered();
  refreshAfterPromotion();
  return answer;
};

const withReason: readonly ApiCode[] = ['promotion_not_eligible', 'coupon_used'];

/** Why a promotion or its code was refused, for the words beside it: `code`, and `code:reason` where the refusal names one. */
export const promotionFault = ({ code, facts }: Pick<ApiFail, 'code' | 'facts'>): string =>
  withReason.includes(code) && typeof facts?.['reason'] === 'string' ? `${code}:${facts['reason']}` : code;

/** Accepts a promotion and says what came of it, in the specification's words; why not, for beside it (`promotionFault`). */
export const acceptPromotion = async (promotionId: string): Promise<string | undefined> => {
  const answer = await askToAccept(promotionId);
  if (answer.ok) showSuccess('promo_activated');
  else showError('promo_failed');
  return answer.ok ? undefined : promotionFault(answer);
};

/** Gives a promotion up, one that waits as one that runs. Says why not when it cannot be. */
export const cancelGrant = async (grantId: string): Promise<boolean> => {
  const answer = await callApi('cancelPromotion', { body: { id: grantId } });
  refreshAfterPromotion();
  if (answer.ok) showSuccess('promo_given_up');
  else showFail(answer);
  return answer.ok;
};

/** Refuses everything that is offered now. */
export const rejectOffers = async (): Promise<boolean> => {
  const answer = await callApi('rejectEligiblePromotions', {});
  refreshPromotions();
  if (answer.ok) showSuccess('promos_refused');
  else showFail(answer);
  return answer.ok;
};

import { callApi } from '../calls/api.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';
import { $profile } from './profile.ts';

/** Flips whether the player gets promotions by mail, and says so. Answers with what holds then; undefined when it failed. */
export const togglePromoMail = async (): Promise<boolean | undefined> => {
  const answer = await callApi('toggleReceiveEmail', {});
  if (!answer.ok) {
    showFail(answer);
    return undefined;
  }
  const { receiveEmailPromo } = answer.value;
  const { data } = $profile.get();
  if (data !== undefined) $profile.mutate({ ...data, userDetails: { ...data.userDetails, receiveEmailPromo } });
  showSuccess(receiveEmailPromo ? 'promo_on' : 'promo_off');
  return receiveEmailPromo;
};

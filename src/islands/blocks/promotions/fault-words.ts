import { errorCodes } from '#contract/errors.ts';
import { couponKeptHours } from '#domain/promotions/coupon-kept.ts';
import { misfits } from '#domain/promotions/fits.ts';
import { t } from '#i18n/client.ts';

const reasons = [...misfits, 'deposit_too_small', 'cap_reached', 'rounds_to_nothing'] as const;

/** Why nobody, or this player, can use a code any more. */
const goneReasons = ['had', 'kept', 'used_up'] as const;

/** Why a promotion or its code was refused, in words: of `code` or `code:reason` (`promotionFault` of the stores). */
export const promotionFaultWords = (fault: string): string => {
  const [code = '', reason] = fault.split(':');
  const gone = code === 'coupon_used' ? goneReasons.find((one) => one === reason) : undefined;
  if (gone) return t(`promotions.why.code_${gone}`, { hours: couponKeptHours });
  const known = errorCodes.find((one) => one === code);
  const why = reasons.find((one) => one === reason);
  return [known === undefined ? t('errors.bad_request') : t(`errors.${known}`), why && t(`promotions.why.${why}`)]
    .filter(Boolean)
    .join(' ');
};

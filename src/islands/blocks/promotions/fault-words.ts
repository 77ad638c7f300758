import { errorCodes } from '#contract/errors.ts';
import { misfits } from '#domain/promotions/fits.ts';
import { t } from '#i18n/client.ts';

const reasons = [...misfits, 'deposit_too_small', 'cap_reached', 'rounds_to_nothing'] as const;

/** Why a promotion or its code was refused, in words: of `code` or `code:reason` (`promotionFault` of the stores). */
export const promotionFaultWords = (fault: string): string => {
  const [code = '', reason] = fault.split(':');
  const known = errorCodes.find((one) => one === code);
  const why = reasons.find((one) => one === reason);
  return [known === undefined ? t('errors.bad_request') : t(`errors.${known}`), why && t(`promotions.why.${why}`)]
    .filter(Boolean)
    .join(' ');
};

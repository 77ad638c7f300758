import type { ApiFail } from '../calls/api.ts';
import { promotionFault } from '../promotions/promotion-actions.ts';
import { changeDeposit } from './deposit.ts';

/**
 * The code was refused when it was to be paid with: back to where it is typed, with the reason beside it and the amount as it was. What
 * was shown of the code is shown no longer, so that going on looks it up again.
 */
export const backToCode = (refused: ApiFail, code: string): void =>
  changeDeposit({
    busy: null,
    step: { name: 'amount' },
    coupon: code,
    codeRules: null,
    bonusFault: { of: 'code', fault: promotionFault(refused) },
  });

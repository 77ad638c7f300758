import type { CallName } from '#contract/calls.ts';
import type { RegisterMoment } from '#domain/registers/register.ts';

/** Calls before which a player's registers are asked, and as what: whatever pays in, gives a bonus, or begins to play. */
export const registerCalls: Readonly<Partial<Record<CallName, RegisterMoment>>> = {
  brpayDeposit: 'deposit',
  paypoundDeposit: 'deposit',
  paystudioDeposit: 'deposit',
  paywebDeposit: 'deposit',
  ikajoDeposit: 'deposit',
  pgpaytechDeposit: 'deposit',
  devcodeDeposit: 'deposit',
  emsDeposit: 'deposit',
  cardDeposit: 'deposit',
  nextCardDeposit: 'deposit',
  skrillDeposit: 'deposit',
  mifinityDeposit: 'deposit',
  jetonDeposit: 'deposit',
  jetonCashDeposit: 'deposit',
  cryptoDeposit: 'deposit',
  acceptPromotion: 'bonus',
  readCoupon: 'bonus',
  redeemCoupon: 'bonus',
  redeemPromotionCoupon: 'bonus',
  playFreeSpin: 'play',
  launchGame: 'play',
  openGameSession: 'play',
};

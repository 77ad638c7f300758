import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { email, language, payment, text, uuid } from '../wire.ts';
import { depositErrors, promotionCoupon } from './body.ts';

const eWallet = {
  tag: 'payments',
  session: 'player',
  perDay: 60,
  country: 'restricted',
  idempotencyKey: 'made',
  errors: depositErrors,
} as const;

export const skrillDeposit = defineCall({
  ...routes.skrillDeposit,
  ...eWallet,
  summary: 'Deposit by Skrill',
  // The specification names no code here; one may come all the same, as with every other way to pay.
  body: payment({ language, paymentMethods: text(100), promotionCoupon }),
  response: z.strictObject({ id: uuid, redirectUrl: z.string() }),
});

export const mifinityDeposit = defineCall({
  ...routes.mifinityDeposit,
  ...eWallet,
  summary: 'Deposit by MiFinity; its script, from `scriptUrl`, goes on with the token',
  body: payment({ promotionCoupon, language }),
  response: z.strictObject({ id: uuid, initializationToken: z.string(), scriptUrl: z.string() }),
});

/** Path segments in lower case, as the specification says; the deposit flow uses Checkout. */
const jetonTypes = ['checkout'] as const;

/** `qr`: a picture as a data URL that leads to the same page. */
export const jetonDeposit = defineCall({
  ...routes.jetonDeposit,
  ...eWallet,
  summary: 'Deposit by Jeton',
  params: z.strictObject({ type: z.enum(jetonTypes) }),
  body: payment({ email, promotionCoupon, language }),
  response: z.strictObject({ id: uuid, redirectUrl: z.string(), qr: z.nullable(z.string()) }),
});

export const jetonCashDeposit = defineCall({
  ...routes.jetonCashDeposit,
  ...eWallet,
  summary: 'Deposit by JetonCash voucher',
  body: payment({ promotionCoupon, language }),
  response: z.strictObject({ id: uuid, redirectUrl: z.string() }),
});

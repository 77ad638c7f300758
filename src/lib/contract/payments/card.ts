import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { uuid } from '../wire.ts';
import { depositBody, depositErrors } from './body.ts';

/** A card gateway's deposit: the player types the card on the gateway's own page at `redirectUrl`. */
const card = {
  tag: 'payments',
  session: 'player',
  perDay: 60,
  country: 'restricted',
  idempotencyKey: 'made',
  body: depositBody,
  response: z.strictObject({ id: uuid, redirectUrl: z.string() }),
  errors: depositErrors,
} as const;

export const brpayDeposit = defineCall({ ...routes.brpayDeposit, ...card, summary: 'Deposit by card, Gem (BR_PAY)' });
export const paypoundDeposit = defineCall({ ...routes.paypoundDeposit, ...card, summary: 'Deposit by card, PayPound' });
export const paystudioDeposit = defineCall({
  ...routes.paystudioDeposit,
  ...card,
  summary: 'Deposit by card, PayStudio',
});
export const paywebDeposit = defineCall({ ...routes.paywebDeposit, ...card, summary: 'Deposit by card, PayWeb' });
export const ikajoDeposit = defineCall({ ...routes.ikajoDeposit, ...card, summary: 'Deposit by card, Ikajo' });
export const pgpaytechDeposit = defineCall({
  ...routes.pgpaytechDeposit,
  ...card,
  summary: 'Deposit by card, PG Paytech',
});
export const devcodeDeposit = defineCall({
  ...routes.devcodeDeposit,
  ...card,
  summary: 'Deposit by card, Diamond (DEV_CODE)',
});
export const emsDeposit = defineCall({
  ...routes.emsDeposit,
  ...card,
  summary: 'Deposit by card, Platinum (EMS); not from the US',
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { amount, currencyCode, instant, uuid } from '../wire.ts';
import { depositBody, depositErrors } from './body.ts';
import { cardCodes } from './gateways.ts';

const gateway = z.enum(cardCodes);

/** `gateway`: the company that opened a page, by its code. */
const opened = z.strictObject({ id: uuid, redirectUrl: z.string(), gateway });

/**
 * `failedAt`: when the player's last payment there failed, within the last 20 minutes. `underWay`: a payment of the same amount by card
 * that its company may still take; `pending` says that it is at work on it.
 */
export const listCardRoutes = defineCall({
  ...routes.listCardRoutes,
  summary: 'The card gateways that take an amount from where the player is, the best first',
  tag: 'payments',
  session: 'player',
  query: z.strictObject({ amount, currency: currencyCode }),
  response: z.strictObject({
    routes: z.array(z.strictObject({ gateway, failedAt: z.nullable(instant) })),
    underWay: z.nullable(z.strictObject({ id: uuid, gateway, state: z.enum(['open', 'pending']) })),
  }),
  errors: ['amount_invalid', 'amount_overprecise', 'currency_mismatch', 'rates_stale'],
});

const paying = { tag: 'payments', session: 'player', perDay: 60, country: 'restricted', response: opened } as const;

export const cardDeposit = defineCall({
  ...routes.cardDeposit,
  ...paying,
  summary:
    'Deposit by card through the best gateway; one that opens no page is left for the next, and a payment of the same amount that is under way goes on',
  idempotencyKey: 'made',
  body: depositBody,
  errors: [...depositErrors, 'deposit_under_way'],
});

export const nextCardDeposit = defineCall({
  ...routes.nextCardDeposit,
  ...paying,
  summary:
    'After a deposit by card that failed: the same amount through the next best gateway; the same again is the same deposit',
  params: z.strictObject({ id: uuid }),
  errors: [...depositErrors, 'deposit_not_found', 'deposit_under_way', 'deposit_state_wrong'],
});

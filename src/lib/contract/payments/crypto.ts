import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode } from '../wire.ts';
import { promotionCoupon } from './body.ts';

/** No amount: whatever arrives at the address is credited. The same address again until it is used. */
export const cryptoDeposit = defineCall({
  ...routes.cryptoDeposit,
  summary: 'An address of the player’s own to send crypto to',
  tag: 'payments',
  session: 'player',
  country: 'restricted',
  body: z.strictObject({ currency: currencyCode, promotionCoupon }),
  response: z.strictObject({ address: z.string(), banxaCheckoutIframe: z.nullable(z.string()) }),
  errors: ['player_excluded', 'gateway_unavailable', 'currency_mismatch', 'wallet_missing'],
});

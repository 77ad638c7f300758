import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, money } from '../wire.ts';
import { promotionCoupon } from './body.ts';

/**
 * No amount: whatever arrives at the address is credited from `minAmount` on, once it has so many `confirmations`. The same
 * address again until it is used. `network` is its name as a wallet writes it: "Bitcoin", "Ethereum (ERC-20)".
 */
export const cryptoDeposit = defineCall({
  ...routes.cryptoDeposit,
  summary: 'An address of the player’s own to send crypto to',
  tag: 'payments',
  session: 'player',
  country: 'restricted',
  body: z.strictObject({ currency: currencyCode, promotionCoupon }),
  response: z.strictObject({
    address: z.string(),
    banxaCheckoutIframe: z.nullable(z.string()),
    network: z.string(),
    minAmount: money,
    confirmations: z.int(),
  }),
  errors: [
    'player_excluded',
    'register_unanswered',
    'player_timed_out',
    'terms_changed',
    'gateway_unavailable',
    'currency_mismatch',
    'wallet_missing',
    'coupon_unknown',
    'coupon_needs_no_deposit',
    'coupon_used',
    'promotion_not_eligible',
    'rates_stale',
  ],
});

/** Who sells crypto to the player in a frame of their own. */
export const cryptoSellers = ['changelly', 'onramper', 'ramp', 'banxa'] as const;

/**
 * Fees in hundredths of a percent. Null: the seller says it on its own page. Banxa's frame comes with `cryptoDeposit`, too.
 * `frameUrl` is a page at the seller's or, in the sandbox, a path of ours.
 */
export const listBuyCrypto = defineCall({
  ...routes.listBuyCrypto,
  summary: 'Companies that sell a crypto currency by card, with fee, time and their page for the player’s own address',
  tag: 'payments',
  session: 'player',
  country: 'restricted',
  params: z.strictObject({ currency: currencyCode }),
  response: z.array(
    z.strictObject({
      seller: z.enum(cryptoSellers),
      frameUrl: z.string(),
      feeBasisPoints: z.nullable(z.int()),
      minutes: z.nullable(z.int()),
      verificationAboveEur: z.nullable(z.int()),
    }),
  ),
  errors: [
    'player_excluded',
    'register_unanswered',
    'player_timed_out',
    'terms_changed',
    'currency_mismatch',
    'wallet_missing',
    'gateway_unavailable',
  ],
});

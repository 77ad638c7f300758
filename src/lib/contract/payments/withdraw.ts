import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { amount, currencyCode, money, uuid } from '../wire.ts';

const withdraw = {
  tag: 'payments',
  session: 'player',
  idempotencyKey: 'required',
  response: z.strictObject({
    id: uuid,
    state: z.enum(['held', 'approved', 'sent', 'refused']),
    amount: money,
    currency: currencyCode,
  }),
  errors: [
    'gateway_unavailable',
    'amount_invalid',
    'amount_overprecise',
    'currency_mismatch',
    'wallet_missing',
    'amount_below_minimum',
    'amount_above_maximum',
    'insufficient_funds',
    'sign_in_again',
    'withdrawal_address_invalid',
  ],
} as const;

export const skrillWithdraw = defineCall({
  ...routes.skrillWithdraw,
  ...withdraw,
  summary: 'Withdraw to the Skrill account deposited from',
  body: z.strictObject({ amount, currency: currencyCode }),
});

export const cryptoWithdraw = defineCall({
  ...routes.cryptoWithdraw,
  ...withdraw,
  summary: 'Withdraw to a crypto address',
  /** Base58, bech32 or hexadecimal: letters and digits; the chain's own checksum is the adapter's matter. */
  body: z.strictObject({
    amount,
    currency: currencyCode,
    address: z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[A-Za-z0-9]+$/)),
  }),
});

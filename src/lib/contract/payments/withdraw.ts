import * as z from 'zod/mini';
import { payoutAddressOf } from '#domain/payments/typed-address.ts';
import type { WithdrawalState } from '#domain/payments/withdrawal-state.ts';
import { typedCodeText } from '#domain/typed-text.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money, orNone, payment, uuid } from '../wire.ts';

const states = [
  'requested',
  'in_review',
  'approved',
  'sent',
  'failed',
  'cancelled',
] as const satisfies WithdrawalState[];

/**
 * What the house keeps for itself, a hold for review among it, is not told. `failed` and `cancelled` have given the money back;
 * `reference` is the provider's, once sent; `address` is the e-mail address at Skrill, or the chain's.
 */
const withdrawal = z.strictObject({
  id: uuid,
  state: z.enum(states),
  amount: money,
  fee: money,
  currency: currencyCode,
  provider: z.string(),
  address: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

/** A code of the authenticator app or a recovery code, from who has a second factor. */
const code = orNone(
  z.string().check(z.overwrite(typedCodeText), z.minLength(6), z.maxLength(20), z.regex(/^[A-Za-z0-9 -]+$/)),
);

/** The player knows that the withdrawal takes what a bonus is bound to, and gives that bonus up. */
const endsBonus = orNone(z.boolean());

/** The errors stand in the order in which they are looked for: a code is taken only when all else is right. */
const withdraw = {
  tag: 'payments',
  session: 'player',
  perDay: 200,
  idempotencyKey: 'made',
  proofs: ['code'],
  response: withdrawal,
  errors: [
    'account_closed',
    'gateway_unavailable',
    'currency_mismatch',
    'amount_invalid',
    'amount_overprecise',
    'wallet_missing',
    'rates_stale',
    'amount_below_minimum',
    'amount_above_maximum',
    'withdrawal_address_invalid',
    'insufficient_funds',
    'verification_required',
    // Facts: the bonus and locked money, its currency and the free spins that would be lost.
    'withdrawal_ends_bonus',
    'round_open',
    'sign_in_again',
    'second_factor_required',
    'account_locked',
    'second_factor_wrong',
  ],
} as const;

export const skrillWithdraw = defineCall({
  ...routes.skrillWithdraw,
  ...withdraw,
  summary: 'Withdraw to the Skrill account deposited from',
  body: payment({ code, endsBonus }),
});

export const cryptoWithdraw = defineCall({
  ...routes.cryptoWithdraw,
  ...withdraw,
  summary: 'Withdraw to a crypto address',
  /** Base58, bech32 or hexadecimal: letters and digits; the chain's own checksum is the adapter's matter. */
  body: payment({
    address: z
      .string()
      .check(z.overwrite(payoutAddressOf), z.minLength(20), z.maxLength(100), z.regex(/^[A-Za-z0-9]+$/)),
    code,
    endsBonus,
  }),
});

const one = { tag: 'payments', session: 'player', params: z.strictObject({ id: uuid }), response: withdrawal } as const;

export const readWithdrawal = defineCall({
  ...routes.readWithdrawal,
  ...one,
  summary: 'How one of the player’s own withdrawals stands',
  errors: ['withdrawal_not_found'],
});

export const cancelWithdrawal = defineCall({
  ...routes.cancelWithdrawal,
  ...one,
  summary: 'Take a withdrawal back while it is in review; the money is in the wallet again',
  errors: ['withdrawal_not_found', 'withdrawal_state_wrong'],
});

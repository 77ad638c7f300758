import * as z from 'zod/mini';
import { withdrawalViews } from '#domain/desk/withdrawal-views.ts';
import { amount, currencyCode, instant, money, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { reason } from './staff.ts';

const payout = z.strictObject({
  id: uuid,
  player: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  amount: money,
  currency: currencyCode,
  /** What it is worth, and with the player’s others of the 24 hours before, in euros. */
  eur: money,
  dayEur: money,
  provider: z.string(),
  destination: z.string(),
  state: z.enum(['requested', 'in_review', 'approved', 'sent', 'failed', 'cancelled']),
  createdAt: instant,
  approvals: z.int(),
  /** How many different people must say yes. */
  needed: z.int(),
  holds: z.array(
    z.strictObject({
      rule: z.string(),
      /** What the rule means, in words. */
      about: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** The file for the signer in which it is. */
  batch: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Its provider was, or may have been, asked to pay it. */
  asked: z.boolean(),
});
export type Payout = z.output<typeof payout>;

export const listPayouts = defineDeskCall({
  method: 'GET',
  path: '/desk-service/withdrawals',
  summary: 'Withdrawals in a state, those that wait longest first, with the reasons of each hold in words',
  access: 'withdrawals.read',
  query: z.strictObject({ view: z.enum(withdrawalViews) }),
  response: z.array(payout),
  errors: [],
});

export const readPayout = defineDeskCall({
  method: 'GET',
  path: '/desk-service/withdrawals/{id}',
  summary: 'One withdrawal, and who did what with it',
  access: 'withdrawals.read',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    payout,
    events: z.array(
      z.strictObject({ at: instant, kind: z.string(), by: z.string(), facts: z.record(z.string(), z.unknown()) }),
    ),
  }),
  errors: ['withdrawal_not_found'],
});

const one = z.strictObject({ id: uuid });
/** How it was shown to who decides: decided on otherwise, it is refused, and what changed is told. */
const shown = z.strictObject({ state: payout.shape.state, approvals: z.int() });

export const approvePayout = defineDeskCall({
  method: 'POST',
  path: '/desk-service/withdrawals/{id}/approve',
  summary: 'Say yes to a withdrawal; above the house’s bound two different people must',
  access: 'withdrawals.approve',
  proof: true,
  params: one,
  body: z.strictObject({ shown }),
  response: z.strictObject({ approvals: z.int(), needed: z.int(), isDone: z.boolean() }),
  errors: [
    'withdrawal_not_found',
    'act_not_allowed',
    'changed_since_shown',
    'own_request',
    'approved_before',
    'approve_at_desk',
  ],
});

export const rejectPayout = defineDeskCall({
  method: 'POST',
  path: '/desk-service/withdrawals/{id}/reject',
  summary: 'Refuse a withdrawal in review: its money is in the wallet again',
  access: 'withdrawals.reject',
  params: one,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: [
    'withdrawal_not_found',
    'changed_since_shown',
    'payout_under_way',
    'not_checked',
    'own_payout',
    'approve_at_desk',
  ],
});

export const notePayoutSent = defineDeskCall({
  method: 'POST',
  path: '/desk-service/withdrawals/{id}/sent',
  summary: 'Note what the signer paid: the transaction’s id',
  access: 'withdrawals.note',
  proof: true,
  params: one,
  body: z.strictObject({ reference: text(200) }),
  response: z.void(),
  errors: [
    'withdrawal_not_found',
    'changed_since_shown',
    'payout_under_way',
    'not_checked',
    'own_payout',
    'approve_at_desk',
  ],
});

export const notePayoutFailed = defineDeskCall({
  method: 'POST',
  path: '/desk-service/withdrawals/{id}/failed',
  summary: 'Give an approved withdrawal’s money back, of which is known that nobody paid it and nobody will',
  access: 'withdrawals.note',
  proof: true,
  params: one,
  body: z.strictObject({
    reason,
    /** Known from the provider: it was not paid, and will not be. */
    checked: z.boolean(),
  }),
  response: z.void(),
  errors: [
    'withdrawal_not_found',
    'changed_since_shown',
    'payout_under_way',
    'not_checked',
    'own_payout',
    'approve_at_desk',
  ],
});

export const requestPayout = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/withdrawals',
  summary: 'Ask for a withdrawal in the name of a player who cannot sign in; somebody else must say yes to it',
  access: 'withdrawals.request',
  params: one,
  body: z.strictObject({
    amount,
    currency: currencyCode,
    /** Of coins; null: to the account at Skrill from which the player paid. */
    address: z.nullable(text(100)),
    /** Names the wish: sent again, it is the same one. */
    key: uuid,
  }),
  response: z.strictObject({ id: uuid }),
  errors: [
    'player_not_found',
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
    'verification_required',
    'insufficient_funds',
    'withdrawal_ends_bonus',
    'round_open',
    'idempotency_key_reused',
    'rate_limited',
  ],
});

export const makePayoutBatch = defineDeskCall({
  method: 'POST',
  path: '/desk-service/withdrawals/batches',
  summary: 'Take every approved crypto withdrawal of a currency into one file for the signer, each once and for good',
  access: 'withdrawals.export',
  proof: true,
  body: z.strictObject({ currency: currencyCode }),
  response: z.strictObject({ name: z.string(), withdrawals: z.int() }),
  errors: ['nothing_to_pay'],
});

export const readPayoutBatch = defineDeskCall({
  method: 'GET',
  path: '/desk-service/withdrawals/batches/{name}',
  summary: 'A signer’s file, without what was paid meanwhile',
  access: 'withdrawals.read',
  params: z.strictObject({ name: z.string().check(z.regex(/^[A-Z]{3,5}-\d{8}T\d{6}-[0-9a-f]{8}$/)) }),
  query: z.strictObject({ format: z.enum(['csv', 'json']) }),
  answers: 'file',
  fileTypes: ['text/csv', 'application/json'],
  response: z.file(),
  errors: ['not_found'],
});

import { createHash } from 'node:crypto';
import {
  advanceDeposit,
  type DepositStep,
  heardAs,
  isDepositOpen,
  isHeardTooEarly,
  isPaidNow,
} from '#domain/payments/deposit-state.ts';
import type { DepositHold } from '#domain/payments/hold.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Acknowledgement, DepositGateway, Inquiry, PaymentEvent } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type DepositRow,
  findDepositEvent,
  findGatewayDeposit,
  insertDepositEvent,
  lockDeposit,
  setDepositState,
} from '../../db/queries/payments.ts';
import { findRefundUnderWay } from '../../db/queries/refunds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { rememberPayoutAccount } from '../../db/queries/withdrawals.ts';
import { type Caller, houseCaller } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { askRegisters } from '../registers/ask.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { reverseDeposit } from './charge-back.ts';
import { credit } from './credit.ts';
import { holdPaid, reasonToHold } from './hold.ts';
import { settleRefund } from './refund-held.ts';

type WebhookError =
  | 'gateway_unknown'
  | 'signature_invalid'
  | 'bad_request'
  | 'deposit_not_found'
  | 'currency_mismatch'
  | 'deposit_state_wrong'
  | 'gateway_unavailable';

/**
 * Takes a payment company's word about a deposit. `raw` are the bytes as they came: the signature is over them. Event, state
 * and postings are one transaction; nothing is stored of what is not signed. The same event again gets the same answer
 * and does nothing. An amount, currency or reference other than ours is refused, with an audit row. A charge-back of what is
 * not credited yet is refused and kept nowhere, so that the company tells it again, and so is what a company that does not sign
 * could not be asked about.
 */
export async function receiveWebhook(
  ctx: ServerContext,
  caller: Caller,
  gatewayName: string,
  raw: Uint8Array,
  headers: Headers,
  call: string | null = null,
): Promise<Result<Acknowledgement, WebhookError>> {
  const gateway = ctx.gateways.get(gatewayName);
  if (gateway === undefined) return fail('gateway_unknown');
  const asked = call === null ? null : (gateway.inquiry?.read(call, raw, headers) ?? null);
  const read = asked ?? gateway.readWebhook(raw, headers, ctx.clock.now(), call);
  if (!read.ok) {
    ctx.log.warn({ gateway: gatewayName, requestId: caller.requestId, code: read.code }, 'webhook refused');
    return read;
  }
  if ('about' in read.value) return replyTo(ctx, caller, gateway, read.value);
  const heard = await hear(ctx, gateway, read.value);
  if (!heard.ok) return heard;
  if (heard.value === null) return ok(gateway.acknowledge(read.value, raw));
  const event = await withPayer(ctx, gateway, heard.value);
  if (event.outcome === 'completed' && ctx.registers.size > 0) await askPayer(ctx, event.depositId, gatewayName);
  const applied = await ctx.db.transaction((tx) => applyEvent(ctx, tx, caller, gatewayName, event, hashOf(event)));
  return applied.ok ? ok(gateway.acknowledge(event, raw)) : applied;
}

/** What is credited is a deposit: the player's registers are asked before the locks are taken, where their answer grew old. */
async function askPayer(ctx: ServerContext, depositId: string, gateway: string): Promise<void> {
  const [deposit] = await ctx.db.query<{ player_id: string }>(findGatewayDeposit, [depositId, gateway]);
  const caller = houseCaller('payments');
  if (deposit) await askRegisters(ctx, { playerId: deposit.player_id, caller }, 'deposit', { onlyStale: true });
}

async function replyTo(ctx: ServerContext, caller: Caller, gateway: DepositGateway, inquiry: Inquiry) {
  const answer = await answerInquiry(ctx, caller, gateway, inquiry);
  if (gateway.inquiry === undefined) throw new Error('A question to a company that asks none');
  return ok(gateway.inquiry.answer(inquiry, answer));
}

/** Tells whether the same event says the same again; how it was written down does not matter. */
const hashOf = ({ eventId, depositId, outcome, amountMinor, currency, providerReference }: PaymentEvent): Buffer => {
  const said = [eventId, depositId, outcome, String(amountMinor), currency, providerReference];
  return createHash('sha256').update(JSON.stringify(said)).digest();
};

/**
 * What counts: the webhook itself when it is signed, else what the company answers when we ask. Null: nothing has come of the payment
 * yet.
 */
async function hear(
  ctx: ServerContext,
  gateway: DepositGateway,
  event: PaymentEvent,
): Promise<Result<PaymentEvent | null, 'deposit_not_found' | 'gateway_unavailable'>> {
  if (gateway.confirm === undefined) return ok(event);
  // Anybody can send such a webhook: we ask about our own payments alone.
  const known = await ctx.db.query(findGatewayDeposit, [event.depositId, gateway.name]);
  return known.length === 0 ? fail('deposit_not_found') : gateway.confirm(event);
}

/** With the account that a payment came from, as its company says when asked. Without an answer the money still counts. */
async function withPayer(ctx: ServerContext, gateway: DepositGateway, event: PaymentEvent): Promise<PaymentEvent> {
  if (gateway.payerOf === undefined || event.outcome !== 'completed') return event;
  // Anybody may post here: the company is asked about our own payments alone.
  if ((await ctx.db.query(findGatewayDeposit, [event.depositId, gateway.name])).length === 0) return event;
  const payer = await gateway.payerOf(event);
  return payer === null ? event : { ...event, payer };
}

async function applyEvent(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  gateway: string,
  event: PaymentEvent,
  bodyHash: Buffer,
): Promise<Result<{ readonly received: true }, WebhookError>> {
  // The lock puts all events of a deposit in a row, the same event 50 times at once included.
  const [deposit] = await tx.query<DepositRow>(lockDeposit, [event.depositId, gateway]);
  if (deposit === undefined) return fail('deposit_not_found');
  const now = ctx.clock.now();
  const mismatch = mismatchOf(deposit, event);
  if (mismatch !== null) {
    const facts = { gateway, depositId: deposit.id, eventId: event.eventId, mismatch };
    await writeSecurityEvent(tx, now, 'webhook_mismatch', { playerId: deposit.player_id, caller }, facts);
    return fail(mismatch === 'currency' ? 'currency_mismatch' : 'deposit_state_wrong', { mismatch });
  }
  const [seen] = await tx.query<{ body_hash: Buffer }>(findDepositEvent, [gateway, event.eventId]);
  if (seen !== undefined) return seen.body_hash.equals(bodyHash) ? ok({ received: true }) : fail('deposit_state_wrong');

  if (isHeardTooEarly(deposit.state, event.outcome)) return fail('deposit_state_wrong');
  const hold = isPaidNow(deposit.state, event.outcome) ? await holdOf(tx, deposit, now) : null;
  // Some tell a refund of ours as they tell a charge-back.
  const isRefund =
    event.outcome === 'reversed' &&
    deposit.state === 'held' &&
    (await tx.query(findRefundUnderWay, [deposit.id])).length > 0;
  const step = advanceDeposit(deposit.state, isRefund ? 'held' : heardAs(deposit.state, event.outcome, hold !== null));
  const values = [gateway, event.eventId, deposit.id, event.outcome, bodyHash, now, isRefund ? 'refunded' : step.state];
  // Another deposit's event with this id slipped in at the same moment: an id names one event.
  if ((await tx.query(insertDepositEvent, values)).length === 0) return fail('deposit_state_wrong');
  if (isRefund) await settleRefund(tx, deposit.id, event.providerReference, now);
  await commitStep(ctx, tx, caller, deposit, event, { ...step, hold }, now);
  return ok({ received: true });
}

/**
 * Why a deposit that is paid now must not be credited. Under the player's lock from here on: an exclusion, a break or a limit comes
 * before it or after it, and which of two deposits is the first is decided here.
 */
async function holdOf(tx: Queryable, deposit: DepositRow, now: Date): Promise<DepositHold | null> {
  await tx.query(lockPlay, [deposit.player_id]);
  const { currency, amount: amountMinor, state } = deposit;
  // While it was open it was counted itself.
  const arrived = { currency, amountMinor: isDepositOpen(state) ? 0n : amountMinor };
  return reasonToHold(tx, deposit.player_id, arrived, now);
}

function mismatchOf(deposit: DepositRow, event: PaymentEvent): 'amount' | 'currency' | 'reference' | null {
  if (event.currency !== deposit.currency) return 'currency';
  if (event.amountMinor !== deposit.amount) return 'amount';
  const known = deposit.provider_reference;
  return known !== null && known !== event.providerReference ? 'reference' : null;
}

async function commitStep(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  deposit: DepositRow,
  event: PaymentEvent,
  step: DepositStep & { readonly hold: DepositHold | null },
  now: Date,
): Promise<void> {
  // Where each try of the player has a name of its own, the one that was paid is the payment's.
  const reference = step.credits || step.holds ? event.providerReference : null;
  if (step.changed && !step.holds) await tx.query(setDepositState, [deposit.id, step.state, now, reference]);
  if (step.reverses) await reverseDeposit(ctx, tx, caller, deposit, event.eventId);
  if (!step.credits && !step.holds) return;
  if (event.payer !== undefined)
    await tx.query(rememberPayoutAccount, [deposit.player_id, deposit.gateway, event.payer, now]);
  if (step.hold !== null) return holdPaid(tx, deposit, step.hold, reference, now);
  await credit(ctx, tx, deposit, now);
}

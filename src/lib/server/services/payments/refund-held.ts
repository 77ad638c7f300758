import { formatAmount } from '#domain/money/amount.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { RefundAnswer } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { arePayoutsHeld } from '../../db/queries/epochs.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { type DepositRow, lockOpenDeposit, setDepositState } from '../../db/queries/payments.ts';
import {
  askRelease,
  endRefund,
  findRefundUnderWay,
  insertRefunds,
  leaseRefund,
  postponeRefund,
  type RefundRow,
  refuseRefund,
} from '../../db/queries/refunds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { notify } from '../inbox/notify.ts';
import { moveHeld } from './move-held.ts';

/** Longer than a company's own time limit: a refund whose worker died is looked at again after this. */
const leaseMs = 120_000;
/** Asks again after a minute, two, four … at most six hours: nobody gives up on money. */
const delayMs = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 6 * 3_600_000);

/**
 * Has every deposit that goes back refunded by its company, where it can; how many were. Any number of processes may do so at once, and
 * each may be killed anywhere: a company refunds a payment of ours once, and to the same question gives the same answer.
 */
export async function refundHeldDeposits(ctx: ServerContext): Promise<number> {
  const [epoch] = await ctx.db.query<{ held: boolean }>(arePayoutsHeld);
  if (epoch?.held) return 0;
  const able = [...ctx.gateways.values()].filter(({ refund }) => refund !== undefined).map(({ name }) => name);
  await ctx.db.query(insertRefunds, [able, ctx.clock.now()]);
  let refunded = 0;
  for (;;) {
    const now = ctx.clock.now();
    const [row] = await ctx.db.query<RefundRow>(leaseRefund, [now, new Date(now.getTime() + leaseMs)]);
    if (row === undefined) return refunded;
    if (await refundOne(ctx, row)) refunded += 1;
  }
}

async function refundOne(ctx: ServerContext, row: RefundRow): Promise<boolean> {
  const { deposit_id: id, attempts } = row;
  const answer = await askOnce(ctx, row);
  if (answer.outcome === 'refunded')
    return ctx.db.transaction(async (tx) => (await settleRefund(tx, id, answer.reference, ctx.clock.now())).ok);
  const now = ctx.clock.now();
  if (answer.outcome === 'refused') {
    await ctx.db.query(refuseRefund, [id, now, answer.reason]);
    ctx.log.error({ deposit: id, reason: answer.reason }, 'a held deposit is not refunded: see ops deposits held');
    return false;
  }
  await ctx.db.query(postponeRefund, [id, new Date(now.getTime() + delayMs(attempts))]);
  if (answer.outcome === 'unknown')
    ctx.log.warn({ deposit: id, attempts, reason: answer.reason }, 'a refund is not clear yet');
  return false;
}

async function askOnce(ctx: ServerContext, row: RefundRow): Promise<RefundAnswer> {
  const refund = ctx.gateways.get(row.gateway)?.refund;
  if (refund === undefined || row.reference === null) return { outcome: 'unknown', reason: 'no_way' };
  // What leaves the house is known outside of the books before it does.
  if (!(await ctx.keepJournal())) return { outcome: 'pending' };
  const { deposit_id: depositId, reference: providerReference, amount: amountMinor, currency } = row;
  try {
    return await refund({ depositId, providerReference, amountMinor, currency });
  } catch (error) {
    ctx.log.error({ deposit: depositId, error }, 'a payment company threw');
    return { outcome: 'unknown', reason: 'thrown' };
  }
}

/**
 * Books that a held deposit went back, once, and tells the player: by its company's answer, by its own word that comes first, or by hand.
 * Within the caller's transaction.
 */
export async function settleRefund(
  tx: Queryable,
  id: string,
  reference: string,
  now: Date,
): Promise<Result<void, 'deposit_not_found' | 'deposit_state_wrong'>> {
  const [deposit] = await tx.query<DepositRow>(lockOpenDeposit, [id]);
  if (deposit === undefined) return fail('deposit_not_found');
  const { state, changed } = advanceDeposit(deposit.state, 'refunded');
  if (!changed) return fail('deposit_state_wrong');
  const { player_id: playerId, gateway, currency, amount: amountMinor } = deposit;
  await tx.query(lockPlay, [playerId]);
  await tx.query(setDepositState, [id, state, now, null]);
  await moveHeld(tx, { depositId: id, playerId, gateway, currency, amountMinor }, 'deposit_refunded', now);
  await tx.query(endRefund, [id, now, reference]);
  const facts = { amount: formatAmount(amountMinor, currency), currency };
  await notify(tx, playerId, { kind: 'deposit_refunded', facts }, now);
  await tx.query(enqueueMail, ['deposit_refunded', playerId, now, { depositId: id }]);
  return ok(undefined);
}

/** Lets the house look at a held deposit again, which it credits unless a reason to hold it stands; false: not while it may go back. */
export const letGo = (db: Db, actor: Actor, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    if ((await tx.query(askRelease, [id, actor.name, now])).length === 0) return false;
    const [deposit] = await tx.query<DepositRow>(lockOpenDeposit, [id]);
    await noteAct(tx, now, actor, {
      act: 'deposits.release',
      subject: { kind: 'deposit', id },
      players: deposit === undefined ? [] : [deposit.player_id],
    });
    return true;
  });

/**
 * Notes that staff gave a held deposit back by hand: `reference` says how. Where its company was asked to, `isChecked` must say that staff
 * know from there that it did not, and will not.
 */
export const noteReturned = (
  db: Db,
  actor: Actor,
  id: string,
  reference: string,
  now: Date,
  isChecked: boolean,
): Promise<Result<void, 'deposit_not_found' | 'deposit_state_wrong' | 'refund_under_way'>> =>
  db.transaction(async (tx) => {
    await tx.query(lockOpenDeposit, [id]);
    const isAsked = (await tx.query(findRefundUnderWay, [id])).length > 0;
    if (isAsked && !isChecked) return fail('refund_under_way');
    const settled = await settleRefund(tx, id, `${actor.name}: ${reference}`, now);
    if (!settled.ok) return settled;
    const [deposit] = await tx.query<DepositRow>(lockOpenDeposit, [id]);
    await noteAct(tx, now, actor, {
      act: 'deposits.return',
      subject: { kind: 'deposit', id },
      players: deposit === undefined ? [] : [deposit.player_id],
      facts: { reference },
    });
    return settled;
  });

import { approvalsNeeded } from '#domain/payments/review-rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  countApprovals,
  findForStaff,
  insertApproval,
  listWithdrawalEvents,
  lockForStaff,
  type StaffRow,
  type WithdrawalEventRow,
} from '../../db/queries/payouts.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { insertWithdrawalEvent, type MoveRow, moveWithdrawal } from '../../db/queries/withdrawals.ts';
import { payoutLeaseMs, payoutQuietMs } from './payouts.ts';
import { type Ending, settleIn } from './settle.ts';

/** What the desk works with: the operators' commands run beside the house, not in it. */
export type DeskContext = Pick<ServerContext, 'db' | 'clock' | 'log' | 'config'>;

/** Somebody of the staff: the name that was given, and the user of the operating system behind it. */
export type Operator = { readonly name: string; readonly systemUser: string };

/** A name as compared: two spellings of one are one pair of eyes. */
const keyOf = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether an operator did what `event` says; the user of the system names a person, too, unless the house says that they share one. */
function isDoneBy(operator: Operator, { actor, facts }: WithdrawalEventRow, shareUser: boolean): boolean {
  if (keyOf(actor) === keyOf(operator.name)) return true;
  return !shareUser && facts['systemUser'] === operator.systemUser;
}

export type Approved = { readonly approvals: number; readonly needed: 1 | 2; readonly isDone: boolean };
type ApproveError = 'withdrawal_not_found' | 'withdrawal_state_wrong' | 'own_request' | 'approved_before';

/**
 * One operator's yes; above the configured amount two different ones must say it. Nobody approves what they asked for
 * themselves in a player's name, nor twice by another name as the same user of the system.
 */
export function approveWithdrawal(
  ctx: DeskContext,
  id: string,
  operator: Operator,
): Promise<Result<Approved, ApproveError>> {
  return ctx.db.transaction(async (tx) => {
    const find = () => tx.query<StaffRow>(findForStaff, [id]);
    const [found] = await find();
    if (found === undefined) return fail('withdrawal_not_found');
    // Of two approvals at once the second sees the first, and a player who takes it back comes before both or after.
    await tx.query(lockPlay, [found.player_id]);
    const [row] = await find();
    if (row?.state !== 'in_review') return fail('withdrawal_state_wrong');
    const events = await tx.query<WithdrawalEventRow>(listWithdrawalEvents, [id]);
    const { fourEyesEur, operatorsShareUser } = ctx.config.withdrawals;
    const hasDone = (what: string) =>
      events.some((event) => event.kind === what && isDoneBy(operator, event, operatorsShareUser));
    if (hasDone('requested')) return fail('own_request');
    if (hasDone('approval')) return fail('approved_before');
    const now = ctx.clock.now();
    if ((await tx.query(insertApproval, [id, keyOf(operator.name), now])).length === 0) return fail('approved_before');
    const actor = operator.name;
    const facts = { systemUser: operator.systemUser };
    await tx.query(insertWithdrawalEvent, [id, now, 'approval', actor, facts]);
    const [count] = await tx.query<{ approvals: bigint }>(countApprovals, [id]);
    const approvals = Number(count?.approvals ?? 0n);
    const needed = approvalsNeeded(row.day_eur_cents, fourEyesEur);
    if (approvals < needed) return ok({ approvals, needed, isDone: false });
    const [moved] = await tx.query<MoveRow>(moveWithdrawal, [id, 'approved', actor, facts, null, now]);
    if (moved?.code !== 'ok') throw new Error('A withdrawal in review could not be approved under its lock');
    return ok({ approvals, needed, isDone: true });
  });
}

type EndError = 'withdrawal_not_found' | 'withdrawal_state_wrong' | 'payout_under_way' | 'not_checked';

/** Refuses a withdrawal in review: its money is in the wallet again. The reason is for staff and the auditor. */
export const rejectWithdrawal = (
  ctx: DeskContext,
  id: string,
  reason: string,
  { name, systemUser }: Operator,
): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, { to: 'failed', reason, operator: name, systemUser }, ({ state }) =>
    state === 'in_review' ? undefined : 'withdrawal_state_wrong',
  );

/** Notes what an operator's signer paid: `reference` is the chain's transaction id. */
export const noteSent = (
  ctx: DeskContext,
  id: string,
  reference: string,
  { name, systemUser }: Operator,
): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, { to: 'sent', reference, operator: name, systemUser }, (row) => {
    if (row.state !== 'approved') return 'withdrawal_state_wrong';
    return isTriedNow(ctx, row) ? 'payout_under_way' : undefined;
  });

/**
 * Gives an approved withdrawal's money back. Where somebody may have been asked to pay, `isChecked` must say that the operator
 * knows from there that it was not paid and will not be.
 */
export const noteFailed = (
  ctx: DeskContext,
  id: string,
  reason: string,
  { name, systemUser }: Operator,
  isChecked: boolean,
): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, { to: 'failed', reason, operator: name, systemUser }, (row) => {
    if (row.state !== 'approved') return 'withdrawal_state_wrong';
    if (row.asked_at !== null && !isChecked) return 'not_checked';
    return isTriedNow(ctx, row) ? 'payout_under_way' : undefined;
  });

/** Ends a withdrawal unless `refusalOf` its row says why not; the row stands still meanwhile, for the payout job as well. */
function endByHand(
  ctx: DeskContext,
  id: string,
  ending: Ending,
  refusalOf: (row: StaffRow) => EndError | undefined,
): Promise<Result<void, EndError>> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx.query<StaffRow>(findForStaff, [id]);
    if (found === undefined) return fail('withdrawal_not_found');
    await tx.query(lockPlay, [found.player_id]);
    const [row] = await tx.query<StaffRow>(lockForStaff, [id]);
    if (row === undefined) throw new Error('A withdrawal vanished');
    const refusal = refusalOf(row);
    if (refusal !== undefined) return fail(refusal);
    return (await settleIn(ctx, tx, row, ending)) ? ok(undefined) : fail('withdrawal_state_wrong');
  });
}

/** Whether the payout job may be speaking with the provider at this moment, or a call of its is still on the way. */
function isTriedNow({ clock }: DeskContext, { batch, asked_at: askedAt, run_at: runAt }: StaffRow): boolean {
  if (askedAt === null || batch !== null) return false;
  const now = clock.now().getTime();
  const leftMs = (runAt?.getTime() ?? 0) - now;
  return now - askedAt.getTime() < payoutQuietMs || (leftMs > 0 && leftMs <= payoutLeaseMs);
}

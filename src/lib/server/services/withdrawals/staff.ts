import { approvalsNeeded } from '#domain/payments/review-rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
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
import { findBatchTaken } from '../../db/queries/staff-acts.ts';
import { insertWithdrawalEvent, type MoveRow, moveWithdrawal } from '../../db/queries/withdrawals.ts';
import { type Actor, nameKeyOf, proofOf } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { isStaffed } from '../desk/staff/invites.ts';
import { whatMay } from '../desk/staff/rights.ts';
import { payoutLeaseMs, payoutQuietMs } from './payouts.ts';
import { type Ending, settleIn } from './settle.ts';

/** What the desk works with: the operators' commands run beside the house, not in it. */
export type DeskContext = Pick<ServerContext, 'db' | 'clock' | 'log' | 'config'>;

/**
 * Whether somebody did what `event` says: by the same name, as the same person of the staff, or as the same user of the system, which names a
 * person, too, unless the house says that they share one.
 */
function isDoneBy(who: Actor, { actor, facts }: WithdrawalEventRow, shareUser: boolean): boolean {
  if (nameKeyOf(actor) === nameKeyOf(who.name)) return true;
  if (who.staffId !== null && facts['staffId'] === who.staffId) return true;
  return !shareUser && who.systemUser !== null && facts['systemUser'] === who.systemUser;
}

/** Whether somebody of the house asked for it, in a player's name. */
const isByStaff = ({ kind, facts }: WithdrawalEventRow): boolean =>
  kind === 'requested' && (facts['systemUser'] !== undefined || facts['staffId'] !== undefined);

/** What people did who cannot say, too, that it was not paid: whoever could both pay it out and give it back could do so twice. */
const doneBefore: ReadonlySet<string> = new Set(['requested', 'approval', 'exported']);

/** How it stood when it was shown to who decides. */
type Shown = { readonly state: string; readonly approvals: number };

/** Whether nobody can say yes to it, or would say it to something else than they saw: another has said yes meanwhile. */
const isOtherThan = ({ state, approvals }: StaffRow, shown: Shown | undefined): boolean =>
  state !== 'in_review' || (shown !== undefined && Number(approvals) !== shown.approvals);

const factsOf = (row: StaffRow | undefined) => ({
  state: row?.state ?? null,
  approvals: row === undefined ? null : Number(row.approvals),
});

const approves = 'withdrawals.approve';

/** Whether who has a right by their passkey has it still, when their turn has come. */
const isStillTheirs = async (tx: Queryable, { staffId }: Actor, now: Date): Promise<boolean> =>
  staffId === null || (await whatMay(tx, staffId, approves, now)) !== null;

export type Approved = { readonly approvals: number; readonly needed: 1 | 2; readonly isDone: boolean };
type ApproveError =
  | 'withdrawal_not_found'
  | 'withdrawal_state_wrong'
  | 'act_not_allowed'
  | 'own_request'
  | 'approved_before'
  | 'approve_at_desk';

/**
 * One person's yes; above the configured amount two different ones must say it. Nobody approves what they asked for
 * themselves in a player's name, nor twice by another name as the same user of the system. Where people have passkeys of the desk, the
 * shell, at which nobody proves who they are, is no second pair of eyes, and what was asked for there needs two.
 */
export function approveWithdrawal(
  ctx: DeskContext,
  id: string,
  operator: Actor,
  shown?: Shown,
): Promise<Result<Approved, ApproveError>> {
  return ctx.db.transaction(async (tx) => {
    const find = () => tx.query<StaffRow>(findForStaff, [id]);
    const [found] = await find();
    if (found === undefined) return fail('withdrawal_not_found');
    // Of two approvals at once the second sees the first, and a player who takes it back comes before both or after.
    await tx.query(lockPlay, [found.player_id]);
    const [row] = await find();
    const now = ctx.clock.now();
    if (!(await isStillTheirs(tx, operator, now))) return fail('act_not_allowed', { act: approves });
    if (row === undefined || isOtherThan(row, shown)) return fail('withdrawal_state_wrong', factsOf(row));
    const events = await tx.query<WithdrawalEventRow>(listWithdrawalEvents, [id]);
    const { fourEyesEur, operatorsShareUser } = ctx.config.withdrawals;
    const hasDone = (what: string) =>
      events.some((event) => event.kind === what && isDoneBy(operator, event, operatorsShareUser));
    if (hasDone('requested')) return fail('own_request');
    if (hasDone('approval')) return fail('approved_before');
    const staffed = await isStaffed(tx);
    const needed = approvalsNeeded(row.day_eur_cents, fourEyesEur, row.is_from_shell && staffed);
    const isEyes = operator.channel === 'desk' || (needed === 1 && !events.some(isByStaff));
    if (!isEyes && staffed) return fail('approve_at_desk');
    const key = nameKeyOf(operator.name);
    if ((await tx.query(insertApproval, [id, key, now])).length === 0) return fail('approved_before');
    const actor = operator.name;
    const facts = proofOf(operator);
    await tx.query(insertWithdrawalEvent, [id, now, 'approval', actor, facts]);
    const [count] = await tx.query<{ approvals: bigint }>(countApprovals, [id]);
    const approvals = Number(count?.approvals ?? 0n);
    const isDone = approvals >= needed;
    if (isDone) {
      const [moved] = await tx.query<MoveRow>(moveWithdrawal, [id, 'approved', actor, facts, null, now]);
      if (moved?.code !== 'ok') throw new Error('A withdrawal in review could not be approved under its lock');
    }
    // An address of mail is the player's, and the log is read by people who see no player.
    const isCoins = row.provider === 'crypto';
    const said = { approvals, needed, provider: row.provider, ...(isCoins && { destination: row.destination }) };
    await noteAct(tx, now, operator, { ...about(row), act: approves, facts: said });
    return ok({ approvals, needed, isDone });
  });
}

const about = ({ id, player_id: playerId }: StaffRow) => ({
  subject: { kind: 'withdrawal', id },
  players: [playerId],
});

type EndError =
  | 'withdrawal_not_found'
  | 'withdrawal_state_wrong'
  | 'payout_under_way'
  | 'not_checked'
  | 'own_payout'
  | 'approve_at_desk';

/** Refuses a withdrawal in review: its money is in the wallet again. The reason is for staff and the auditor. */
export const rejectWithdrawal = (
  ctx: DeskContext,
  id: string,
  reason: string,
  by: Actor,
): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, 'withdrawals.reject', { to: 'failed', reason, by }, ({ state }) =>
    state === 'in_review' ? undefined : 'withdrawal_state_wrong',
  );

/** Notes what an operator's signer paid: `reference` is the chain's transaction id. What nobody was given to pay, nobody can have paid. */
export const noteSent = (ctx: DeskContext, id: string, reference: string, by: Actor): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, 'withdrawals.note', { to: 'sent', reference, by }, (row) => {
    if (row.state !== 'approved' || row.asked_at === null) return 'withdrawal_state_wrong';
    return isTriedNow(ctx, row) ? 'payout_under_way' : undefined;
  });

/**
 * Gives an approved withdrawal's money back. Where somebody may have been asked to pay, `isChecked` must say that the operator
 * knows from there that it was not paid and will not be, and who says so is somebody who neither asked for it nor approved it nor took it
 * to the signer; where people have passkeys, somebody at the desk.
 */
export const noteFailed = (
  ctx: DeskContext,
  id: string,
  reason: string,
  by: Actor,
  isChecked: boolean,
): Promise<Result<void, EndError>> =>
  endByHand(ctx, id, 'withdrawals.note', { to: 'failed', reason, by }, async (row, tx) => {
    if (row.state !== 'approved') return 'withdrawal_state_wrong';
    if (row.asked_at === null) return undefined;
    if (!isChecked) return 'not_checked';
    if (isTriedNow(ctx, row)) return 'payout_under_way';
    if (by.channel !== 'desk' && (await isStaffed(tx))) return 'approve_at_desk';
    const events = await tx.query<WithdrawalEventRow>(listWithdrawalEvents, [id]);
    const { operatorsShareUser } = ctx.config.withdrawals;
    const isOwn = events.some((event) => doneBefore.has(event.kind) && isDoneBy(by, event, operatorsShareUser));
    return isOwn || (await hasTaken(tx, by, row)) ? 'own_payout' : undefined;
  });

/** Whether somebody had the signer's file in hand: whoever reads it again may take it to the signer as well as who made it. */
const hasTaken = async (tx: Queryable, { staffId }: Actor, { batch }: StaffRow): Promise<boolean> =>
  staffId !== null && batch !== null && (await tx.query(findBatchTaken, [staffId, batch])).length > 0;

/** Ends a withdrawal unless `refusalOf` its row says why not; the row stands still meanwhile, for the payout job as well. */
function endByHand(
  ctx: DeskContext,
  id: string,
  act: 'withdrawals.reject' | 'withdrawals.note',
  ending: Ending & { readonly by: Actor },
  refusalOf: (row: StaffRow, tx: Queryable) => EndError | undefined | Promise<EndError | undefined>,
): Promise<Result<void, EndError>> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx.query<StaffRow>(findForStaff, [id]);
    if (found === undefined) return fail('withdrawal_not_found');
    await tx.query(lockPlay, [found.player_id]);
    const [row] = await tx.query<StaffRow>(lockForStaff, [id]);
    if (row === undefined) throw new Error('A withdrawal vanished');
    const refusal = await refusalOf(row, tx);
    if (refusal !== undefined) return fail(refusal);
    if (!(await settleIn(ctx, tx, row, ending))) return fail('withdrawal_state_wrong');
    const told = ending.to === 'sent' ? { facts: { reference: ending.reference } } : { reason: ending.reason };
    await noteAct(tx, ctx.clock.now(), ending.by, { ...about(row), act, ...told });
    return ok(undefined);
  });
}

/** Whether the payout job may be speaking with the provider at this moment, or a call of its is still on the way. */
function isTriedNow({ clock }: DeskContext, { batch, asked_at: askedAt, run_at: runAt }: StaffRow): boolean {
  if (askedAt === null || batch !== null) return false;
  const now = clock.now().getTime();
  const leftMs = (runAt?.getTime() ?? 0) - now;
  return now - askedAt.getTime() < payoutQuietMs || (leftMs > 0 && leftMs <= payoutLeaseMs);
}

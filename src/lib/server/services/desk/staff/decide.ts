import { type StaffProposal, staffProposalKinds } from '#domain/desk/proposal.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { decideProposal, type ProposalRow } from '../../../db/queries/proposals.ts';
import { insertRight, lockRights } from '../../../db/queries/staff.ts';
import { endStaffSessions, removeStaffKeys } from '../../../db/queries/staff-sign-in.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { approveProposal, findOpenProposal, type OpenFault, openToYes, type YesFault } from '../proposals.ts';
import { addStaff, makeInvite } from './invites.ts';
import { checkWish, rightsIn, type WishFault } from './proposals.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random'>;
export type ApproveFault = OpenFault | YesFault | 'staff_name_taken' | WishFault;

/** `token`: of the link that the approver hands over; null where nobody is to come in. */
export type Approved = { readonly token: string | null };

/** Facts as they were written by `proposeForStaff`. */
const proposalOf = ({ kind, facts }: ProposalRow): StaffProposal => ({ kind, ...facts }) as StaffProposal;

/** Says yes to what somebody else proposed, and carries it out. Looked at again as things stand now: rights may have moved meanwhile. */
export function approveForStaff(ctx: Ctx, actor: StaffActor, id: string): Promise<Result<Approved, ApproveFault>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    const open = await openToYes(
      tx,
      actor,
      'staff.approve',
      await findOpenProposal(tx, id, staffProposalKinds, now),
      now,
    );
    if (!open.ok) return open;
    const proposal = proposalOf(open.value);
    const checked = await checkWish(tx, proposal, now);
    if (!checked.ok) return checked;
    const done = await carryOut(ctx, tx, proposal, open.value.reason, now);
    if (!done.ok) return done;
    if (!(await approveProposal(tx, actor, id, now)).ok) throw new Error('A proposal changed under the lock of rights');
    await noteAct(tx, now, actor, {
      act: 'staff.approve',
      subject: { kind: 'proposal', id },
      facts: { ...shown(proposal), staffId: done.value.staffId },
    });
    return ok({ token: done.value.token });
  });
}

/** Without the hash of a code. */
const shown = (proposal: StaffProposal): Record<string, unknown> => {
  const { codeHash: _secret, ...rest } = { codeHash: '', ...proposal };
  return rest;
};

type Done = { readonly staffId: string; readonly token: string | null };

async function carryOut(
  ctx: Ctx,
  tx: Queryable,
  proposal: StaffProposal,
  reason: string,
  now: Date,
): Promise<Result<Done, 'staff_name_taken'>> {
  const person = proposal.kind === 'staff_invited' ? await addStaff(ctx, tx, proposal.name, now) : ok(proposal.staffId);
  if (!person.ok) return person;
  const staffId = person.value;
  for (const { of, from, until } of rightsIn(proposal, now)) {
    const [role, act] = of.kind === 'role' ? [of.role, null] : [null, of.act];
    await tx.query(insertRight, [newUuid(ctx.random), staffId, role, act, reason, from, until]);
  }
  if (proposal.kind !== 'staff_invited' && proposal.kind !== 'keys_renewed') return ok({ staffId, token: null });
  if (proposal.kind === 'keys_renewed') {
    await tx.query(removeStaffKeys, [staffId, now]);
    await tx.query(endStaffSessions, [staffId, now]);
  }
  return ok({ staffId, token: await makeInvite(ctx, tx, staffId, now, { codeHash: proposal.codeHash }) });
}

/** Says no to what somebody proposed, or takes back what one has proposed. */
export function refuseForStaff(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  note: string,
): Promise<Result<void, OpenFault>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    const open = await findOpenProposal(tx, id, staffProposalKinds, now);
    if (!open.ok) return open;
    const state = open.value.proposed_by === actor.staffId ? 'withdrawn' : 'refused';
    const decided = await tx.query(decideProposal, [id, state, actor.staffId, now, note]);
    if (decided.length === 0) throw new Error('A proposal changed under the lock of rights');
    await noteAct(tx, now, actor, {
      act: state === 'withdrawn' ? 'staff.propose' : 'staff.approve',
      subject: { kind: 'proposal', id },
      reason: note,
      facts: { state },
    });
    return ok(undefined);
  });
}

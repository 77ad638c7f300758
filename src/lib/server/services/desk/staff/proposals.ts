import type { Act, Role } from '#domain/desk/acts.ts';
import { lentMsMax, type StaffProposal } from '#domain/desk/proposal.ts';
import { isTooMuch, type Right } from '#domain/desk/rights.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findStaff, type StaffRow } from '../../../db/queries/staff.ts';
import { hashToken } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { keepProposal } from '../proposals.ts';
import { newCode } from './codes.ts';
import { leavesTooFew, rightsOf } from './rights.ts';

/** What is proposed, as it is typed at the desk. */
export type StaffWish =
  | { readonly kind: 'staff_invited'; readonly name: string; readonly roles: readonly Role[] }
  | { readonly kind: 'role_given'; readonly staffId: string; readonly role: Role; readonly until: string | null }
  | { readonly kind: 'act_lent'; readonly staffId: string; readonly act: Act; readonly until: string }
  | { readonly kind: 'keys_renewed'; readonly staffId: string };

export type WishFault = 'staff_not_found' | 'rights_too_much' | 'until_wrong' | 'last_administrator';

/** A right ends ahead of now, and a loan within its time. */
function isUntilWrong(wish: StaffWish | StaffProposal, now: Date): boolean {
  if (!('until' in wish) || wish.until === null) return false;
  const ms = Date.parse(wish.until) - now.getTime();
  return ms <= 0 || (wish.kind === 'act_lent' && ms > lentMsMax);
}

/** Rights that a wish would give, as the domain has them. */
export function rightsIn(wish: StaffWish | StaffProposal, now: Date): Right[] {
  switch (wish.kind) {
    case 'staff_invited':
      return wish.roles.map((role) => ({ of: { kind: 'role', role }, from: now, until: null }));
    case 'role_given':
      return [
        { of: { kind: 'role', role: wish.role }, from: now, until: wish.until === null ? null : new Date(wish.until) },
      ];
    case 'act_lent':
      return [{ of: { kind: 'act', act: wish.act }, from: now, until: new Date(wish.until) }];
    case 'keys_renewed':
      return [];
  }
}

/** Whether a wish can be carried out as things stand: of somebody who is here, and not more than one person may have. */
export async function checkWish(
  db: Queryable,
  wish: StaffWish | StaffProposal,
  now: Date,
): Promise<Result<string | null, WishFault>> {
  if (wish.kind === 'staff_invited') return isTooMuch(rightsIn(wish, now)) ? fail('rights_too_much') : ok(null);
  if (isUntilWrong(wish, now)) return fail('until_wrong');
  const [person] = await db.query<StaffRow>(findStaff, [wish.staffId]);
  if (person === undefined || person.ended_at !== null) return fail('staff_not_found');
  // Until somebody comes in by a new key they can say yes to nothing.
  if (wish.kind === 'keys_renewed' && (await leavesTooFew(db, now, (row) => row.staff_id === wish.staffId)))
    return fail('last_administrator');
  const has = await rightsOf(db, wish.staffId);
  return isTooMuch([...has, ...rightsIn(wish, now)]) ? fail('rights_too_much') : ok(person.name);
}

export type Proposed = {
  readonly id: string;
  /** What the proposer hands to whom it concerns, who needs it beside the approver's link; null where nobody is to come in. */
  readonly code: string | null;
};

/** Proposes a change of people or rights; it changes nothing before somebody else has said yes. */
export function proposeForStaff(
  ctx: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  actor: StaffActor,
  wish: StaffWish,
  reason: string,
): Promise<Result<Proposed, WishFault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const checked = await checkWish(tx, wish, now);
    if (!checked.ok) return checked;
    const code = wish.kind === 'staff_invited' || wish.kind === 'keys_renewed' ? newCode(ctx.random) : null;
    const { kind, ...facts } = wish;
    const kept = code === null ? facts : { ...facts, codeHash: hashToken(code).toString('hex') };
    const id = await keepProposal(ctx, tx, actor, { kind, facts: kept, reason }, now);
    await noteAct(tx, now, actor, {
      act: 'staff.propose',
      subject: { kind: 'proposal', id },
      reason,
      facts: { ...wish, ...(checked.value !== null && { name: checked.value }) },
    });
    return ok({ id, code });
  });
}

import { type Act, isAct, isRole, type Role, type Room } from '#domain/desk/acts.ts';
import { type StaffProposal, staffProposalKinds } from '#domain/desk/proposal.ts';
import { actsOf, rolesOf, roomsOf } from '#domain/desk/rights.ts';
import type { Queryable } from '../../../db/db.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import {
  type EverybodysRightRow,
  listRights,
  listStaff,
  type RightRow,
  type StaffListRow,
} from '../../../db/queries/staff.ts';
import type { StaffActor } from '../actor.ts';
import { presentProposal } from '../proposals.ts';
import { isFounding, rightOf, rightsOf } from './rights.ts';

type ShownRight = {
  readonly id: string;
  readonly role: Role | null;
  readonly act: Act | null;
  readonly reason: string;
  readonly from: string;
  readonly until: string | null;
};

const shownRight = ({ id, role, act, reason, from_at: from, until_at: until }: RightRow): ShownRight => ({
  id,
  role: role !== null && isRole(role) ? role : null,
  act: act !== null && isAct(act) ? act : null,
  reason,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

/** Who is signed in, and what they may do at this moment. */
export async function readMe(db: Queryable, { staffId, name }: StaffActor, now: Date) {
  const rights = await rightsOf(db, staffId);
  const acts = actsOf(rights, now);
  return { id: staffId, name, acts, rooms: roomsOf(acts) as Room[], roles: rolesOf(rights, now) };
}

/** Everybody of the staff with what they may do, what is proposed, and what was decided last. */
export async function readStaff(db: Queryable, now: Date) {
  const [people, rights, proposals, founding] = await Promise.all([
    db.query<StaffListRow>(listStaff, [now]),
    db.query<EverybodysRightRow>(listRights, [now]),
    db.query<ProposalRow>(listProposals, [staffProposalKinds, 100, now]),
    isFounding(db, now),
  ]);
  return {
    founding,
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      createdAt: person.created_at.toISOString(),
      endedAt: person.ended_at?.toISOString() ?? null,
      seenAt: person.seen_at?.toISOString() ?? null,
      passkeys: person.passkeys,
      invited: person.is_invited,
      rights: rights.filter((right) => right.staff_id === person.id && rightOf(right) !== null).map(shownRight),
    })),
    proposals: proposals.map((row) => shownProposal(row, people, now)),
  };
}

function shownProposal(row: ProposalRow, people: readonly StaffListRow[], now: Date) {
  const proposal = { kind: row.kind, ...row.facts } as StaffProposal;
  const staffId = proposal.kind === 'staff_invited' ? null : proposal.staffId;
  return {
    ...presentProposal(row, now),
    kind: proposal.kind,
    name: proposal.kind === 'staff_invited' ? proposal.name : (people.find(({ id }) => id === staffId)?.name ?? ''),
    roles:
      proposal.kind === 'staff_invited' ? [...proposal.roles] : proposal.kind === 'role_given' ? [proposal.role] : [],
    act: proposal.kind === 'act_lent' ? proposal.act : null,
    until: 'until' in proposal ? proposal.until : null,
  };
}

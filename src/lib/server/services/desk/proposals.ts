import type { Act } from '#domain/desk/acts.ts';
import { proposalLivesMs, standingOf } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { decideProposal, findProposal, insertProposal, type ProposalRow } from '../../db/queries/proposals.ts';
import { newUuid } from '../identity/tokens.ts';
import type { StaffActor } from './actor.ts';
import { type Noted, noteAct } from './note-act.ts';
import { whatMay } from './staff/rights.ts';

type Wish = {
  readonly kind: string;
  /** What is proposed, as its room reads it again. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly reason: string;
  /** Whose money it is about. */
  readonly playerId?: string;
};

/** Keeps what one proposes and another decides; answers its id. Noting the act is its room's, in its own words. */
export async function keepProposal(
  { random }: Pick<ServerContext, 'random'>,
  tx: Queryable,
  { staffId }: StaffActor,
  { kind, facts, reason, playerId }: Wish,
  now: Date,
): Promise<string> {
  const id = newUuid(random);
  const until = new Date(now.getTime() + proposalLivesMs);
  await tx.query(insertProposal, [id, kind, playerId ?? null, facts, reason, staffId, now, until]);
  return id;
}

export type OpenFault = 'proposal_not_found' | 'proposal_decided';

/**
 * One of these kinds that waits, and is one that `isMeant`; of others it says no more than that there is none. To whoever has locked what it is
 * about it stays open until the transaction ends.
 */
export async function findOpenProposal(
  tx: Queryable,
  id: string,
  kinds: readonly string[],
  now: Date,
  isMeant: (row: ProposalRow) => boolean = () => true,
): Promise<Result<ProposalRow, OpenFault>> {
  const [row] = await tx.query<ProposalRow>(findProposal, [id]);
  if (row === undefined || !kinds.includes(row.kind) || !isMeant(row)) return fail('proposal_not_found');
  return standingOf(row, now) === 'open' ? ok(row) : fail('proposal_decided');
}

export type YesFault = 'own_proposal' | 'act_not_allowed';

/**
 * Passes on what somebody else proposed, to who may say yes to it at this moment. Nobody does to their own, which the database refuses as well; and whose
 * right has ended since their call came in, while it waited for others, has none to say it by.
 */
export async function openToYes<Row extends ProposalRow, Fault extends string>(
  tx: Queryable,
  { staffId }: StaffActor,
  act: Act,
  open: Result<Row, Fault>,
  now: Date,
): Promise<Result<Row, Fault | YesFault>> {
  if (!open.ok) return open;
  if ((await whatMay(tx, staffId, act, now)) === null) return fail('act_not_allowed', { act });
  return open.value.proposed_by === staffId ? fail('own_proposal') : open;
}

/** Says yes to one that was found open and to be another's. Two at once: the second waits for the first and then hears that it is decided. */
export async function approveProposal(
  tx: Queryable,
  { staffId }: StaffActor,
  id: string,
  now: Date,
): Promise<Result<void, 'proposal_decided'>> {
  const decided = await tx.query(decideProposal, [id, 'approved', staffId, now, null]);
  return decided.length === 0 ? fail('proposal_decided') : ok(undefined);
}

/** Why somebody may not end it so. */
const notTheirs = { refused: 'own_proposal', withdrawn: 'not_own_proposal' } as const;

type Ending<Row extends ProposalRow, End extends keyof typeof notTheirs> = {
  readonly id: string;
  /** Refused by another, or withdrawn by whoever proposed it. */
  readonly end: End;
  readonly note: string;
  readonly lockOpen: (tx: Queryable, id: string, now: Date) => Promise<Result<Row, OpenFault>>;
  /** To say no is the act of approving, to take back that of proposing. */
  readonly acts: { readonly propose: Act; readonly approve: Act };
  /** What the log has of it beside how it ended; its subject is the proposal unless this names another. */
  readonly noted?: (proposal: Row) => Pick<Noted, 'subject' | 'players' | 'facts'>;
};

/** Ends an open one in a transaction of its own, and nothing else changes. */
export function endProposal<Row extends ProposalRow, End extends keyof typeof notTheirs>(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  { id, end, note, lockOpen, acts, noted }: Ending<Row, End>,
): Promise<Result<void, OpenFault | (typeof notTheirs)[End]>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const open = await lockOpen(tx, id, now);
    if (!open.ok) return open;
    const isOwn = open.value.proposed_by === actor.staffId;
    if (isOwn !== (end === 'withdrawn')) return fail(notTheirs[end]);
    if ((await tx.query(decideProposal, [id, end, actor.staffId, now, note])).length === 0)
      return fail('proposal_decided');
    const { facts, ...about } = noted?.(open.value) ?? {};
    await noteAct(tx, now, actor, {
      act: isOwn ? acts.propose : acts.approve,
      subject: { kind: 'proposal', id },
      ...about,
      reason: note,
      facts: { ...facts, state: end },
    });
    return ok(undefined);
  });
}

/** What every proposal shows, as `proposalOf` of the contract has it. */
export const presentProposal = (row: ProposalRow, now: Date) => ({
  id: row.id,
  reason: row.reason,
  proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
  proposedAt: row.proposed_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  state: standingOf(row, now),
  decidedBy: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
});

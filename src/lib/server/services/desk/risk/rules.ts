import type { RiskRules, ShownRiskProposal } from '#contract/desk/risk-rules.ts';
import { proposalLivesMs, standingOf } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { changedThresholds, parseThresholds, type RiskThresholds } from '#domain/risk/thresholds.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  decideProposal,
  findProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
} from '../../../db/queries/proposals.ts';
import {
  insertThresholds,
  listThresholds,
  lockThresholds,
  type ThresholdsRow,
} from '../../../db/queries/risk/thresholds.ts';
import { newUuid } from '../../identity/tokens.ts';
import { currentThresholds } from '../../risk/thresholds.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

const kind = 'risk_thresholds';
const listed = 50;

/** As `proposeThresholds` wrote it. */
const wishOf = ({ facts }: ProposalRow): { from: number; thresholds: RiskThresholds } => {
  const thresholds = parseThresholds(facts['thresholds'] as Record<string, unknown>);
  if (thresholds === null) throw new Error('A proposal of thresholds is not whole');
  return { from: Number(facts['from']), thresholds };
};

/** Proposes other thresholds in the place of those of the version that was shown. */
export function proposeThresholds(
  ctx: Ctx,
  actor: StaffActor,
  { thresholds, reason, version }: { thresholds: RiskThresholds; reason: string; version: number },
): Promise<Result<{ id: string }, 'changed_since_shown' | 'thresholds_same'>> {
  return ctx.db.transaction(async (tx) => {
    const current = await currentThresholds(ctx, tx);
    if (current.version !== version) return fail('changed_since_shown', { version: current.version });
    const changed = changedThresholds(current.thresholds, thresholds);
    if (changed.length === 0) return fail('thresholds_same');
    const now = ctx.clock.now();
    const id = newUuid(ctx.random);
    const until = new Date(now.getTime() + proposalLivesMs);
    await tx.query(insertProposal, [id, kind, null, { from: version, thresholds }, reason, actor.staffId, now, until]);
    const facts = Object.fromEntries(changed.map((name) => [name, thresholds[name]]));
    await noteAct(tx, now, actor, { act: 'risk.propose', subject: { kind: 'proposal', id }, reason, facts });
    return ok({ id });
  });
}

type OpenFault = 'proposal_not_found' | 'proposal_decided';

/** An open one; whoever decides on another waits meanwhile. */
async function lockOpen(tx: Queryable, id: string, now: Date): Promise<Result<ProposalRow, OpenFault>> {
  await tx.query(lockThresholds);
  const [row] = await tx.query<ProposalRow>(findProposal, [id]);
  if (row === undefined || row.kind !== kind) return fail('proposal_not_found');
  return standingOf(row, now) === 'open' ? ok(row) : fail('proposal_decided');
}

/** Says yes to what somebody else proposed: it counts from this moment on, unless others have come to count meanwhile. */
export function approveThresholds(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<{ version: number }, OpenFault | 'own_proposal' | 'changed_since_shown'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await lockOpen(tx, id, now);
    if (!open.ok) return open;
    if (open.value.proposed_by === actor.staffId) return fail('own_proposal');
    const { from, thresholds } = wishOf(open.value);
    const current = await currentThresholds(ctx, tx);
    if (current.version !== from) return fail('changed_since_shown', { version: current.version });
    if ((await tx.query(decideProposal, [id, 'approved', actor.staffId, now, null])).length === 0)
      return fail('proposal_decided');
    const version = from + 1;
    if ((await tx.query(insertThresholds, [version, id, now, thresholds])).length === 0)
      throw new Error('Approved thresholds were not kept');
    const changed = changedThresholds(current.thresholds, thresholds).map((name) => [name, thresholds[name]]);
    const facts = { version, ...Object.fromEntries(changed) };
    await noteAct(tx, now, actor, { act: 'risk.approve', subject: { kind: 'proposal', id }, facts });
    return ok({ version });
  });
}

type End = {
  readonly note: string;
  readonly act: 'risk.approve' | 'risk.propose';
  readonly state: 'refused' | 'withdrawn';
};

function end<Fault extends string>(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  { note, act, state }: End,
  faultOf: (isOwn: boolean) => Fault | null,
): Promise<Result<void, OpenFault | Fault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await lockOpen(tx, id, now);
    if (!open.ok) return open;
    const fault = faultOf(open.value.proposed_by === actor.staffId);
    if (fault !== null) return fail(fault);
    if ((await tx.query(decideProposal, [id, state, actor.staffId, now, note])).length === 0)
      return fail('proposal_decided');
    await noteAct(tx, now, actor, { act, subject: { kind: 'proposal', id }, reason: note, facts: { state } });
    return ok(undefined);
  });
}

/** Says no to what somebody else proposed. */
export const refuseThresholds = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  end(ctx, actor, id, { note, act: 'risk.approve', state: 'refused' }, (isOwn) => (isOwn ? 'own_proposal' : null));

/** Takes back what one has proposed. */
export const withdrawThresholds = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  end(ctx, actor, id, { note, act: 'risk.propose', state: 'withdrawn' }, (isOwn) =>
    isOwn ? null : 'not_own_proposal',
  );

const presentProposal = (row: ProposalRow, now: Date): ShownRiskProposal => ({
  id: row.id,
  ...wishOf(row),
  reason: row.reason,
  proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
  proposedAt: row.proposed_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  state: standingOf(row, now),
  decidedBy: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
});

/** What counts, what counted before, and what is proposed. */
export async function readThresholds(ctx: Ctx): Promise<RiskRules> {
  const now = ctx.clock.now();
  const rows = await ctx.db.query<ThresholdsRow>(listThresholds, [listed]);
  const proposals = await ctx.db.query<ProposalRow>(listProposals, [[kind], listed, now]);
  return {
    ...(await currentThresholds(ctx, ctx.db)),
    history: rows.flatMap((row) => {
      const thresholds = parseThresholds(row.thresholds);
      if (thresholds === null) return [];
      const { version, effective_at: at, proposed_by_name: proposedBy, decided_by_name: approvedBy, reason } = row;
      return [{ version, effectiveAt: at.toISOString(), thresholds, proposedBy, approvedBy, reason }];
    }),
    proposals: proposals.map((row) => presentProposal(row, now)),
  };
}

import type { RiskRules } from '#contract/desk/risk-rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { changedThresholds, parseThresholds, type RiskThresholds } from '#domain/risk/thresholds.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import {
  insertThresholds,
  listThresholds,
  lockThresholds,
  type ThresholdsRow,
} from '../../../db/queries/risk/thresholds.ts';
import { currentThresholds } from '../../risk/thresholds.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import {
  approveProposal,
  endProposal,
  findOpenProposal,
  keepProposal,
  type OpenFault,
  openToYes,
  presentProposal,
  type YesFault,
} from '../proposals.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

const kind = 'risk_thresholds';
const acts = { propose: 'risk.propose', approve: 'risk.approve' } as const;
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
    const id = await keepProposal(ctx, tx, actor, { kind, facts: { from: version, thresholds }, reason }, now);
    const facts = Object.fromEntries(changed.map((name) => [name, thresholds[name]]));
    await noteAct(tx, now, actor, { act: acts.propose, subject: { kind: 'proposal', id }, reason, facts });
    return ok({ id });
  });
}

/** An open one; whoever decides on another waits meanwhile. */
async function lockOpen(tx: Queryable, id: string, now: Date) {
  await tx.query(lockThresholds);
  return findOpenProposal(tx, id, [kind], now);
}

/** Says yes to what somebody else proposed: it counts from this moment on, unless others have come to count meanwhile. */
export function approveThresholds(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<{ version: number }, OpenFault | YesFault | 'changed_since_shown'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await openToYes(tx, actor, acts.approve, await lockOpen(tx, id, now), now);
    if (!open.ok) return open;
    const { from, thresholds } = wishOf(open.value);
    const current = await currentThresholds(ctx, tx);
    if (current.version !== from) return fail('changed_since_shown', { version: current.version });
    const approved = await approveProposal(tx, actor, id, now);
    if (!approved.ok) return approved;
    const version = from + 1;
    if ((await tx.query(insertThresholds, [version, id, now, thresholds])).length === 0)
      throw new Error('Approved thresholds were not kept');
    const changed = changedThresholds(current.thresholds, thresholds).map((name) => [name, thresholds[name]]);
    const facts = { version, ...Object.fromEntries(changed) };
    await noteAct(tx, now, actor, { act: acts.approve, subject: { kind: 'proposal', id }, facts });
    return ok({ version });
  });
}

/** Says no to what somebody else proposed. */
export const refuseThresholds = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'refused', note, lockOpen, acts });

/** Takes back what one has proposed. */
export const withdrawThresholds = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'withdrawn', note, lockOpen, acts });

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
    proposals: proposals.map((row) => ({ ...presentProposal(row, now), ...wishOf(row) })),
  };
}

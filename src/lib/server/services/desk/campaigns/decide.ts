import { standingOf } from '#domain/desk/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  endCampaign as endCampaignRow,
  type FiguresRow,
  findCampaignFigures,
  insertPublished,
  listCampaignAuthors,
  listCampaignProposals,
  lockCampaigns,
  reopenCampaign,
} from '../../../db/queries/campaigns.ts';
import { keepVersion, type VersionRow } from '../../../db/queries/promotions.ts';
import { findProposal, type ProposalRow } from '../../../db/queries/proposals.ts';
import { inOrder } from '../../promotions/offer-file.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import {
  approveProposal,
  endProposal,
  findOpenProposal,
  keepProposal,
  type OpenFault,
  openToYes,
  type YesFault,
} from '../proposals.ts';
import { campaignOf, lockedDraft } from './draft.ts';
import { standingOfRules } from './faults.ts';
import { figuresFrom } from './figures.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'offers'>;
type Shown = { readonly revision: number; readonly figures: string };

const kind = 'campaign';
const acts = { propose: 'campaigns.propose', approve: 'campaigns.approve' } as const;
const proposalsLooked = 20;

/** As `proposeCampaign` wrote it. */
export const wishOf = ({ facts }: ProposalRow): Shown & { readonly campaign: string } => ({
  campaign: String(facts['campaign']),
  revision: Number(facts['revision']),
  figures: String(facts['figures']),
});

export async function proposalsOf(db: Queryable, id: string): Promise<ProposalRow[]> {
  const rows: ProposalRow[] = [];
  for (const { id: one } of await db.query<{ id: string }>(listCampaignProposals, [id, proposalsLooked]))
    rows.push(...(await db.query<ProposalRow>(findProposal, [one])));
  return rows;
}

/** The figures by which it is decided: those that were computed last of the very draft. */
async function figuresShown(tx: Queryable, id: string, { revision, figures }: Shown) {
  const [row] = await tx.query<FiguresRow>(findCampaignFigures, [id, revision]);
  return row?.id === figures ? ok(row) : fail('changed_since_shown', { figures: row?.id ?? null });
}

type ProposeFault = 'campaign_not_found' | 'campaign_faulty' | 'campaign_proposed' | 'changed_since_shown';

/** Proposes a draft without faults, on the figures that were shown. */
export function proposeCampaign(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  { shown, reason }: { readonly shown: Shown; readonly reason: string },
): Promise<Result<{ id: string }, ProposeFault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const found = await lockedDraft(tx, id, shown.revision);
    if (!found.ok) return found;
    const known = await figuresShown(tx, id, shown);
    if (!known.ok) return known;
    const { faults } = await standingOfRules(ctx, tx, found.value.rules);
    if (faults.length > 0) return fail('campaign_faulty', { faults: faults.length });
    if ((await proposalsOf(tx, id)).some((row) => standingOf(row, now) === 'open')) return fail('campaign_proposed');
    const facts = { campaign: id, ...shown };
    const proposal = await keepProposal(ctx, tx, actor, { kind, facts, reason }, now);
    await noteAct(tx, now, actor, {
      act: acts.propose,
      subject: { kind: 'campaign', id },
      reason,
      facts: { proposal, ...shown },
    });
    return ok({ id: proposal });
  });
}

/** An open one of a campaign; whoever decides on another waits meanwhile. */
const lockOpen =
  (campaign: string) =>
  async (tx: Queryable, id: string, now: Date): Promise<Result<ProposalRow, OpenFault>> => {
    await tx.query(lockCampaigns);
    return findOpenProposal(tx, id, [kind], now, (row) => wishOf(row).campaign === campaign);
  };

type ApproveFault =
  | OpenFault
  | 'campaign_not_found'
  | 'campaign_faulty'
  | YesFault
  | 'changed_since_shown'
  | 'profit_unconfirmed';
type Approval = { readonly shown: Shown; readonly profit: string | null };

/** Whether somebody saved any of a draft, since what was published before it. */
const isAuthor = async (tx: Queryable, actor: StaffActor, id: string, revision: number): Promise<boolean> =>
  (await tx.query<{ saved_by: string }>(listCampaignAuthors, [id, revision])).some(
    ({ saved_by: by }) => by === actor.staffId,
  );

/**
 * Publishes what somebody else proposed, as the next version of its document: in the transaction of the yes, by every check again. Refused to
 * who proposed it and to who wrote any of the draft. What can be won by it is confirmed in figures, or nothing is published.
 */
export function approveCampaign(
  ctx: Ctx,
  actor: StaffActor,
  ids: { readonly id: string; readonly proposal: string },
  { shown, profit }: Approval,
): Promise<Result<{ version: number }, ApproveFault>> {
  const { id } = ids;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await openToYes(tx, actor, acts.approve, await lockOpen(id)(tx, ids.proposal, now), now);
    if (!open.ok) return open;
    const wish = wishOf(open.value);
    if (wish.revision !== shown.revision || wish.figures !== shown.figures)
      return fail('changed_since_shown', { revision: wish.revision });
    const found = await lockedDraft(tx, id, shown.revision);
    if (!found.ok) return found;
    if (await isAuthor(tx, actor, id, shown.revision)) return fail('own_proposal');
    const known = await figuresShown(tx, id, shown);
    if (!known.ok) return known;
    const figures = figuresFrom(known.value);
    if (figures.isBeatable && figures.strategy?.profit !== profit) return fail('profit_unconfirmed');
    const { faults, nextVersion: version } = await standingOfRules(ctx, tx, found.value.rules);
    if (faults.length > 0) return fail('campaign_faulty', { faults: faults.length });
    const approved = await approveProposal(tx, actor, ids.proposal, now);
    if (!approved.ok) return approved;
    const rules = inOrder({ ...found.value.rules, version });
    const [kept] = await tx.query<VersionRow>(keepVersion, [id, version, rules, now]);
    if (kept?.same !== true) throw new Error(`Version ${version} of ${id} says something else already`);
    const published = [id, version, shown.revision, shown.figures, ids.proposal, now];
    if ((await tx.query(insertPublished, published)).length === 0)
      throw new Error('An approved campaign was not published');
    await tx.query(reopenCampaign, [id]);
    await noteAct(tx, now, actor, {
      act: acts.approve,
      subject: { kind: 'campaign', id },
      facts: { proposal: ids.proposal, version, ...shown, cost: figures.cost.mean, ...(profit !== null && { profit }) },
    });
    return ok({ version });
  });
}

type Ids = { readonly id: string; readonly proposal: string };

const endOf = ({ id, proposal }: Ids, note: string) => ({
  id: proposal,
  note,
  lockOpen: lockOpen(id),
  acts,
  noted: () => ({ subject: { kind, id }, facts: { proposal } }),
});

/** Says no to what somebody else proposed. */
export const refuseCampaign = (ctx: Ctx, actor: StaffActor, ids: Ids, note: string) =>
  endProposal(ctx, actor, { ...endOf(ids, note), end: 'refused' });

/** Takes back what one has proposed: it is a draft again. */
export const withdrawCampaign = (ctx: Ctx, actor: StaffActor, ids: Ids, note: string) =>
  endProposal(ctx, actor, { ...endOf(ids, note), end: 'withdrawn' });

type EndFault = 'campaign_not_found' | 'campaign_not_in_force' | 'changed_since_shown';

/** Offers it to nobody from now on. Whoever has taken it keeps it. */
export function endCampaign(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<Result<void, EndFault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await tx.query(lockCampaigns);
    const found = await campaignOf(tx, id);
    if (!found.ok) return found;
    if (found.value.version === null) return fail('campaign_not_in_force');
    if (found.value.version !== version) return fail('changed_since_shown', { version: found.value.version });
    if ((await tx.query(endCampaignRow, [id, now, actor.staffId])).length === 0) return fail('campaign_not_in_force');
    await noteAct(tx, now, actor, {
      act: 'campaigns.end',
      subject: { kind: 'campaign', id },
      reason,
      facts: { version },
    });
    return ok(undefined);
  });
}

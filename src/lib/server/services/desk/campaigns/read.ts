import type { ListedCampaign, OpenedCampaign } from '#contract/desk/campaigns.ts';
import { houseLocale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type CampaignCostRow,
  type CampaignDayRow,
  type CampaignRow,
  type FiguresRow,
  findCampaignFigures,
  listCampaignDays,
  listCampaigns as listCampaignRows,
  listPromotionNames as listPromotionNameRows,
  listProposedCampaigns,
  type PromotionNameRow,
  sumCampaignCosts,
  type WaitingRow,
} from '../../../db/queries/campaigns.ts';
import type { ProposalRow } from '../../../db/queries/proposals.ts';
import { inOrder, offerFile } from '../../promotions/offer-file.ts';
import { presentProposal } from '../proposals.ts';
import { proposalsOf, wishOf } from './decide.ts';
import { campaignOf } from './draft.ts';
import { standingOfRules } from './faults.ts';
import { figuresFrom } from './figures.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'offers'>;

const listedMax = 200;

const wire = (rules: PromotionRules): OpenedCampaign['rules'] => inOrder(rules) as OpenedCampaign['rules'];

function stateOf(
  { version, ended_at: endedAt, published_rules: rules }: CampaignRow,
  isProposed: boolean,
  today: string,
) {
  if (isProposed) return 'proposed';
  if (version === null || rules === null) return 'draft';
  if (endedAt !== null) return 'ended';
  if (rules.validTo !== null && rules.validTo < today) return 'over';
  return rules.validFrom !== null && rules.validFrom > today ? 'coming' : 'in_force';
}

const costOf = ({
  currency,
  kind,
  amount,
  movements,
}: Omit<CampaignCostRow, 'campaign'>): ListedCampaign['costs'][number] => ({
  currency,
  kind,
  amount: formatAmount(amount, currency),
  movements: Number(movements),
});

function present(row: CampaignRow, costs: readonly CampaignCostRow[], isProposed: boolean, now: Date): ListedCampaign {
  return {
    id: row.id,
    name: row.rules.name,
    state: stateOf(row, isProposed, now.toISOString().slice(0, 10)),
    hasDraft: row.published_revision !== row.revision,
    version: row.version,
    validFrom: row.rules.validFrom,
    validTo: row.rules.validTo,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saved_by_name,
    costs: costs.filter(({ campaign }) => campaign === row.id).map(costOf),
  };
}

/** Those that changed last first. */
export async function listCampaigns({ db, clock }: Ctx): Promise<ListedCampaign[]> {
  const now = clock.now();
  const rows = await db.query<CampaignRow>(listCampaignRows, [listedMax]);
  const costs = await db.query<CampaignCostRow>(sumCampaignCosts, [rows.map(({ id }) => id)]);
  const waiting = await db.query<WaitingRow>(listProposedCampaigns, [now]);
  const proposed = new Set(waiting.map(({ campaign }) => campaign));
  return rows.map((row) => present(row, costs, proposed.has(row.id), now));
}

/** In the order of their names. */
export const listPromotionNames = async ({ db }: Pick<Ctx, 'db'>): Promise<PromotionNameRow[]> =>
  (await db.query<PromotionNameRow>(listPromotionNameRows)).toSorted((a, b) =>
    a.name.localeCompare(b.name, houseLocale),
  );

const presentCampaignProposal = (row: ProposalRow, of: CampaignRow, now: Date): OpenedCampaign['proposals'][number] => {
  const { revision, figures } = wishOf(row);
  return { ...presentProposal(row, now), revision, figuresId: figures, isOfDraft: revision === of.revision };
};

export async function readCampaign(ctx: Ctx, id: string) {
  const { db, clock } = ctx;
  const found = await campaignOf(db, id);
  if (!found.ok) return found;
  const row = found.value;
  const now = clock.now();
  const costs = await db.query<CampaignCostRow>(sumCampaignCosts, [[id]]);
  const days = await db.query<CampaignDayRow>(listCampaignDays, [id]);
  const [figures] = await db.query<FiguresRow>(findCampaignFigures, [id, row.revision]);
  const proposals = (await proposalsOf(db, id)).map((one) => presentCampaignProposal(one, row, now));
  const { faults } = await standingOfRules(ctx, db, row.rules);
  const isProposed = proposals.some(({ state }) => state === 'open');
  const answer: OpenedCampaign = {
    ...present(row, costs, isProposed, now),
    revision: row.revision,
    rules: wire(row.rules),
    published: row.published_rules && wire(row.published_rules),
    days: days.map((one) => ({ day: one.day, ...costOf(one) })),
    faults,
    figures: figures === undefined ? null : figuresFrom(figures),
    proposals,
  };
  return ok(answer);
}

/** What is published, or else the draft, as a file of the repository. */
export async function exportCampaign({ db }: Pick<Ctx, 'db'>, id: string) {
  const found = await campaignOf(db, id);
  if (!found.ok) return found;
  return ok({ name: `${id}.yaml` as const, text: offerFile(found.value.published_rules ?? found.value.rules) });
}

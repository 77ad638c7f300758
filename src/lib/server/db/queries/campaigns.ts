import type { CurrencyCode } from '#domain/money/currency.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { command, sql } from '../db.ts';

/** What is published and not ended: the newest version of each. */
export const listCampaignsInForce = sql(
  'list_campaigns_in_force',
  `SELECT v.rules FROM campaign c
   JOIN LATERAL (SELECT p.version FROM campaign_published p WHERE p.campaign_id = c.id ORDER BY p.version DESC LIMIT 1) newest ON true
   JOIN promotion_version v ON v.promotion_id = c.id AND v.version = newest.version
   WHERE c.ended_at IS NULL ORDER BY c.id`,
);

export type CampaignRow = {
  id: string;
  revision: number;
  rules: PromotionRules;
  saved_by: string;
  saved_by_name: string;
  saved_at: Date;
  ended_at: Date | null;
  /** Of the document that was published last. */
  version: number | null;
  published_revision: number | null;
  published_at: Date | null;
  published_rules: PromotionRules | null;
};
const columns = `c.id, c.revision, r.rules, r.saved_by, s.name AS saved_by_name, r.saved_at, c.ended_at, p.version, p.revision AS published_revision,
     p.published_at, v.rules AS published_rules
   FROM campaign c JOIN campaign_revision r ON r.campaign_id = c.id AND r.revision = c.revision JOIN staff s ON s.id = r.saved_by
   LEFT JOIN LATERAL (SELECT * FROM campaign_published x WHERE x.campaign_id = c.id ORDER BY x.version DESC LIMIT 1) p ON true
   LEFT JOIN promotion_version v ON v.promotion_id = c.id AND v.version = p.version`;
/** Those that changed last first. */
export const listCampaigns = sql('list_campaigns', `SELECT ${columns} ORDER BY r.saved_at DESC, c.id LIMIT $1`);
export const findCampaign = sql('find_campaign', `SELECT ${columns} WHERE c.id = $1`);

/** One change at a time: of two approvals the second sees what the first has published. */
export const lockCampaigns = sql('lock_campaigns', `SELECT pg_advisory_xact_lock(hashtext('campaigns'))::text AS held`);

/** `$1` id, `$2` now. */
export const insertCampaign = command(
  'insert_campaign',
  'INSERT INTO campaign (id, revision, created_at) VALUES ($1, 1, $2)',
);
export const moveCampaign = command('move_campaign', 'UPDATE campaign SET revision = $2 WHERE id = $1');
/** `$1` id, `$2` revision, `$3` rules, `$4` by whom, `$5` now. */
export const insertRevision = command(
  'insert_campaign_revision',
  'INSERT INTO campaign_revision (campaign_id, revision, rules, saved_by, saved_at) VALUES ($1, $2, $3, $4, $5)',
);
/** Whose a draft is: who saved any part of the revision `$2` since the one that was published before it. */
const authors = `SELECT r.saved_by FROM campaign_revision r WHERE r.campaign_id = $1 AND r.revision <= REVISION
     AND r.revision > coalesce((SELECT max(p.revision) FROM campaign_published p WHERE p.campaign_id = $1 AND p.revision < REVISION), 0)`;
export const listCampaignAuthors = sql('list_campaign_authors', authors.replaceAll('REVISION', '$2'));
export const endCampaign = command('end_campaign', 'SELECT e.id FROM campaign_end($1, $2, $3) AS e (id)');
export const reopenCampaign = command('reopen_campaign', 'SELECT campaign_reopen($1)');

/** `$1` id, `$2` campaign, `$3` revision, `$4` by whom, `$5` now, `$6` figures. */
export const insertCampaignFigures = command(
  'insert_campaign_figures',
  'INSERT INTO campaign_figures (id, campaign_id, revision, made_by, made_at, figures) VALUES ($1, $2, $3, $4, $5, $6)',
);
export type FiguresRow = {
  id: string;
  revision: number;
  made_at: Date;
  made_by_name: string;
  figures: Readonly<Record<string, unknown>>;
};
/** Of a revision, those that were computed last. */
export const findCampaignFigures = sql(
  'find_campaign_figures',
  `SELECT f.id, f.revision, f.made_at, s.name AS made_by_name, f.figures FROM campaign_figures f JOIN staff s ON s.id = f.made_by
   WHERE f.campaign_id = $1 AND f.revision = $2 ORDER BY f.made_at DESC, f.id LIMIT 1`,
);

/** Publishes by an approved proposal. `$1` id, `$2` version, `$3` revision, `$4` figures, `$5` proposal, `$6` now. */
export const insertPublished = command(
  'insert_campaign_published',
  `INSERT INTO campaign_published (campaign_id, version, revision, figures_id, proposal_id, published_at)
   SELECT $1::text, $2::integer, $3::integer, $4::uuid, p.id, $6::timestamptz FROM proposal p
   WHERE p.id = $5 AND p.kind = 'campaign' AND p.state = 'approved'
     AND p.decided_by NOT IN (${authors.replaceAll('REVISION', '$3')}) RETURNING version`,
);

/** The proposals of a campaign, the newest first. */
export const listCampaignProposals = sql(
  'list_campaign_proposals',
  `SELECT p.id FROM proposal p WHERE p.kind = 'campaign' AND p.facts ->> 'campaign' = $1 ORDER BY p.proposed_at DESC, p.id LIMIT $2`,
);
export type WaitingRow = { campaign: string };
/** Campaigns of which a proposal waits. */
export const listProposedCampaigns = sql(
  'list_proposed_campaigns',
  `SELECT DISTINCT p.facts ->> 'campaign' AS campaign FROM proposal p WHERE p.kind = 'campaign' AND p.state = 'open' AND p.expires_at > $1`,
);

export type NewestRow = { version: number | null; is_others: boolean };
/** `$1` id: its newest version; `$2` a code in lower case: whether another promotion ever had it, whose uses would count. */
export const findNewestVersion = sql(
  'find_newest_promotion_version',
  `SELECT (SELECT max(v.version) FROM promotion_version v WHERE v.promotion_id = $1) AS version,
     EXISTS (SELECT FROM promotion_version v WHERE v.promotion_id <> $1 AND lower(v.rules -> 'coupon' ->> 'code') = $2) AS is_others`,
);

export type CampaignCostRow = {
  campaign: string;
  currency: CurrencyCode;
  kind: string;
  amount: bigint;
  movements: bigint;
};
/** By the books, of the promotions `$1`: what each kind of movement took from the house’s account of it, or released to own money. */
export const sumCampaignCosts = sql(
  'sum_campaign_costs',
  `SELECT a.owner AS campaign, a.currency, m.kind, sum(-p.amount)::bigint AS amount, count(*) AS movements
   FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
   WHERE a.player_id IS NULL AND a.kind = 'promotions' AND a.owner = ANY ($1::text[]) GROUP BY a.owner, a.currency, m.kind
   UNION ALL
   SELECT g.promotion_id, g.currency, m.kind, sum(p.amount)::bigint, count(*)
   FROM promotion_grant g JOIN movement m ON m.kind = 'bonus_release'
     AND (m.reference = g.id::text OR (m.reference >= g.id || ':' AND m.reference < g.id || ';'))
   JOIN account a ON a.player_id = g.player_id AND a.currency = g.currency AND a.kind = 'cash'
   JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
   WHERE g.promotion_id = ANY ($1::text[]) GROUP BY g.promotion_id, g.currency, m.kind
   ORDER BY 1, 2, 3`,
);

export type CampaignDayRow = Omit<CampaignCostRow, 'campaign'> & { day: string };
/** The same of one promotion (`$1`), by day in UTC, the newest first: what its sums are the sum of, and of nobody by name. */
export const listCampaignDays = sql(
  'list_campaign_days',
  `SELECT (m.at AT TIME ZONE 'UTC')::date::text AS day, a.currency, m.kind, sum(-p.amount)::bigint AS amount, count(*) AS movements
   FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
   WHERE a.player_id IS NULL AND a.kind = 'promotions' AND a.owner = $1 GROUP BY 1, a.currency, m.kind
   UNION ALL
   SELECT (m.at AT TIME ZONE 'UTC')::date::text, g.currency, m.kind, sum(p.amount)::bigint, count(*)
   FROM promotion_grant g JOIN movement m ON m.kind = 'bonus_release'
     AND (m.reference = g.id::text OR (m.reference >= g.id || ':' AND m.reference < g.id || ';'))
   JOIN account a ON a.player_id = g.player_id AND a.currency = g.currency AND a.kind = 'cash'
   JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
   WHERE g.promotion_id = $1 GROUP BY 1, g.currency, m.kind
   ORDER BY 1 DESC, 2, 3`,
);

export type PromotionNameRow = { id: string; name: string };
/** Every promotion that was ever offered, by the name of its last version. */
export const listPromotionNames = sql(
  'list_promotion_names',
  `SELECT DISTINCT ON (v.promotion_id) v.promotion_id AS id, coalesce(v.rules ->> 'name', v.promotion_id) AS name
   FROM promotion_version v ORDER BY v.promotion_id, v.version DESC`,
);

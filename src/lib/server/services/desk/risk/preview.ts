import type { RiskPreview } from '#contract/desk/risk-rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { replayedRules, replayHolds } from '#domain/payments/review-replay.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type Compared, compareFired, type Fired, type Tally } from '#domain/risk/preview.ts';
import { firingsOf, riskRuleNames } from '#domain/risk/rules.ts';
import type { RiskThresholds } from '#domain/risk/thresholds.ts';
import type { ServerContext } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import { type FiredRow, listFired } from '../../../db/queries/risk/cases.ts';
import { listMovers } from '../../../db/queries/risk/moments.ts';
import { listReviewed, type ReviewedRow } from '../../../db/queries/risk/thresholds.ts';
import { momentsOf } from '../../risk/moments.ts';
import { holdThresholds } from '../../risk/thresholds.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock'>;

const spanMs = 90 * 86_400_000;
const playersAtOnce = 300;
const reviewsAtOnce = 1_000;
/** Together they end before the answer has to be there. */
const budgetMs = 20_000;

type Span = { readonly from: Date; readonly to: Date; readonly isLate: () => boolean };

/**
 * What thresholds would have found in the last 90 days beside what was found, by the same rules over the same records. `ticks`: milliseconds of a
 * clock that runs evenly: where time is not enough for all, it says how many were looked at.
 */
export async function previewThresholds(
  ctx: Ctx,
  thresholds: RiskThresholds,
  ticks: () => number,
): Promise<Result<RiskPreview, 'rate_limited'>> {
  if (running.has(ctx.db)) return fail('rate_limited', { retryAfterSeconds: budgetMs / 1_000 });
  running.add(ctx.db);
  try {
    return ok(await preview(ctx, thresholds, ticks));
  } finally {
    running.delete(ctx.db);
  }
}

/** Each reads ninety days of everybody: one at a time in a process. */
const running = new WeakSet<Db>();

async function preview(ctx: Ctx, thresholds: RiskThresholds, ticks: () => number): Promise<RiskPreview> {
  const to = ctx.clock.now();
  const startedAt = ticks();
  const span: Span = {
    from: new Date(to.getTime() - spanMs),
    to,
    isLate: () => ticks() - startedAt > budgetMs,
  };
  const holds = await previewHolds(ctx, thresholds, span);
  const cases = await previewCases(ctx, thresholds, span);
  return {
    from: span.from.toISOString(),
    to: to.toISOString(),
    cases: compareFired(riskRuleNames, cases.did, cases.would).map(present),
    holds: compareFired(replayedRules, holds.did, holds.would).map(present),
    players: cases.looked,
    withdrawals: holds.looked,
    isWhole: cases.isWhole && holds.isWhole,
  };
}

type Both = {
  readonly did: readonly Fired[];
  readonly would: readonly Fired[];
  readonly looked: number;
  readonly isWhole: boolean;
};

const keyOf = ({ rule, playerId, key }: Pick<Fired, 'rule' | 'playerId' | 'key'>): string =>
  `${rule} ${playerId} ${key}`;

/** Of a part of the players alone both sides are of that part. */
async function previewCases({ db }: Ctx, thresholds: RiskThresholds, { from, to, isLate }: Span): Promise<Both> {
  const rows = await db.query<FiredRow>(listFired, [from, to]);
  const fired = rows.map((row): Fired => {
    const { player_id: playerId, rule, key, eur_cents: eurCents, no_concern: noConcern } = row;
    return { rule, playerId, key, eurCents, noConcern };
  });
  const nothing = new Set(fired.filter(({ noConcern }) => noConcern).map(keyOf));
  const would: Fired[] = [];
  const seen = new Set<string>();
  let after: string | null = null;
  while (!isLate()) {
    const movers: { player_id: string }[] = await db.query(listMovers, [from, to, after, playersAtOnce]);
    const ids = movers.map((row) => row.player_id);
    for (const id of ids) seen.add(id);
    for (const [playerId, moments] of await momentsOf(db, ids, from, thresholds))
      for (const { rule, key, at, eurCents } of firingsOf(moments, thresholds))
        if (at >= from && at < to)
          would.push({ rule, playerId, key, eurCents, noConcern: nothing.has(keyOf({ rule, playerId, key })) });
    if (ids.length < playersAtOnce) return { did: fired, would, looked: seen.size, isWhole: true };
    after = ids.at(-1) ?? null;
  }
  return { did: fired.filter(({ playerId }) => seen.has(playerId)), would, looked: seen.size, isWhole: false };
}

/** `noConcern`: people let the withdrawal go. */
async function previewHolds({ db }: Ctx, thresholds: RiskThresholds, { from, to, isLate }: Span): Promise<Both> {
  const changed = holdThresholds(thresholds);
  const did: Fired[] = [];
  const would: Fired[] = [];
  let looked = 0;
  let after: string | null = null;
  while (!isLate()) {
    const rows: ReviewedRow[] = await db.query(listReviewed, [from, to, after, reviewsAtOnce]);
    for (const row of rows) {
      const one = { playerId: row.player_id, key: row.withdrawal_id, eurCents: row.eur_cents };
      const known = replayedRules.filter((rule) => row.holds.includes(rule));
      const noConcern = row.holds.length > 0 && row.let_through;
      did.push(...known.map((rule) => ({ ...one, rule, noConcern })));
      would.push(...replayHolds(row.facts, changed).map((rule) => ({ ...one, rule, noConcern })));
    }
    looked += rows.length;
    if (rows.length < reviewsAtOnce) return { did, would, looked, isWhole: true };
    after = rows.at(-1)?.withdrawal_id ?? null;
  }
  return { did, would, looked, isWhole: false };
}

const tally = ({ count, players, eurCents, noConcern }: Tally) => ({
  count,
  players,
  eur: formatAmount(eurCents, 'EUR'),
  noConcern,
});
const present = ({ rule, did, would }: Compared) => ({ rule, did: tally(did), would: tally(would) });

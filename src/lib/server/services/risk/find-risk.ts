import { firingsOf } from '#domain/risk/rules.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { moveEventCursor, readEventCursor, startEventCursor } from '../../db/queries/events.ts';
import { noteFinding } from '../../db/queries/risk/cases.ts';
import { type LinkRow, listLinks, noteLink } from '../../db/queries/risk/links.ts';
import { type NewsRow, readNews, tryRiskLock } from '../../db/queries/risk/moments.ts';
import { newUuid } from '../identity/tokens.ts';
import { momentsOf } from './moments.ts';
import { currentThresholds } from './thresholds.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

const consumer = 'risk';
const batchMax = 5_000;
const batchesMax = 200;
/** An event's moment is its fact's, but for what a clock and a transaction are apart. */
const slackMs = 60_000;
const sessionsCountMs = 90 * 86_400_000;

/** What a rule may fire on, or what may link an account to another. */
const types = [
  'deposit.credited',
  'deposit.reversed',
  'withdrawal.requested',
  'player.registered',
  'player.profile_filled',
  'player.signed_in',
  'document.uploaded',
];

/** What one shares with others on one’s network says too little for a rule; the drawing shows it. */
const isStrong = ({ by }: LinkRow): boolean => by !== 'network' && by !== 'address';

/**
 * Asks the rules of risk of whom the outbox tells something new, and opens cases of what fires: after the fact, never in its way. Each event is
 * read once, in the order of numbers; a firing that is noted already is not noted again. One process at a time.
 */
export async function findRisk(ctx: Ctx): Promise<void> {
  await ctx.db.query(startEventCursor, [consumer]);
  for (let batch = 0; batch < batchesMax; batch++) if (!(await readBatch(ctx))) return;
}

const readBatch = (ctx: Ctx): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(tryRiskLock);
    if (!lock?.held) return false;
    const [cursor] = await tx.query<{ number: bigint }>(readEventCursor, [consumer]);
    const [news] = await tx.query<NewsRow>(readNews, [cursor?.number ?? 0n, types, batchMax]);
    if (news === undefined || news.last === null) return false;
    await tx.query(moveEventCursor, [consumer, news.last]);
    if (news.players !== null && news.since !== null)
      await lookAt(ctx, tx, news.players, new Date(news.since.getTime() - slackMs));
    return true;
  });

/** Notes what fires in the moments of these players since `from`. */
async function lookAt(ctx: Ctx, tx: Queryable, players: readonly string[], from: Date): Promise<void> {
  const now = ctx.clock.now();
  const { version, thresholds } = await currentThresholds(ctx, tx);
  await noteLinks(ctx, tx, players, now);
  const moments = await momentsOf(tx, players, from, thresholds);
  for (const [player, own] of moments)
    for (const { rule, key, at, eurCents, facts } of firingsOf(own, thresholds))
      if (at >= from)
        await tx.query(noteFinding, [newUuid(ctx.random), player, rule, key, at, eurCents, facts, version, now]);
}

/** Notes how many accounts each is one of, where they have become more. */
async function noteLinks(ctx: Ctx, tx: Queryable, players: readonly string[], now: Date): Promise<void> {
  const rows = await tx.query<LinkRow>(listLinks, [players, new Date(now.getTime() - sessionsCountMs)]);
  for (const [player, own] of Map.groupBy(rows.filter(isStrong), (row) => row.player_id)) {
    const accounts = new Set(own.map((row) => row.other_id)).size + 1;
    const by = [...new Set(own.map((row) => row.by))];
    await tx.query(noteLink, [newUuid(ctx.random), player, now, accounts, by]);
  }
}

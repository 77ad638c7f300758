import * as z from 'zod/mini';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { aliveSessions } from '../../db/queries/shared.ts';
import type { PlayerSession } from '../caller.ts';
import { joinLine, type Line } from '../shared/line.ts';
import { sessionLimits } from './sessions.ts';

/** One window or device that hears something. `kind` says what: a table, the wallet. */
type Stream = { readonly kind: string; readonly player: PlayerSession; readonly sink: { readonly end: () => void } };

/**
 * Sessions that run out tell nobody: they are looked for when the first of them does, and at least so often, which also finds
 * what was told while the line was broken and nothing has opened it since.
 */
const checkMs = 10_000;
const soonMs = 500;

type Streams = {
  readonly open: Set<Stream>;
  /** Sessions that nobody has asked about since their stream is among the open ones. */
  readonly fresh: Set<string>;
  /** From the first stream to the last. */
  line?: Line | undefined;
  looking?: Promise<void> | undefined;
  next?: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
};
/** One set a process: a process has one database. */
const streamsByDb = new WeakMap<Db, Streams>();

const streamsOf = ({ db }: ServerContext): Streams => {
  const known = streamsByDb.get(db) ?? { open: new Set<Stream>(), fresh: new Set<string>() };
  streamsByDb.set(db, known);
  return known;
};

/** How many streams of a kind a player has open in this process. */
export const countStreams = (ctx: ServerContext, kind: string, { playerId }: PlayerSession): number => {
  let count = 0;
  for (const stream of streamsOf(ctx).open) if (stream.kind === kind && stream.player.playerId === playerId) count += 1;
  return count;
};

/** From now on the stream ends with its session. Returns what to call when it is over. */
export const watchStream = (ctx: ServerContext, stream: Stream): (() => void) => {
  const streams = streamsOf(ctx);
  streams.open.add(stream);
  streams.fresh.add(stream.player.sessionId);
  streams.line ??= joinLine(ctx, 'faceup_sessions', {
    onNotice: (payload) => hear(streams, payload),
    // Whatever ended while nobody listened was told to nobody.
    onListening: () => lookSoon(ctx, streams, [...streams.open]),
    onLost: () => undefined,
  });
  // Heard first, asked then: a session that ends between its look-up and this line is found by one of the two.
  void streams.line.open().then(() => lookSoon(ctx, streams, []));
  planLook(ctx, streams, checkMs);
  return () => {
    if (!streams.open.delete(stream) || streams.open.size > 0) return;
    const { line } = streams;
    streams.line = undefined;
    void line?.leave();
  };
};

const notice = z.union([z.strictObject({ session: z.string() }), z.strictObject({ player: z.string() })]);

const hear = ({ open }: Streams, payload: string): void => {
  const told = notice.safeParse(JSON.parse(payload));
  if (!told.success) return;
  const ended = told.data;
  for (const { player, sink } of [...open])
    if ('session' in ended ? player.sessionId === ended.session : player.playerId === ended.player) sink.end();
};

/** One question at a time, about all that came meanwhile. A database that is away ends nothing: the next look will. */
const lookSoon = (ctx: ServerContext, streams: Streams, at: readonly Stream[]): void => {
  for (const { player } of at) streams.fresh.add(player.sessionId);
  const look = async () => {
    while (streams.fresh.size > 0) {
      const asked = [...streams.fresh];
      streams.fresh.clear();
      planLook(ctx, streams, await endAmong(ctx, asked));
    }
  };
  streams.looking ??= look()
    .catch(() => undefined)
    .finally(() => {
      streams.looking = undefined;
    });
};

/**
 * Ends the streams of sessions that were signed out, ran out, or whose player was excluded (must-hold 23, ASVS 7.4.1).
 * @internal
 */
export const endDeadStreams = async (ctx: ServerContext): Promise<void> => {
  await endAmong(ctx, [...new Set([...streamsOf(ctx).open].map(({ player }) => player.sessionId))]);
};

/** Ends what is over among these; resolves to the ms until the first of these sessions runs out, if nobody uses it. */
const endAmong = async (ctx: ServerContext, ids: readonly string[]): Promise<number> => {
  const now = ctx.clock.now();
  const usedAfter = new Date(now.getTime() - sessionLimits.idleMs);
  const rows = await ctx.db.query<{ id: string; expires_at: Date; seen_at: Date }>(aliveSessions, [
    ids,
    now,
    usedAfter,
  ]);
  const alive = new Set(rows.map(({ id }) => id));
  // What opened meanwhile was not asked about.
  const asked = new Set(ids);
  for (const { player, sink } of [...streamsOf(ctx).open])
    if (asked.has(player.sessionId) && !alive.has(player.sessionId)) sink.end();
  const ends = rows.map((row) => Math.min(row.expires_at.getTime(), row.seen_at.getTime() + sessionLimits.idleMs));
  return Math.min(...ends) - now.getTime();
};

/** The next look at all that are open; an earlier one takes its place. */
const planLook = (ctx: ServerContext, streams: Streams, inMs: number): void => {
  const ms = Math.max(soonMs, Math.min(checkMs, inMs));
  const at = ctx.clock.now().getTime() + ms;
  if (streams.open.size === 0 || (streams.next && streams.next.at <= at)) return;
  clearTimeout(streams.next?.timer);
  const look = () => {
    streams.next = undefined;
    const ids = [...new Set([...streams.open].map(({ player }) => player.sessionId))];
    void endAmong(ctx, ids)
      .catch(() => checkMs)
      .then((nextMs) => planLook(ctx, streams, nextMs));
  };
  streams.next = { at, timer: setTimeout(look, ms).unref() };
};

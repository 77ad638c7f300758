import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { aliveSessions } from '../../db/queries/shared.ts';
import type { PlayerSession } from '../caller.ts';
import { sessionLimits } from './sessions.ts';

/** One window or device that hears something. `kind` says what: a table, the wallet. */
type Stream = { readonly kind: string; readonly player: PlayerSession; readonly sink: { readonly end: () => void } };

/** How long an ended session still hears. */
const checkMs = 10_000;

type Streams = { readonly open: Set<Stream>; timer?: NodeJS.Timeout };
/** One set a process: a process has one database. */
const streamsByDb = new WeakMap<Db, Streams>();

const streamsOf = ({ db }: ServerContext): Streams => {
  const known = streamsByDb.get(db) ?? { open: new Set<Stream>() };
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
  look(ctx, streams);
  return () => {
    streams.open.delete(stream);
  };
};

/** Ends the streams of sessions that were signed out, ran out, or whose player was excluded (must-hold 23, ASVS 7.4.1). */
export const endDeadStreams = async (ctx: ServerContext): Promise<void> => {
  const { open } = streamsOf(ctx);
  const now = ctx.clock.now();
  const ids = [...new Set([...open].map(({ player }) => player.sessionId))];
  const usedAfter = new Date(now.getTime() - sessionLimits.idleMs);
  const rows = await ctx.db.query<{ id: string }>(aliveSessions, [ids, now, usedAfter]);
  const alive = new Set(rows.map(({ id }) => id));
  // What opened meanwhile was not asked about.
  const asked = new Set(ids);
  for (const { player, sink } of open) if (asked.has(player.sessionId) && !alive.has(player.sessionId)) sink.end();
};

const look = (ctx: ServerContext, streams: Streams): void => {
  if (streams.timer || streams.open.size === 0) return;
  streams.timer = setTimeout(() => {
    delete streams.timer;
    // A database that is away ends nothing: the next look will.
    void endDeadStreams(ctx)
      .catch(() => undefined)
      .then(() => look(ctx, streams));
  }, checkMs);
  streams.timer.unref();
};

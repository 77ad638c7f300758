import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { aliveSessions, findStakeIn, type StakeRow } from '../../db/queries/shared.ts';
import type { PlayerSession } from '../caller.ts';
import { sessionLimits } from '../identity/sessions.ts';
import type { CommonGame } from './common-game.ts';
import { encodeEvent, type Sink } from './room.ts';
import { roomOf } from './rooms.ts';
import { latestRound } from './rounds.ts';
import type { Held } from './stakes.ts';

/** Windows and devices of one player that may listen in one process. */
const streamsMax = 10;

/** How long an ended session still hears the table. */
const checkMs = 10_000;

type Stream = { readonly player: PlayerSession; readonly sink: Sink };
type Streams = { readonly open: Set<Stream>; timer?: NodeJS.Timeout };
const streamsByDb = new WeakMap<Db, Streams>();

const streamsOf = ({ db }: ServerContext): Streams => {
  const known = streamsByDb.get(db) ?? { open: new Set<Stream>() };
  streamsByDb.set(db, known);
  return known;
};

/** Ends the streams of sessions that were signed out, ran out, or whose player was excluded (must-hold 23, ASVS 7.4.1). */
export const endDeadStreams = async (ctx: ServerContext): Promise<void> => {
  const { open } = streamsOf(ctx);
  const now = ctx.clock.now();
  const ids = [...new Set([...open].map(({ player }) => player.sessionId))];
  const usedAfter = new Date(now.getTime() - sessionLimits.idleMs);
  const rows = await ctx.db.query<{ id: string }>(aliveSessions, [ids, now, usedAfter]);
  const alive = new Set(rows.map(({ id }) => id));
  for (const { player, sink } of open) if (!alive.has(player.sessionId)) sink.end();
};

const watch = (ctx: ServerContext, streams: Streams): void => {
  if (streams.timer || streams.open.size === 0) return;
  streams.timer = setTimeout(() => {
    delete streams.timer;
    // A database that is away ends nothing: the next look will.
    void endDeadStreams(ctx)
      .catch(() => undefined)
      .then(() => watch(ctx, streams));
  }, checkMs);
  streams.timer.unref();
};

/**
 * A player's way to hear a table: the snapshot, then the player's own stake (`mine`), then whatever happens. `present` says
 * how the game shows a stake to its owner.
 */
export const listenTo = (
  ctx: ServerContext,
  player: PlayerSession,
  game: CommonGame,
  present: (held: Held) => object,
): Result<(sink: Sink) => Promise<() => void>, 'too_many'> => {
  const streams = streamsOf(ctx);
  const own = [...streams.open].filter((stream) => stream.player.playerId === player.playerId);
  if (own.length >= streamsMax) return fail('too_many', { max: streamsMax });
  return ok(async (sink) => {
    const stream = { player, sink };
    streams.open.add(stream);
    watch(ctx, streams);
    try {
      const leave = await roomOf(ctx, game).join(sink);
      sink.write(encodeEvent({ type: 'mine', stake: await ownIn(ctx, player, game, present) }));
      return () => {
        streams.open.delete(stream);
        leave();
      };
    } catch (error) {
      streams.open.delete(stream);
      throw error;
    }
  });
};

const ownIn = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  game: CommonGame,
  present: (held: Held) => object,
): Promise<object | null> => {
  const round = await latestRound(ctx, game.rules.id);
  if (!round) return null;
  const [stake] = await ctx.db.query<StakeRow>(findStakeIn, [round.id, playerId]);
  return stake ? present({ stake, round }) : null;
};

import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findStakeIn, type StakeRow } from '../../db/queries/shared.ts';
import type { PlayerSession } from '../caller.ts';
import { countStreams, watchStream } from '../identity/player-streams.ts';
import { roomOf } from './rooms.ts';
import { latestRound } from './rounds.ts';
import { encodeEvent, type Sink } from './sink.ts';
import type { Held } from './stakes.ts';

/** Windows and devices of one player that may listen in one process. */
const streamsMax = 10;

/** A player's way to hear a table: what `join` begins, until it is left or the player's session has ended. */
export const hearTable = (
  ctx: ServerContext,
  player: PlayerSession,
  join: (sink: Sink) => Promise<() => void>,
): Result<(sink: Sink) => Promise<() => void>, 'too_many'> => {
  if (countStreams(ctx, 'table', player) >= streamsMax) return fail('too_many', { max: streamsMax });
  return ok(async (sink) => {
    const unwatch = watchStream(ctx, { kind: 'table', player, sink });
    try {
      const leave = await join(sink);
      return () => {
        unwatch();
        leave();
      };
    } catch (error) {
      unwatch();
      throw error;
    }
  });
};

/**
 * The table of a shared round: the snapshot, then the player's own stake (`mine`), then whatever happens. `present` says how the
 * game shows a stake to its owner.
 */
export const listenTo = (
  ctx: ServerContext,
  player: PlayerSession,
  game: CommonGame,
  present: (held: Held) => object,
): Result<(sink: Sink) => Promise<() => void>, 'too_many'> =>
  hearTable(ctx, player, async (sink) => {
    const leave = await roomOf(ctx, game).join(sink);
    sink.write(encodeEvent({ type: 'mine', stake: await ownIn(ctx, player, game, present) }));
    return leave;
  });

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

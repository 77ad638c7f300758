import type { ServerContext } from '../../context.ts';
import type { Statement } from '../../db/db.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import {
  forgetOffEnd,
  listOffRounds,
  listUntoldOffs,
  noteOffEnd,
  noteOffRounds,
  type OffRoundRow,
  refundRound,
  tellOff,
} from '../../db/queries/game-settings.ts';
import { finishRound } from '../../db/queries/rounds.ts';
import { finishStateful, NoRules } from '../games/finish-stateful.ts';
import { findCommonGame } from '../shared/games.ts';
import { cancelStake } from '../shared/stakes.ts';

const atOnce = 200;

/**
 * Does what a game that is switched off asks for: tells who has a round there, notes what is in play, and ends at its time what was not
 * finished. Each step is a transaction of its own and twice is once, so that a process may die in between. How many it ended.
 */
export async function endOffRounds(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const { games } = ctx.catalogue;
  for (const { version } of await ctx.db.query<{ version: number }>(listUntoldOffs))
    await ctx.db.query(tellOff, [version, games.map(({ id }) => id), games.map(({ name }) => name), now]);
  await ctx.db.query(noteOffRounds, [now]);
  let ended = 0;
  for (const row of await ctx.db.query<OffRoundRow>(listOffRounds, [now, atOnce])) {
    try {
      if (await endRound(ctx, row)) ended += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ roundId: row.round_id, err: error }, 'a round of a game that is off could not be ended');
    }
  }
  return ended;
}

type How = 'rules' | 'refunded' | 'studio';

/** Says how before it does it: where somebody dies in between another does it a minute later, and it was said. */
async function endRound(ctx: ServerContext, row: OffRoundRow): Promise<boolean> {
  const { round_id: id, player_id: playerId, game_id: gameId, is_outside: isOutside, is_shared: isShared } = row;
  if (isOutside) return noted(ctx, row, 'studio', () => isDone(ctx, finishRound, [id, ctx.clock.now()], 'finished'));
  const refund = () => isDone(ctx, refundRound, [id, playerId, ctx.clock.now()], 'refunded');
  if (isShared) {
    // One that is under way is decided by itself within minutes; of one that did not start, or that nobody can decide any more, the stake goes back.
    const game = findCommonGame(gameId);
    const cancel = async () => (game ? (await cancelStake(ctx, { playerId }, game, id)).ok : refund());
    return noted(ctx, row, 'refunded', cancel);
  }
  try {
    return await noted(ctx, row, 'rules', () => finishStateful(ctx, playerId, id));
  } catch (error) {
    if (!(error instanceof NoRules)) throw error;
    await ctx.db.query(forgetOffEnd, [row.version, id]);
    return noted(ctx, row, 'refunded', refund);
  }
}

async function noted(ctx: ServerContext, row: OffRoundRow, how: How, end: () => Promise<boolean>): Promise<boolean> {
  const [claim] = await ctx.db.query(noteOffEnd, [row.version, row.round_id, how, ctx.clock.now()]);
  if (claim === undefined) return false;
  const isEnded = await end();
  if (!isEnded) await ctx.db.query(forgetOffEnd, [row.version, row.round_id]);
  return isEnded;
}

async function isDone(ctx: ServerContext, statement: Statement, values: readonly unknown[], column: string) {
  const [row] = await ctx.db.query<Record<string, unknown>>(statement, values);
  return row?.[column] === true;
}

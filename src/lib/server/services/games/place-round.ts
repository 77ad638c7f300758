import { findGame, type HouseGame } from '#domain/games/book/registry.ts';
import { amountFacts } from '#domain/money/amount.ts';
import { fail, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import type { PlayerSession } from '../caller.ts';
import { tellShot } from '../shared/sea/sea.ts';
import { hintsOf, type Table } from './hints.ts';
import { openStateful } from './open-stateful.ts';
import { isRoundTaken, type Placed, type Play, type PlayRefusal, type RoundInput } from './play.ts';
import { playSeries } from './play-series.ts';
import { playSingle } from './play-single.ts';
import { isTimely } from './timely.ts';

export type { RoundInput } from './play.ts';

type Refusal = PlayRefusal | 'bet_invalid' | 'target_away';

/**
 * Parses the bets and has the game's kind of round played: settled at once, out of a series, or opened where there are
 * decisions. The same round id and bets again: the round as it now stands, with the current balance.
 */
export const placeRound = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: RoundInput,
): Promise<Result<Placed, Refusal>> => {
  const table = await findTable(ctx, player.playerId, input.sessionId);
  const game = table && findGame(table.gameId);
  if (!table || !game) return fail('game_session_invalid');
  const bets = game.parseBets(input.bets, table.currency);
  if (!bets.ok) return bets;
  if (game.maxPayoutOf(bets.value) > table.maxPayoutMinor)
    return fail('stake_above_limit', amountFacts('maxPayout', table.maxPayoutMinor, table.currency));
  const asked = { playerId: player.playerId, roundId: input.roundId, bets: bets.value };
  if (!(await isTimely(ctx, game, asked))) return fail('target_away');
  try {
    const placed = await playKind(ctx, { table, game, bets: bets.value, input });
    if (placed.ok) tellShot(ctx, player, table, placed.value.round);
    return placed;
  } catch (error) {
    // Another player's round took this id at the same moment; nothing of ours was kept.
    if (isRoundTaken(error)) return fail('idempotency_key_reused');
    throw error;
  }
};

const playKind = (ctx: ServerContext, { game, ...play }: Play<HouseGame>): Promise<Result<Placed, Refusal>> => {
  switch (game.steps) {
    case 'one':
      return playSingle(ctx, { ...play, game });
    case 'many':
      return openStateful(ctx, { ...play, game });
    case 'series':
      return playSeries(ctx, { ...play, game });
    case 'shared':
      // A round for everybody is joined, not placed.
      return Promise.resolve(fail('game_session_invalid'));
  }
};

/** What a game session plays; undefined where there is none, or it is another player's. */
export const findTable = async (
  ctx: ServerContext,
  playerId: string,
  sessionId: string,
): Promise<Table | undefined> => {
  const { tables } = hintsOf(ctx.db);
  const known = tables.get(sessionId);
  if (known) return known.playerId === playerId ? known : undefined;
  const [row] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, playerId, ctx.clock.now()]);
  if (!row) return undefined;
  const table = {
    playerId,
    gameId: row.game_id,
    currency: row.currency,
    maxPayoutMinor: row.max_payout,
    demo: row.demo,
  };
  tables.set(sessionId, table);
  return table;
};

import type { ResponseOf } from '#contract/call.ts';
import type { listTableRounds as listTableRoundsCall } from '#contract/games/session.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { listTableRounds, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { presentSettled } from './present.ts';

/** GLI-19 4.14 asks for the last one; these many are kept at hand. */
const roundsMax = 50;

/** The last rounds of a session's game at its table: for real or for play money as the session, and in its currency. */
export const tableRounds = async (
  ctx: ServerContext,
  player: PlayerSession,
  sessionId: string,
): Promise<Result<ResponseOf<typeof listTableRoundsCall>, 'game_session_invalid' | 'game_session_expired'>> => {
  const [session] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, player.playerId, ctx.clock.now()]);
  if (!session) return fail('game_session_invalid');
  if (session.code !== 'ok') return fail('game_session_expired');
  const wanted = [player.playerId, session.game_id, session.demo, session.currency, roundsMax];
  const rows = await ctx.db.query<RoundRow>(listTableRounds, wanted);
  return ok({ rounds: rows.flatMap((row) => presentSettled(row) ?? []) });
};

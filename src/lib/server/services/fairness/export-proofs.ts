import type { ResponseOf } from '#contract/call.ts';
import type { exportProofs as exportProofsCall } from '#contract/profile/fairness.ts';
import type { ServerContext } from '../../context.ts';
import { listProvenRounds, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { presentSettled } from '../games/present.ts';

const roundsAPage = 500;

/** The player's own rounds that anyone can compute again by now, newest first, from before a round on. */
export const exportProofs = async (
  ctx: ServerContext,
  player: PlayerSession,
  before: string | undefined,
): Promise<ResponseOf<typeof exportProofsCall>> => {
  const rows = await ctx.db.query<RoundRow>(listProvenRounds, [player.playerId, before ?? null, roundsAPage]);
  const rounds = rows.flatMap((row) => {
    const round = presentSettled(row);
    return round ? [{ ...round, currency: row.currency, rulesVersion: Number(row.game_version) }] : [];
  });
  return { rounds, next: rows.length < roundsAPage ? null : (rows.at(-1)?.id ?? null) };
};

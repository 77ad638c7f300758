import type { ResponseOf } from '#contract/call.ts';
import type { readRound } from '#contract/profile/history.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type CommandRow, listRoundCommands } from '../../db/queries/history.ts';
import { findRound, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { gameNameOf, studioOf } from './bet-history.ts';
import { presentRound } from './present.ts';

type Record = ResponseOf<typeof readRound>['round'];

/**
 * One of the player's own rounds in full, however old, with its proof: the server seed is null until the pair was rotated. A
 * round at an outside studio's game has what its commands moved instead.
 */
export const roundRecord = async (
  ctx: ServerContext,
  player: PlayerSession,
  roundId: string,
): Promise<Result<ResponseOf<typeof readRound>, 'round_not_found'>> => {
  const [row] = await ctx.db.query<RoundRow>(findRound, [roundId, player.playerId]);
  if (!row) return fail('round_not_found');
  const about = {
    gameName: gameNameOf(ctx, row.game_id),
    provider: studioOf(ctx, row),
    currency: row.currency,
    rulesVersion: row.game_version,
    endedAt: row.ended_at?.toISOString() ?? null,
    stepTimes: (row.step_times ?? []).map((at) => at.toISOString()),
  };
  const own = presentRound(row);
  return ok({ round: { ...(own ?? (await studioRound(ctx, row))), ...about } });
};

type StudioRound = Omit<
  Extract<Record, { status: 'studio' }>,
  'gameName' | 'provider' | 'currency' | 'rulesVersion' | 'stepTimes' | 'endedAt'
>;

const studioRound = async (ctx: ServerContext, row: RoundRow): Promise<StudioRound> => {
  const commands = await ctx.db.query<CommandRow>(listRoundCommands, [row.id, row.player_id]);
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, row.currency);
  return {
    status: 'studio',
    state: row.status,
    id: row.id,
    gameId: row.game_id,
    stake: amount(row.stake),
    payout: amount(row.payout),
    at: row.opened_at.toISOString(),
    balanceBefore: amount(row.balance_before),
    balanceAfter: amount(row.balance_after),
    commands: commands.map(({ action, amount: moved, at, cancelled }) => ({
      action,
      amount: amount(moved),
      at: at.toISOString(),
      cancelled,
    })),
  };
};

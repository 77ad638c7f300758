import type { ResponseOf } from '#contract/call.ts';
import type { readLoyaltyLevel } from '#contract/profile/promotions.ts';
import { levelAt } from '#domain/loyalty/levels.ts';
import { cashbackMinor, dayAfter, dayOf, mondayOf, pointsDays, pointsOf } from '#domain/loyalty/points.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { type EdgeRow, sumPlayerEdge } from '../../db/queries/loyalty.ts';
import type { PlayerSession } from '../caller.ts';

/** The player's level now, what the next one asks for, and what this week has earned so far at the present level. */
export const readLevel = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
): Promise<ResponseOf<typeof readLoyaltyLevel>> => {
  const now = ctx.clock.now();
  const since = dayAfter(dayOf(now), -pointsDays);
  const rows = await ctx.db.query<EdgeRow>(sumPlayerEdge, [playerId, since, now, mondayOf(now)]);
  const points = pointsOf(rows.reduce((sum, { eur_micros }) => sum + eur_micros, 0n));
  const { level, next } = levelAt(ctx.loyalty, points);
  const earned = rows
    .filter(({ this_week }) => this_week)
    .map(({ currency, edge }) => ({ currency, minor: cashbackMinor(BigInt(edge), level.cashbackPercent) }));
  return {
    level: level.level,
    name: level.name,
    points,
    nextLevelPoints: next?.points ?? null,
    cashbackPercent: level.cashbackPercent,
    earned: earned
      .filter(({ minor }) => minor > 0n)
      .map(({ currency, minor }) => ({ currency, amount: formatAmount(minor, currency) })),
    levels: ctx.loyalty.map((one) => ({ ...one })),
  };
};

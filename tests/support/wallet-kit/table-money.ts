import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { House } from '#tests/server/games/house.ts';

const sumRounds = sql(
  'kit_table_rounds',
  `SELECT count(*) AS rounds, count(*) FILTER (WHERE status = 'open') AS open, coalesce(sum(stake), 0) AS staked,
     coalesce(sum(payout), 0) AS paid FROM round WHERE player_id = $1`,
);

/** How many rounds a player has, and what they took and paid. */
export const moneyOfRounds = async ({ ctx }: House, { playerId }: PlayerSession) => {
  const [row] = await ctx.db.query<{ rounds: bigint; open: bigint; staked: bigint; paid: bigint }>(sumRounds, [
    playerId,
  ]);
  if (!row) throw new Error('no sum');
  const [rounds, open] = [Number(row.rounds), Number(row.open)];
  return { rounds, open, stakedMinor: BigInt(row.staked), paidMinor: BigInt(row.paid) };
};

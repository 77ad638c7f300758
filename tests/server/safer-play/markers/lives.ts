import { randomUUID } from 'node:crypto';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { credit } from '#tests/server/desk/books.ts';
import { type House, hour, minute, takeSeat } from '#tests/server/games/house.ts';

export const asCaller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };

/** Stakes on both colours of roulette, which comes out even until the zero takes both: at last something is lost, and nothing ever won. */
export async function loseSome(house: House, player: PlayerSession, rounds = 5): Promise<void> {
  const { sessionId } = await takeSeat(house, player, 'roulette-european', { currency: 'EUR' });
  const bets = ['red', 'black'].map((spot) => ({ spot, amount: '1.00' }));
  const before = await netOf(house, player);
  for (let round = 0; round < rounds || (await netOf(house, player)) >= before; round++) {
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
    house.passTime(5_000);
  }
}

const selectNet = sql(
  'test_lives_net',
  `SELECT coalesce(sum(payout - stake), 0)::bigint AS net FROM round WHERE player_id = $1`,
);
const netOf = async ({ ctx }: House, { playerId }: PlayerSession): Promise<bigint> => {
  const [row] = await ctx.db.query<{ net: bigint }>(selectNet, [playerId]);
  return row?.net ?? 0n;
};

/** Lets the clock go on to the next time that it is so late. */
export const goOnTo = (house: House, hourOfDay: number): void => {
  const now = house.ctx.clock.now();
  const at = new Date(now);
  at.setUTCHours(hourOfDay, 0, 0, 0);
  house.passTime(at.getTime() - now.getTime() + (at <= now ? 24 * hour : 0));
};
/** An evening of somebody who loses, pays in at once, and loses again; the day is over afterwards. */
export async function chaseLosses(house: House, player: PlayerSession): Promise<void> {
  goOnTo(house, 19);
  await loseSome(house, player);
  await credit(house, player, 5_000n);
  house.passTime(minute);
  await loseSome(house, player);
  goOnTo(house, 1);
}

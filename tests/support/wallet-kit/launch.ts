import { randomBytes } from 'node:crypto';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { hashToken } from '#server/services/identity/tokens.ts';
import { addPlayer, type House } from '#tests/server/games/house.ts';
import type { Seat, Subject } from './subject.ts';

/** A launch as the house makes it; the token fits every dialect. */
export async function launch(
  { ctx }: Pick<House, 'ctx'>,
  { provider, game }: Pick<Subject, 'provider' | 'game'>,
  player: PlayerSession,
  currency: CurrencyCode = 'EUR',
): Promise<string> {
  const token = randomBytes(30).toString('base64url');
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    provider,
    game,
    currency,
    false,
    1n,
    1_000_000n,
    100_000_000n,
    new Date(ctx.clock.now().getTime() + 60_000),
  ]);
  return token;
}

/**
 * A new player with that much cash, launched into the subject's game. Ids get a beginning of the seat's own, since a studio
 * gives each of its players others; rounds do not, as at a live table.
 */
export async function seatAt(house: House, subject: Subject, cashMinor: bigint): Promise<Seat> {
  const player = await addPlayer(house, 'EUR', cashMinor);
  const seat = await subject.seat(house.ctx, player, await launch(house, subject, player), 'EUR');
  const own = (id: string) => `${player.playerId.slice(0, 8)}-${id}`;
  return {
    ...seat,
    bet: (transaction, amountMinor, said) => seat.bet(own(transaction), amountMinor, said),
    win: (transaction, amountMinor, said) => seat.win(own(transaction), amountMinor, said),
    rollback: (transaction, bet, said) => seat.rollback(own(transaction), own(bet), said),
  };
}

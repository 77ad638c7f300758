import { randomUUID } from 'node:crypto';
import { drawJackpot } from '#domain/jackpot/draw.ts';
import { jackpotOf } from '#domain/jackpot/parameters.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '#server/db/db.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { openGameSession } from '#server/services/games/game-session.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { addPlayer, giveSeeds, type House, minute, seedsAt, settledOf } from '../games/house.ts';

const slot = 'slot-tidepool';
/** The highest stake of a test's seat, in minor units of EUR: it wins once in a thousand rounds. */
export const stakeMinor = 50_000n;
const stake = '500.00';

/** Numbers of seeds, in order, whose first round at that stake wins the pot, or does not. */
export function* seedsThat(hits: boolean): Generator<number, never> {
  for (let n = 0; ; n += 1) if (drawJackpot(seedsAt(n), stakeMinor, 'EUR').hit === hits) yield n;
}

/** A seat without the limits of a table, so that a pot is won soon. */
export const sitAt = async (
  { ctx }: House,
  player: PlayerSession,
  { demo = false, currency = 'EUR' as CurrencyCode, gameId = slot } = {},
): Promise<Seat> => {
  const [token, { turnoverMinor }] = [newToken(ctx.random), jackpotOf(currency)];
  const at = new Date(ctx.clock.now().getTime() + minute);
  const limits = [1n, turnoverMinor, turnoverMinor * 1000n];
  const values = [hashToken(token), player.playerId, player.sessionId, 'House', gameId, currency, demo, ...limits, at];
  await ctx.db.query(insertLaunchToken, values);
  const opened = await openGameSession(ctx, player, token);
  if (!opened.ok) throw new Error(opened.code);
  return { player, sessionId: opened.value.sessionId };
};

/** A player with the `n`-th seeds at a slot, ready for its first round. */
export const seat = async (
  house: House,
  n: number,
  { demo = false, cashMinor = stakeMinor, currency = 'EUR' as CurrencyCode, gameId = slot } = {},
): Promise<Seat> => {
  const player = await addPlayer(house, currency, cashMinor);
  await giveSeeds(house, player, n);
  return sitAt(house, player, { demo, currency, gameId });
};
export type Seat = { readonly player: PlayerSession; readonly sessionId: string };

/** One spin for everything; the settled round as it was answered. */
export const spin = async (house: House, { player, sessionId }: Seat, roundId = randomUUID(), amount = stake) => {
  const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'spin', amount }] });
  if (!placed.ok) throw new Error(placed.code);
  return { ...settledOf(placed.value.round), balance: placed.value.balance };
};

const readPot = sql(
  'test_pot',
  `SELECT jackpot_balance(a.id) AS read, h.balance AS account FROM account a JOIN house_balance h ON h.account_id = a.id
   WHERE a.kind = 'jackpot' AND a.owner = 'house-slots' AND a.currency = $1`,
);
/** A pot as it is read, and as its account stands. */
export const potOf = async ({ ctx }: House, currency: CurrencyCode = 'EUR') => {
  const [row] = await ctx.db.query<{ read: bigint; account: bigint }>(readPot, [currency]);
  return row ?? { read: 0n, account: 0n };
};

const readPostings = sql(
  'test_round_postings',
  `SELECT m.kind AS movement, a.kind AS account, p.amount FROM movement m JOIN posting p ON p.movement_id = m.id
   JOIN account a ON a.id = p.account_id WHERE m.round_id = $1 ORDER BY m.id, a.kind`,
);
export type RoundPosting = { movement: string; account: string; amount: bigint };
export const postingsOf = ({ ctx }: House, roundId: string): Promise<RoundPosting[]> =>
  ctx.db.query<RoundPosting>(readPostings, [roundId]);

import * as z from 'zod/mini';
import { gameCategories } from '#domain/catalogue/game.ts';
import { hex32, instant, money, text, uuid } from '../wire.ts';

export const category = z.enum(gameCategories);

/** A game's id, also a path segment: letters, digits, `-`, `_`, `.` and `:`, never a slash. */
export const gameId = z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/));

/** `imageId` may carry a prefix before a colon; the page's slug comes from the rest. */
export const imageId = text(200);

export const game = z.strictObject({
  id: gameId,
  launchId: z.string(),
  name: z.string(),
  provider: z.string(),
  imageId: z.nullable(imageId),
  category,
});

const plainKey = z.string().check(z.regex(/^[a-z][A-Za-z]{0,23}$/));
const plainValue = z.union([
  z.string().check(z.maxLength(64)),
  z.number(),
  z.boolean(),
  z.array(z.int().check(z.minimum(0), z.maximum(1_000_000))).check(z.maxLength(64)),
]);

export const betsMax = 200;
/** One bet in the game's own words, bounded here and parsed strictly by the game (`#domain/games/<game>`). */
export const gameBet = z
  .record(plainKey, plainValue)
  .check(z.refine((bet) => Object.keys(bet).length > 0 && Object.keys(bet).length <= 12, 'format'));

/** What a game makes of a round: its outcome, its settled bets. Each game documents its own shape. */
const gameOwn = z.record(z.string(), z.unknown());

/** A settled round. Amounts are in the game session's currency. */
export const round = z.strictObject({
  id: uuid,
  gameId,
  stake: money,
  payout: money,
  outcome: gameOwn,
  bets: z.array(gameOwn),
  wins: z.array(gameOwn),
  nonce: z.int(),
  serverSeedHash: hex32,
  clientSeed: z.string(),
  at: instant,
  balanceBefore: money,
  balanceAfter: money,
});

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

/** A choice as a round that waits offers it and an action takes it: what is offered can be sent. */
const choiceName = z.string().check(z.regex(/^[a-z][a-z-]{0,23}$/));

/** What the player does in a round that waits: the choice's name and its own details (`{ name: 'reveal', tile: 7 }`). */
export const gameAction = z
  .catchall(z.object({ name: choiceName }), plainValue)
  .check(z.refine((action) => Object.keys(action).length <= 12, 'format'));

/** What a game makes of a round: its outcome, its settled bets. Each game documents its own shape. */
const gameOwn = z.record(z.string(), z.unknown());

/**
 * The seeds behind a round. `serverSeed` is null until the player rotates the pair: revealed earlier, it would tell what
 * comes next. `remaining` is a scratch series' alone: how many tickets of each prize lay in it before this one was drawn.
 */
const seedsProof = z.strictObject({
  kind: z.literal('seeds'),
  serverSeedHash: hex32,
  clientSeed: z.string(),
  nonce: z.int(),
  serverSeed: z.nullable(hex32),
  remaining: z.nullable(z.array(z.int())),
});

/** A round that everybody plays at once: its link of a hash chain, null until the round is over. */
const chainProof = z.strictObject({
  kind: z.literal('chain'),
  chain: z.string(),
  commitment: hex32,
  salt: z.string(),
  index: z.int(),
  link: z.nullable(hex32),
});

export const proof = z.discriminatedUnion('kind', [seedsProof, chainProof]);

/**
 * A round's part in a jackpot: the rules it was drawn by, what of the stake went into the pot, and what it won, "0.00" for
 * nothing. `payout` has the win in it.
 */
const jackpotPart = z.strictObject({ version: z.int(), contribution: money, win: money });

/** A round that is decided. Amounts are in the game session's currency; `stake` includes what actions added. */
export const settledRound = z.strictObject({
  status: z.literal('settled'),
  id: uuid,
  gameId,
  stake: money,
  payout: money,
  outcome: gameOwn,
  /** The bets that opened the round, and those that its actions added. */
  bets: z.array(gameOwn),
  addedBets: z.array(gameOwn),
  actions: z.array(gameOwn),
  wins: z.array(gameOwn),
  at: instant,
  balanceBefore: money,
  balanceAfter: money,
  proof,
  /** Absent where there is no jackpot, and for play money and free spins, which have no part in one. */
  jackpot: z.optional(jackpotPart),
  /** Of a free spin alone: the house paid the stake that its bets say, and `stake` is "0.00". */
  freeSpin: z.optional(z.literal(true)),
});

/** A round that waits for the player. `step` counts the actions taken; `view` is all that may be seen of it. */
export const openRound = z.strictObject({
  status: z.literal('open'),
  id: uuid,
  gameId,
  stake: money,
  bets: z.array(gameOwn),
  addedBets: z.array(gameOwn),
  step: z.int(),
  view: gameOwn,
  choices: z.array(z.strictObject({ name: choiceName, adds: money })),
  at: instant,
  balanceBefore: money,
  proof,
});

export const round = z.discriminatedUnion('status', [settledRound, openRound]);

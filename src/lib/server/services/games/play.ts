import type { ResponseOf } from '#contract/call.ts';
import type { placeRound } from '#contract/games/session.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { amountFacts, formatAmount } from '#domain/money/amount.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { findRound, type PlayedRow, type RoundRow } from '../../db/queries/rounds.ts';
import { lockPlay, passOverNonce } from '../../db/queries/seeds.ts';
import { sqlState } from '../../db/unavailable.ts';
import { hintsOf, type PlaySeeds, type Table } from './hints.ts';
import { readPlaySeeds } from './play-seeds.ts';
import { presentRound } from './present.ts';

/** `roundId` is the client's and the idempotency key; `bets` is unknown until the game has parsed it. */
export type RoundInput = { readonly sessionId: string; readonly roundId: string; readonly bets: unknown };

/** A round to be played: the bets are what `game.parseBets` allowed. */
export type Play<Game> = {
  readonly table: Table;
  readonly game: Game;
  readonly bets: readonly Bet[];
  readonly input: RoundInput;
};

export type Placed = ResponseOf<typeof placeRound>;
export type PlayRefusal = Exclude<PlayedRow['code'], 'ok' | 'replayed' | 'seed_moved'>;

/** Rounds of one player at the same moment race for the nonce; after these tries the next one holds the lock while it computes. */
const optimisticTries = 3;

/** Has `attempt` play with the player's seeds until it got the nonce it played for; undefined says that it did not. */
export const playInTurn = async <T>(
  ctx: ServerContext,
  playerId: string,
  attempt: (db: Queryable, seeds: PlaySeeds) => Promise<T | undefined>,
): Promise<T> => {
  let seeds: PlaySeeds | undefined;
  try {
    for (let tried = 0; tried < optimisticTries; tried++) {
      const known = tried === 0 ? hintsOf(ctx.db).seeds.get(playerId) : undefined;
      seeds = known ?? (await readPlaySeeds(ctx, ctx.db, playerId));
      const played = await attempt(ctx.db, seeds);
      if (played) return played;
    }
    return await ctx.db.transaction(async (tx) => {
      await tx.query(lockPlay, [playerId]);
      seeds = await readPlaySeeds(ctx, tx, playerId);
      const played = await attempt(tx, seeds);
      if (!played) throw new Error('the seed moved under the lock');
      return played;
    });
  } catch (error) {
    if (seeds && isRoundTaken(error)) await passOver(ctx, ctx.db, playerId, seeds);
    throw error;
  }
};

/** Another player's round has this id. */
export const isRoundTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === 'round_pkey';

/**
 * Of a draw that was computed for a bet which was not taken: its number decides no round any more. How long the answer took may tell
 * something of a draw, and whoever was refused could ask for it again and again, and stake on it then (decision 038).
 */
export const passOver = async (
  ctx: ServerContext,
  db: Queryable,
  playerId: string,
  { pairId, nonce }: Pick<PlaySeeds, 'pairId' | 'nonce'>,
): Promise<void> => {
  await db.query(passOverNonce, [playerId, pairId, nonce]);
  hintsOf(ctx.db).seeds.delete(playerId);
};

/** What the database said of a bet that it did not take, or has taken before; undefined when the nonce was gone. `seeds`: what it was computed for. */
export const answerUntaken = async (
  ctx: ServerContext,
  db: Queryable,
  { table, input }: Pick<Play<unknown>, 'table' | 'input'>,
  row: PlayedRow,
  seeds: PlaySeeds,
): Promise<Result<Placed, PlayRefusal> | undefined> => {
  if (row.code === 'seed_moved') return undefined;
  await passOver(ctx, db, table.playerId, seeds);
  if (row.code === 'ok' || row.code === 'replayed') return answerAgain(ctx, db, table, input);
  return refusalOf(row.code, row, table);
};

/** The round as it now stands, and the balance as it now is. */
const answerAgain = async (
  ctx: ServerContext,
  db: Queryable,
  { playerId, currency }: Table,
  { roundId, sessionId }: RoundInput,
): Promise<Result<Placed, PlayRefusal>> => {
  const [row] = await db.query<RoundRow>(findRound, [roundId, playerId]);
  const round = row && presentRound(row);
  if (!round) throw new Error('the round is known and not there');
  const [session] = await db.query<GameSessionRow>(readGameSession, [sessionId, playerId, ctx.clock.now()]);
  return ok({ round, balance: formatAmount(session?.balance ?? row.balance_after, currency) });
};

const refusalOf = (code: PlayRefusal, row: PlayedRow, { currency }: Table): Fail<PlayRefusal> => {
  if (row.facts) return fail(code, row.facts);
  if (code === 'insufficient_funds') return fail(code, amountFacts('balance', row.balance_before ?? 0n, currency));
  if (code === 'too_soon') return fail(code, { waitMs: Number(row.wait_ms) });
  return row.stake_limit === null ? fail(code) : fail(code, amountFacts('limit', row.stake_limit, currency));
};

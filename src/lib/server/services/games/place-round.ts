import type { ResponseOf } from '#contract/call.ts';
import type { placeRound as placeRoundCall } from '#contract/games/session.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { type Bet, type SingleStepGame, stakeOf } from '#domain/games/game.ts';
import { findGame } from '#domain/games/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { findRound, type PlayedRow, playRound, type RoundRow } from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { sqlState } from '../../db/unavailable.ts';
import type { PlayerSession } from '../caller.ts';
import { hintsOf, type PlaySeeds, type Table } from './hints.ts';
import { readPlaySeeds } from './play-seeds.ts';
import { asRecord, presentBets, presentRound, presentWins, proofOf } from './present.ts';

/** `roundId` is the client's and the idempotency key; `bets` is unknown until the game has parsed it. */
export type RoundInput = { readonly sessionId: string; readonly roundId: string; readonly bets: unknown };

type Placed = ResponseOf<typeof placeRoundCall>;
type Refusal = Exclude<PlayedRow['code'], 'ok' | 'replayed' | 'seed_moved'> | 'bet_invalid';
type Play = {
  readonly table: Table;
  readonly game: SingleStepGame;
  readonly bets: readonly Bet[];
  readonly input: RoundInput;
};

/** Rounds of one player at the same moment race for the nonce; after these tries the next one holds the lock while it computes. */
const optimisticTries = 3;

/**
 * Plays a round of one step: parses the bets, computes the outcome from the seeds, and has the database take the stake,
 * pay and record in one call. The same round id and bets again: the first answer, with the current balance.
 */
export const placeRound = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: RoundInput,
): Promise<Result<Placed, Refusal>> => {
  const table = await findTable(ctx, player.playerId, input.sessionId);
  const game = table && findGame(table.gameId);
  if (!table || game?.steps !== 'one') return fail('game_session_invalid');
  const bets = game.parseBets(input.bets, table.currency);
  if (!bets.ok) return bets;
  if (game.maxPayoutOf(bets.value) > table.maxPayoutMinor)
    return fail('stake_above_limit', { maxPayout: formatAmount(table.maxPayoutMinor, table.currency) });
  const play = { table, game, bets: bets.value, input };
  try {
    return await settleInTurn(ctx, player, play);
  } catch (error) {
    // Another player's round took this id at the same moment; nothing of ours was kept.
    if (isRoundTaken(error)) return fail('idempotency_key_reused');
    throw error;
  }
};

const isRoundTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === 'round_pkey';

const settleInTurn = async (
  ctx: ServerContext,
  player: PlayerSession,
  play: Play,
): Promise<Result<Placed, Refusal>> => {
  for (let attempt = 0; attempt < optimisticTries; attempt++) {
    const known = attempt === 0 ? hintsOf(ctx.db).seeds.get(player.playerId) : undefined;
    const placed = await settleRound(ctx, ctx.db, play, known ?? (await readPlaySeeds(ctx, ctx.db, player.playerId)));
    if (placed) return placed;
  }
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [player.playerId]);
    const placed = await settleRound(ctx, tx, play, await readPlaySeeds(ctx, tx, player.playerId));
    if (!placed) throw new Error('the seed moved under the lock');
    return placed;
  });
};

const findTable = async (ctx: ServerContext, playerId: string, sessionId: string): Promise<Table | undefined> => {
  const { tables } = hintsOf(ctx.db);
  const known = tables.get(sessionId);
  if (known) return known.playerId === playerId ? known : undefined;
  const [row] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, playerId, ctx.clock.now()]);
  if (!row) return undefined;
  const table = {
    playerId,
    gameId: row.game_id,
    currency: row.currency,
    maxPayoutMinor: row.max_payout,
    demo: row.demo,
  };
  tables.set(sessionId, table);
  return table;
};

/** One try with these seeds; undefined when another round took the nonce first. */
const settleRound = async (
  ctx: ServerContext,
  db: Queryable,
  { table, game, bets, input }: Play,
  seeds: PlaySeeds,
): Promise<Result<Placed, Refusal> | undefined> => {
  const { playerId, currency } = table;
  const { sessionId, roundId } = input;
  const stakeMinor = stakeOf(bets);
  const { outcome, wins, payoutMinor } = game.play(bets, createStream(seeds));
  const shown = { bets: presentBets(bets, currency), outcome: asRecord(outcome), wins: presentWins(wins, currency) };
  const now = ctx.clock.now();
  const [row] = await db.query<PlayedRow>(playRound, [
    ...[roundId, sessionId, playerId, game.id, `${game.rulesVersion}`, JSON.stringify(shown.bets), stakeMinor],
    ...[JSON.stringify(shown.outcome), JSON.stringify(shown.wins), payoutMinor, seeds.pairId, seeds.nonce, now],
  ]);
  if (!row) throw new Error('the round was not answered');
  if (row.code === 'seed_moved') return undefined;
  if (row.code === 'replayed') return replay(ctx, db, table, input);
  if (row.code !== 'ok') return fail(row.code, factsOf(row, table));
  hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
  const amount = (amountMinor: bigint | null) => formatAmount(amountMinor ?? 0n, currency);
  const round = {
    status: 'settled' as const,
    ...{ id: roundId, gameId: game.id, stake: amount(stakeMinor), payout: amount(payoutMinor), ...shown },
    ...{ addedBets: [], actions: [], at: now.toISOString(), proof: proofOf(seeds) },
    ...{ balanceBefore: amount(row.balance_before), balanceAfter: amount(row.balance_after) },
  };
  return ok({ round, balance: round.balanceAfter });
};

const replay = async (
  ctx: ServerContext,
  db: Queryable,
  { playerId, currency }: Table,
  { roundId, sessionId }: RoundInput,
): Promise<Result<Placed, Refusal>> => {
  const [row] = await db.query<RoundRow>(findRound, [roundId, playerId]);
  const round = row && presentRound(row);
  if (!round) throw new Error('the round is known and not there');
  const [session] = await db.query<GameSessionRow>(readGameSession, [sessionId, playerId, ctx.clock.now()]);
  return ok({ round, balance: formatAmount(session?.balance ?? row.balance_after, currency) });
};

const factsOf = (row: PlayedRow, { currency }: Table) => {
  if (row.code === 'insufficient_funds') return { balance: formatAmount(row.balance_before ?? 0n, currency) };
  if (row.stake_limit !== null) return { limit: formatAmount(row.stake_limit, currency) };
  return undefined;
};

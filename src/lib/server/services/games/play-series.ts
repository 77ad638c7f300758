import type { ResponseOf } from '#contract/call.ts';
import type { placeRound } from '#contract/games/session.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { type Bet, stakeOf } from '#domain/games/game.ts';
import { freshSeries, isClosed } from '#domain/games/scratch/series.ts';
import type { ScratchGame } from '#domain/games/scratch/ticket.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { findRound, type RoundRow } from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import {
  type BoughtRow,
  buyTicket,
  lockSeriesOnSale,
  readSeriesOnSale,
  type SeriesRow,
} from '../../db/queries/series.ts';
import type { PlayerSession } from '../caller.ts';
import { hintsOf, type PlaySeeds, type Table } from './hints.ts';
import type { RoundInput } from './place-round.ts';
import { readPlaySeeds } from './play-seeds.ts';
import { asRecord, presentBets, presentRound, presentWins, proofOf } from './present.ts';
import { inSeriesTurn, keepLeft, leftInSeries } from './series-turns.ts';

type Placed = ResponseOf<typeof placeRound>;
type Refusal = Exclude<BoughtRow['code'], 'ok' | 'replayed' | 'seed_moved' | 'series_moved'>;

/** A ticket to be bought: `bets` is the one bet that `game.parseBets` allows. */
export type SeriesPlay = {
  readonly table: Table;
  readonly game: ScratchGame;
  readonly bets: readonly Bet[];
  readonly input: RoundInput;
};

/** Buyers of one series race for its next ticket; after these tries the next one holds the series while it computes. */
const optimisticTries = 3;

/**
 * Sells one ticket of the series on sale at the bet's price. The draw depends on the player's seeds and on the tickets
 * left, and the database takes it only while both are as they were. The same round id and bets again: the first answer.
 */
export const playSeries = async (
  ctx: ServerContext,
  player: PlayerSession,
  play: SeriesPlay,
): Promise<Result<Placed, Refusal>> => {
  const name = nameOf(play);
  return inSeriesTurn(ctx.db, name, async () => {
    for (let attempt = 0; attempt < optimisticTries; attempt++) {
      const seeds = attempt === 0 ? hintsOf(ctx.db).seeds.get(player.playerId) : undefined;
      const series = attempt === 0 ? leftInSeries(ctx.db, name) : undefined;
      const known = seeds ?? (await readPlaySeeds(ctx, ctx.db, player.playerId));
      const placed = await buy(ctx, ctx.db, play, known, series ?? (await readSale(ctx, ctx.db, play)));
      if (placed) return placed;
    }
    return buyUnderLock(ctx, play);
  });
};

const nameOf = ({ table, game, bets }: SeriesPlay): string =>
  [game.id, game.rulesVersion, table.currency, stakeOf(bets), table.demo ? table.playerId : ''].join(':');

const buyUnderLock = (ctx: ServerContext, play: SeriesPlay): Promise<Result<Placed, Refusal>> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [play.table.playerId]);
    const seeds = await readPlaySeeds(ctx, tx, play.table.playerId);
    const placed = await buy(ctx, tx, play, seeds, await readSale(ctx, tx, play, lockSeriesOnSale));
    if (!placed) throw new Error('the series moved under the lock');
    return placed;
  });

const readSale = async (
  ctx: ServerContext,
  db: Queryable,
  { table, game, bets, input }: SeriesPlay,
  statement = readSeriesOnSale,
): Promise<SeriesRow> => {
  const values = [`${game.rulesVersion}`, [stakeOf(bets)], freshSeries(game.prizes), ctx.clock.now()];
  const [series] = await db.query<SeriesRow>(statement, [input.sessionId, table.playerId, ...values]);
  if (!series) throw new Error('no series is on sale');
  return series;
};

/** One try; undefined when another round took the nonce, or another buyer the ticket. */
const buy = async (
  ctx: ServerContext,
  db: Queryable,
  play: SeriesPlay,
  seeds: PlaySeeds,
  series: SeriesRow,
): Promise<Result<Placed, Refusal> | undefined> => {
  const { table, game, bets, input } = play;
  const { playerId, currency } = table;
  const { sessionId, roundId } = input;
  const stakeMinor = stakeOf(bets);
  const drawn = game.draw(series.remaining, createStream(seeds));
  const { outcome, wins, payoutMinor } = game.settle(bets, drawn);
  const shown = { bets: presentBets(bets, currency), outcome: asRecord(outcome), wins: presentWins(wins, currency) };
  const now = ctx.clock.now();
  const [row] = await db.query<BoughtRow>(buyTicket, [
    ...[roundId, sessionId, playerId, game.id, `${game.rulesVersion}`, JSON.stringify(shown.bets), stakeMinor],
    ...[JSON.stringify(shown.outcome), JSON.stringify(shown.wins), payoutMinor, seeds.pairId, seeds.nonce, now],
    ...[series.id, series.remaining, drawn.prize],
  ]);
  if (!row) throw new Error('the ticket was not answered');
  const { code } = row;
  if (code === 'seed_moved' || code === 'series_moved') return undefined;
  if (code === 'replayed') return replay(ctx, db, table, input);
  if (code !== 'ok') return fail(code, factsOf(row, table));
  hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
  const left = { ...series, remaining: [...drawn.remaining] };
  keepLeft(ctx.db, nameOf(play), isClosed(drawn.remaining) ? undefined : left);
  const amount = (amountMinor: bigint | null) => formatAmount(amountMinor ?? 0n, currency);
  const round = {
    status: 'settled' as const,
    ...{ id: roundId, gameId: game.id, stake: amount(stakeMinor), payout: amount(payoutMinor), ...shown },
    ...{ addedBets: [], actions: [], at: now.toISOString() },
    proof: { ...proofOf(seeds), remaining: series.remaining },
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

const factsOf = (row: BoughtRow, { currency }: Table) => {
  if (row.code === 'insufficient_funds') return { balance: formatAmount(row.balance_before ?? 0n, currency) };
  if (row.stake_limit !== null) return { limit: formatAmount(row.stake_limit, currency) };
  return undefined;
};

import { createStream } from '#domain/fairness/stream.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import { paid } from '#domain/games/kit/payment.ts';
import { freshSeries, isClosed } from '#domain/games/scratch/series.ts';
import type { ScratchGame } from '#domain/games/scratch/ticket.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type HouseBet, houseBetValues } from '../../db/queries/house-bet.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import {
  type BoughtRow,
  buyTicket,
  lockSeriesOnSale,
  readSeriesOnSale,
  type SeriesRow,
} from '../../db/queries/series.ts';
import { hintsOf, type PlaySeeds } from './hints.ts';
import { askedBet } from './house-bet.ts';
import { answerUntaken, isRoundTaken, type Placed, type Play, type PlayRefusal, passOver } from './play.ts';
import { readPlaySeeds } from './play-seeds.ts';
import { asRecord, presentBets, presentWins, proofOf } from './present.ts';
import { inSeriesTurn, keepLeft, leftInSeries } from './series-turns.ts';

/** A ticket to be bought: its one bet is a price of the game's. */
type Ticket = Play<ScratchGame>;

/** Buyers of one series race for its next ticket; after these tries the next one holds the series while it computes. */
const optimisticTries = 3;

/**
 * Sells one ticket of the series on sale at the bet's price. The draw depends on the player's seeds and on the tickets
 * left, and the database takes it only while both are as they were. The same round id and bets again: the first answer.
 */
export const playSeries = async (ctx: ServerContext, play: Ticket): Promise<Result<Placed, PlayRefusal>> => {
  const name = nameOf(play);
  const { playerId } = play.table;
  return inSeriesTurn(ctx.db, name, async () => {
    let seeds: PlaySeeds | undefined;
    try {
      for (let attempt = 0; attempt < optimisticTries; attempt++) {
        const series = attempt === 0 ? leftInSeries(ctx.db, name) : undefined;
        seeds = attempt === 0 ? hintsOf(ctx.db).seeds.get(playerId) : undefined;
        seeds ??= await readPlaySeeds(ctx, ctx.db, playerId);
        const placed = await buy(ctx, ctx.db, play, seeds, series ?? (await readSale(ctx, ctx.db, play)));
        if (placed) return placed;
      }
      return await ctx.db.transaction(async (tx) => {
        await tx.query(lockPlay, [playerId]);
        seeds = await readPlaySeeds(ctx, tx, playerId);
        const placed = await buy(ctx, tx, play, seeds, await readSale(ctx, tx, play, lockSeriesOnSale));
        if (!placed) throw new Error('the series moved under the lock');
        return placed;
      });
    } catch (error) {
      if (seeds && isRoundTaken(error)) await passOver(ctx, ctx.db, playerId, seeds);
      throw error;
    }
  });
};

const nameOf = ({ table, game, bets }: Ticket): string =>
  [game.id, game.rulesVersion, table.currency, stakeOf(bets), table.demo ? table.playerId : ''].join(':');

const readSale = async (
  ctx: ServerContext,
  db: Queryable,
  { table, game, bets, input }: Ticket,
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
  play: Ticket,
  seeds: PlaySeeds,
  series: SeriesRow,
): Promise<Result<Placed, PlayRefusal> | undefined> => {
  const { table, game, bets, input } = play;
  const { playerId, currency } = table;
  const { roundId } = input;
  const stakeMinor = stakeOf(bets);
  const drawn = game.draw(series.remaining, createStream(seeds));
  const { outcome, wins, payoutMinor } = paid(game.settle(bets, drawn), seeds);
  const shown = { bets: presentBets(bets, currency), outcome: asRecord(outcome), wins: presentWins(wins, currency) };
  const now = ctx.clock.now();
  const bet: HouseBet = {
    ...askedBet(ctx, play, seeds),
    ...shown,
    payout: payoutMinor,
    at: now,
    hedge: riskOf(game.id, bets),
    jackpot: null,
  };
  const ticket = [...houseBetValues(bet), series.id, series.remaining, drawn.prize];
  const [row] = await db.query<BoughtRow>(buyTicket, ticket);
  if (!row) throw new Error('the ticket was not answered');
  const { code } = row;
  if (code === 'series_moved') return undefined;
  if (code !== 'ok') return answerUntaken(ctx, db, play, { ...row, code }, seeds);
  hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
  const left = { ...series, remaining: [...drawn.remaining] };
  keepLeft(ctx.db, nameOf(play), isClosed(drawn.remaining) ? undefined : left);
  const amount = (amountMinor: bigint | null) => formatAmount(amountMinor ?? 0n, currency);
  const round = {
    status: 'settled' as const,
    id: roundId,
    gameId: game.id,
    stake: amount(stakeMinor),
    payout: amount(payoutMinor),
    ...shown,
    addedBets: [],
    actions: [],
    at: now.toISOString(),
    proof: { ...proofOf(seeds), remaining: series.remaining },
    balanceBefore: amount(row.balance_before),
    balanceAfter: amount(row.balance_after),
  };
  return ok({ round, balance: round.balanceAfter });
};

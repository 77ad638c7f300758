import { type SingleStepGame, stakeOf } from '#domain/games/kit/game.ts';
import { playPaid } from '#domain/games/kit/payment.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseBet, houseBetValues } from '../../db/queries/house-bet.ts';
import { playRound, type SpunRow } from '../../db/queries/rounds.ts';
import { hintsOf } from './hints.ts';
import { askedBet } from './house-bet.ts';
import { jackpotAt, presentJackpot } from './jackpot.ts';
import { answerUntaken, type Placed, type Play, type PlayRefusal, playInTurn } from './play.ts';
import { asRecord, presentBets, presentWins, proofOf } from './present.ts';
import { roundRisk } from './round-risk.ts';

/** Plays a round of one step: computes the outcome from the seeds, and has the database take the stake, pay and record in one call. */
export const playSingle = async (
  ctx: ServerContext,
  play: Play<SingleStepGame>,
): Promise<Result<Placed, PlayRefusal>> => {
  const { table, game, bets, input } = play;
  const { playerId, currency } = table;
  const { roundId } = input;
  const stakeMinor = stakeOf(bets);
  const drawJackpot = await jackpotAt(ctx, table);
  return playInTurn(ctx, playerId, async (db, seeds) => {
    const { outcome, wins, payoutMinor } = playPaid(game, bets, seeds);
    const jackpot = drawJackpot?.(seeds, stakeMinor);
    const shown = { bets: presentBets(bets, currency), outcome: asRecord(outcome), wins: presentWins(wins, currency) };
    const now = ctx.clock.now();
    const bet: HouseBet = {
      ...askedBet(ctx, play, seeds),
      ...shown,
      payout: payoutMinor,
      at: now,
      hedge: roundRisk(game.id, bets),
      jackpot: jackpot?.part ?? null,
    };
    const [row] = await db.query<SpunRow>(playRound, houseBetValues(bet));
    if (!row) throw new Error('the round was not answered');
    if (row.code !== 'ok') return answerUntaken(ctx, db, play, row, seeds);
    hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
    const wonMinor = row.jackpot_win ?? 0n;
    const amount = (amountMinor: bigint | null) => formatAmount(amountMinor ?? 0n, currency);
    const round = {
      status: 'settled' as const,
      id: roundId,
      gameId: game.id,
      stake: amount(stakeMinor),
      payout: amount(payoutMinor + wonMinor),
      ...shown,
      addedBets: [],
      actions: [],
      at: now.toISOString(),
      proof: proofOf(seeds),
      balanceBefore: amount(row.balance_before),
      balanceAfter: amount(row.balance_after),
      ...(jackpot && { jackpot: presentJackpot(jackpot.part.version, jackpot.part.contribution, wonMinor, currency) }),
    };
    return ok({ round, balance: round.balanceAfter });
  });
};

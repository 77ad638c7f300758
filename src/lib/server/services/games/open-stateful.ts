import { type StatefulGame, stakeOf } from '#domain/games/kit/game.ts';
import { startPaid } from '#domain/games/kit/payment.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseBet, houseBetValues } from '../../db/queries/house-bet.ts';
import { openRound, type PlayedRow } from '../../db/queries/rounds.ts';
import { hintsOf } from './hints.ts';
import { askedBet } from './house-bet.ts';
import { answerUntaken, type Placed, type Play, type PlayRefusal, playInTurn } from './play.ts';
import { presentBets, presentStep, proofOf } from './present.ts';
import { roundRisk } from './round-risk.ts';
import { storedStep } from './steps.ts';

/**
 * Opens a round with decisions: takes the stake and the nonce and stores where the round stands, in one call. A start may
 * decide the round at once (a dealt blackjack); then it is paid and recorded in the same call.
 */
export const openStateful = (ctx: ServerContext, play: Play<StatefulGame>): Promise<Result<Placed, PlayRefusal>> => {
  const { table, game, bets, input } = play;
  const { playerId, currency } = table;
  const { roundId } = input;
  const stakeMinor = stakeOf(bets);
  const shownBets = presentBets(bets, currency);
  return playInTurn(ctx, playerId, async (db, seeds) => {
    const { payoutMinor, columns } = storedStep(startPaid(game, bets, seeds), currency);
    const now = ctx.clock.now();
    const bet: HouseBet = {
      ...askedBet(ctx, play, seeds),
      bets: shownBets,
      outcome: null,
      wins: null,
      payout: payoutMinor,
      at: now,
      hedge: roundRisk(game.id, bets),
      jackpot: null,
    };
    const reservedMinor = game.bindsMinor?.(bets) ?? 0n;
    const [row] = await db.query<PlayedRow>(openRound, [
      ...houseBetValues(bet),
      JSON.stringify(columns),
      reservedMinor,
    ]);
    if (!row) throw new Error('the round was not answered');
    if (row.code !== 'ok') return answerUntaken(ctx, db, play, row, seeds);
    hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
    const amount = (amountMinor: bigint | null) => formatAmount(amountMinor ?? 0n, currency);
    const common = {
      id: roundId,
      gameId: game.id,
      stake: amount(stakeMinor),
      bets: shownBets,
      addedBets: [],
      at: now.toISOString(),
      balanceBefore: amount(row.balance_before),
      proof: proofOf(seeds),
    };
    const balance = amount(row.balance_after);
    const paid = payoutMinor === null ? null : { payout: amount(payoutMinor), balanceAfter: balance };
    return ok({ round: presentStep(common, [], columns, paid), balance });
  });
};

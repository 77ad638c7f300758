import { createStream } from '#domain/fairness/stream.ts';
import { type Bet, type Settled, stakeOf } from '#domain/games/kit/game.ts';
import { paid } from '#domain/games/kit/payment.ts';
import { ticketReturn } from '#domain/games/scratch/figures.ts';
import { freshSeries, isClosed, type Remaining, ticketsLeft } from '#domain/games/scratch/series.ts';
import { pricesOf, type ScratchGame } from '#domain/games/scratch/ticket.ts';
import type { Series } from '../play/series.ts';
import { amountText, type TrialState, trialCurrency } from './state.ts';

const onSale = ({ series }: TrialState, { prizes }: ScratchGame, price: string) =>
  series[price] ?? { number: 1, remaining: freshSeries(prizes) };

/** A ticket out of the series at the bet's price, and the series without it. With its last prize a series closes. */
export const sellTicket = (
  state: TrialState,
  game: ScratchGame,
  bets: readonly Bet[],
): { readonly step: Settled; readonly series: TrialState['series']; readonly remaining: Remaining } => {
  const price = amountText(stakeOf(bets));
  const { number, remaining } = onSale(state, game, price);
  const drawn = game.draw(remaining, createStream(state.seeds));
  const left = isClosed(drawn.remaining)
    ? { number: number + 1, remaining: freshSeries(game.prizes) }
    : { number, remaining: drawn.remaining };
  return { step: paid(game.settle(bets, drawn), state.seeds), series: { ...state.series, [price]: left }, remaining };
};

/** The series on sale, one a price, as the house tells them. */
export const trialSeries = (state: TrialState, game: ScratchGame): readonly Series[] =>
  pricesOf(trialCurrency).map((priceMinor) => {
    const price = amountText(priceMinor);
    const { number, remaining } = onSale(state, game, price);
    const { num, den } = ticketReturn(game.prizes, remaining).returnToPlayer;
    return {
      price,
      number,
      ticketsPrinted: ticketsLeft(freshSeries(game.prizes)),
      ticketsLeft: ticketsLeft(remaining),
      prizes: game.prizes.map(({ multiple, tickets }, index) => ({
        multiple,
        amount: amountText(priceMinor * BigInt(multiple)),
        printed: tickets,
        left: remaining[index] ?? 0,
      })),
      returnLeft: { num: Number(num), den: Number(den) },
    };
  });

import { oddsOf } from '#domain/games/horses/paytable.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type SettledBets, settledBets } from '#islands/games/kit/felt/settled.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** The slip under way. Its spots are bets within a card (`win:3`), so that they can be laid again on the next one. */
export const raceBoard = createBetBoard();

export const onCard = (card: RaceCard, bet: string): string => `card:${card.number}:${bet}`;
export const withoutCard = (spot: string): string => spot.replace(/^card:\d+:/, '');

/** The bets of a slip as they lie on its card when the race is over. */
export const settledOn = (round: SettledRound, currency: CurrencyCode): SettledBets =>
  settledBets(round, currency, withoutCard);

/** The odds of a bet as they are printed, the stake included: "5.12". */
export const oddsText = (card: RaceCard, bet: string): string => {
  const hundredths = oddsOf(card).get(bet) ?? 0n;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};

/** What the slip would return if this bet came in. */
export const returnOf = (card: RaceCard, bet: string, amountMinor: bigint): bigint =>
  (amountMinor * (oddsOf(card).get(bet) ?? 0n)) / 100n;

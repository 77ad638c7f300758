import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { oddsOf } from '#domain/games/greyhounds/paytable.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type SettledBets, settledBets } from '#islands/games/kit/felt/settled.ts';
import { createBetBoard, type Placed } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { WireBet } from '#stores/play/wire-bet.ts';

/** The card that the table begins with. */
export const firstCard: RaceCard = dogCards[0] ?? { number: 1, runners: [] };

/** The chips on a card. Their spots are bets within it (`win:3`), so that they can be laid again on another one. */
export const dogBoard = createBetBoard();

export const onCard = (card: RaceCard, bet: string): string => `card:${card.number}:${bet}`;
export const withoutCard = (spot: string): string => spot.replace(/^card:\d+:/, '');

export const wireOf = (card: RaceCard, placed: Placed, currency: CurrencyCode): WireBet[] =>
  [...placed].map(([bet, amountMinor]) => ({ spot: onCard(card, bet), amount: formatAmount(amountMinor, currency) }));

/** The bets of a round as they lie on its card when the race is over. */
export const settledOn = (round: SettledRound, currency: CurrencyCode): SettledBets =>
  settledBets(round, currency, withoutCard);

/** The odds of a bet as they are printed, the stake included: "5.12". */
export const oddsText = (card: RaceCard, bet: string): string => multiplierText(oddsOf(card, bet), 2);

/** A race that was run: its card, and the traps from first to last. Undefined for an outcome of another game. */
export const raceOf = ({
  outcome,
}: Pick<SettledRound, 'outcome'>): { readonly card: RaceCard; readonly order: readonly number[] } | undefined => {
  const { card: number, order } = outcome;
  const card = dogCards.find((one) => one.number === number);
  const isOrder =
    Array.isArray(order) && order.length === card?.runners.length && new Set(order.map(Number)).size === order.length;
  return card && isOrder ? { card, order: order.map(Number) } : undefined;
};

export const dogName = (card: RaceCard, trap: number): string =>
  card.runners.find(({ number }) => number === trap)?.name ?? String(trap);

/**
 * How far along the track a dog is, 0 to 1, at a share of the race's time: it comes and goes on the way, and at the end it is as
 * far behind the winner as its rank says.
 */
export const wayOf = (trap: number, rank: number, race: number, share: number): number => {
  const start = share * share * (3 - 2 * share) * 0.35 + share * 0.65;
  const behind = rank === 0 ? 0 : 0.035 + 0.042 * rank + (((trap * 37 + race * 53) % 17) / 17) * 0.02;
  const decided = Math.max(0, Math.min(1, (share - 0.35) / 0.6));
  const roam = 0.05 * Math.sin(share * 9 + trap * 2.4 + race * 1.7) * share * (1 - share) * 4;
  return Math.max(0, Math.min(1, start + roam * (1 - decided) - behind * decided * decided * (3 - 2 * decided)));
};

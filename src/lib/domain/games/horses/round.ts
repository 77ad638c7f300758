import type { Stream } from '../../fairness/stream.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import { fail, type Result } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import { type Prizes, prizesBy, returnsTogether, settledEvent } from '../kit/fixed-odds.ts';
import type { Bet, Decided, SharedSeeds } from '../kit/game.ts';
import { sharedStream } from '../kit/shared-round.ts';
import { finishesOf, winningBetsOf } from './chances.ts';
import { findBet } from './paytable.ts';
import { cardOfRace, type RaceCard } from './race-card.ts';

/** Every bet of one card: 8 to win, 8 to place, 8 to show and 56 exactas. */
const betCountMax = 80;

/**
 * The finish of a race, first to last, as numbers of its card: eight draws without replacement. Each takes one integer
 * below the sum of the ratings still running and gives every horse, in the order of the numbers, as many as its rating.
 */
export const runRace = (card: RaceCard, stream: Stream): number[] => {
  const field = [...card.runners];
  return card.runners.flatMap(() => {
    let ticket = stream.below(field.reduce((sum, { rating }) => sum + rating, 0));
    const next = field.findIndex(({ rating }) => {
      ticket -= rating;
      return ticket < 0;
    });
    return field.splice(next, 1).map(({ number }) => number);
  });
};

const prizesOf = (bets: readonly Bet[], card: RaceCard): Prizes =>
  prizesBy(bets, (spot) => {
    const found = findBet(spot);
    return found?.card === card ? found : undefined;
  });

/** The round as it stands at a finish, in the order in which the bets were placed; a bet on another card wins nothing. */
export const settle = (bets: readonly Bet[], card: RaceCard, order: readonly number[]): Decided =>
  settledEvent(prizesOf(bets, card), winningBetsOf(order), { card: card.number, order });

/** The card that bets are on; the first one without bets. */
export const cardOf = (bets: readonly Bet[]): RaceCard => findBet(bets[0]?.spot ?? '')?.card ?? cardOfRace(0);

/** The card of the race that a link of the chain decides: the twelve in turn, from the first link on. */
export const cardAt = (index: number): RaceCard => cardOfRace(index - 1);

/** The largest return over the 336 ways to fill the first three places. */
export const maxPayoutOf = (bets: readonly Bet[]): bigint => {
  const card = cardOf(bets);
  const prizes = prizesOf(bets, card);
  let most = 0n;
  for (const { firstThree } of finishesOf(card).finishes) {
    const paid = returnsTogether(prizes, winningBetsOf(firstThree));
    if (paid > most) most = paid;
  }
  return most;
};

/** Bets on one card: `card:7:win:3`, `card:7:exacta:3-5`, each spot once. */
export const parseBets = (input: unknown, currency: CurrencyCode): Result<readonly Bet[], 'bet_invalid'> => {
  const bets = parseBetList(input, currency, betCountMax, ({ spot }) => (findBet(spot) ? undefined : 'spot_unknown'));
  if (!bets.ok) return bets;
  const card = cardOf(bets.value);
  const index = bets.value.findIndex(({ spot }) => findBet(spot)?.card !== card);
  return index === -1 ? bets : fail('bet_invalid', { reason: 'another_race', index });
};

/** The race that a link and its chain's salt decide; the link's index says which card is run. Without bets: the order alone. */
export const settleBy = (bets: readonly Bet[], seeds: SharedSeeds): Decided => {
  const card = cardAt(seeds.index);
  return settle(bets, card, runRace(card, sharedStream(seeds)));
};

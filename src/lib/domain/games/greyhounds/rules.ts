import type { Stream } from '../../fairness/stream.ts';
import { fail } from '../../result.ts';
import type { RaceCard } from '../horses/race-card.ts';
import { runRace } from '../horses/round.ts';
import { parseBetList } from '../kit/bets.ts';
import { type Prizes, prizesBy, returnsTogether, settledEvent } from '../kit/fixed-odds.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { dogCards } from './cards.ts';
import { returnsByKind } from './maths.ts';
import { findBet, pricedCard, winningBetsOf } from './paytable.ts';

/** Every bet of one card. */
const betCountMax = 162;

const [firstCard = { number: 1, runners: [] }] = dogCards;

/** The card that bets are on; the first one without bets. */
export const cardOf = (bets: readonly Bet[]): RaceCard => findBet(bets[0]?.spot ?? '')?.card ?? firstCard;

/** The finish of a race, first to last, as traps: six draws without replacement, each by the ratings still running. */
export const run = (card: RaceCard, stream: Stream): number[] => runRace(card, stream);

const prizesOf = (bets: readonly Bet[], card: RaceCard): Prizes =>
  prizesBy(bets, (spot) => {
    const found = findBet(spot);
    return found?.card === card ? found : undefined;
  });

/** The round as it stands at a finish, in the order in which the bets were placed. */
export const settle = (bets: readonly Bet[], card: RaceCard, order: readonly number[]): Decided =>
  settledEvent(prizesOf(bets, card), winningBetsOf(order), { card: card.number, order });

/** What all bets together return at each of the 120 ways to fill the first three places, and in how many cases. */
export const returnsByFinish = (
  bets: readonly Bet[],
): readonly { readonly returns: bigint; readonly cases: bigint }[] => {
  const card = cardOf(bets);
  const prizes = prizesOf(bets, card);
  return pricedCard(card).finishes.map(({ firstThree, cases }) => ({
    cases,
    returns: returnsTogether(prizes, winningBetsOf(firstThree)),
  }));
};

export const game: SingleStepGame = {
  id: 'greyhounds',
  name: 'Six from the Traps',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) => {
    const bets = parseBetList(input, currency, betCountMax, ({ spot }) => (findBet(spot) ? undefined : 'spot_unknown'));
    if (!bets.ok) return bets;
    const index = bets.value.findIndex(({ spot }) => findBet(spot)?.card !== cardOf(bets.value));
    return index < 0 ? bets : fail('bet_invalid', { reason: 'another_race', index });
  },
  /** The best of the 120 ways to fill the first three places. */
  maxPayoutOf: (bets) =>
    returnsByFinish(bets)
      .map(({ returns }) => returns)
      .toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
  returns: returnsByKind,
  play: (bets, stream) => {
    const card = cardOf(bets);
    return settle(bets, card, run(card, stream));
  },
};

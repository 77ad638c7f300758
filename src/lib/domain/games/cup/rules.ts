import type { Stream } from '../../fairness/stream.ts';
import { fail } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import { type Prizes, prizesBy, settledEvent } from '../kit/fixed-odds.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { playCup } from './bracket.ts';
import { type Cup, cups } from './cups.ts';
import type { Played } from './match.ts';
import { returnsByKind } from './maths.ts';
import { betNames, findBet, winningBetsOf } from './paytable.ts';
import { type Total, totalOf } from './totals.ts';

const [firstCup = { number: 1, clubs: [] }] = cups;

/** The cup that bets are on; the first one without bets. */
export const cupOf = (bets: readonly Bet[]): Cup => findBet(bets[0]?.spot ?? '')?.cup ?? firstCup;

/** The seven matches of a cup, from the round's own stream. */
export const run = (cup: Cup, stream: Stream): Played[] => playCup(cup, stream);

const prizesOf = (bets: readonly Bet[], cup: Cup): Prizes =>
  prizesBy(bets, (spot) => {
    const found = findBet(spot);
    return found?.cup === cup ? found : undefined;
  });

/** The round as it stands after these matches, in the order in which the bets were placed. */
export const settle = (bets: readonly Bet[], cup: Cup, matches: readonly Played[]): Decided =>
  settledEvent(prizesOf(bets, cup), winningBetsOf(matches), { cup: cup.number, matches });

/** What all bets together return over every way that their cup can go. */
export const returnsOfAll = (bets: readonly Bet[]): Total => {
  const cup = cupOf(bets);
  return totalOf(cup, prizesOf(bets, cup));
};

export const game: SingleStepGame = {
  id: 'cup',
  name: 'Eight Towns Cup',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) => {
    const bets = parseBetList(input, currency, betNames.length, ({ spot }) =>
      findBet(spot) ? undefined : 'spot_unknown',
    );
    if (!bets.ok) return bets;
    const index = bets.value.findIndex(({ spot }) => findBet(spot)?.cup !== cupOf(bets.value));
    return index < 0 ? bets : fail('bet_invalid', { reason: 'another_cup', index });
  },
  /** The best of every way that the cup can go. */
  maxPayoutOf: (bets) => returnsOfAll(bets).most,
  returns: returnsByKind,
  play: (bets, stream) => {
    const played = cupOf(bets);
    return settle(bets, played, run(played, stream));
  },
};

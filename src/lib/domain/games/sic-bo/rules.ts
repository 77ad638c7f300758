import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { allThrows, type Dice, shake } from './dice.ts';
import { returnsBySpot } from './maths.ts';
import { oddsOn } from './paytable.ts';
import { findSpot, isTriple, spotNames, totalOf } from './spots.ts';

/** What a bet returns on these dice: its stake and the odds on it, or nothing. */
export const payoutOf = ({ spot, amountMinor }: Bet, dice: Dice): bigint => {
  const found = findSpot(spot);
  const odds = found && oddsOn(found, dice);
  return odds === undefined ? 0n : amountMinor * (odds + 1n);
};

/** The round as it stands when the bowl is lifted over these dice. */
export const settle = (bets: readonly Bet[], dice: Dice): Decided =>
  settledBy(
    { dice, total: totalOf(dice), triple: isTriple(dice) },
    bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, payoutMinor: payoutOf(bet, dice) })),
  );

/** The most that these bets return on one throw, among all 216. */
const maxPayoutOf = (bets: readonly Bet[]): bigint => {
  let most = 0n;
  for (const dice of allThrows) {
    const paid = bets.reduce((sum, bet) => sum + payoutOf(bet, dice), 0n);
    if (paid > most) most = paid;
  }
  return most;
};

export const game: SingleStepGame = {
  id: 'sic-bo',
  name: 'Sic Bo',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, spotNames.length, ({ spot }) => (findSpot(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf,
  returns: returnsBySpot,
  play: (bets: readonly Bet[], stream: Stream) => settle(bets, shake(stream)),
};

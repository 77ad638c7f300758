import { add, multiply, type Rational, rational, subtract } from '../../maths/rational.ts';
import type { SpotReturn } from './game.ts';

const one = rational(1n);

/**
 * The figures of one initial bet, which is what the literature tells an edge of: of one of the three bets at Let It Ride, of the ante
 * at Ultimate Hold'em. What a stake at the start wins or loses is all of it that bet's, and whatever stakes lie beside it are
 * taken off as their own. (M. Shackleford, https://wizardofodds.com/gambling/house-edge/)
 */
export const perInitialBet = ({ initialBets = 1n, ...figures }: SpotReturn): SpotReturn => {
  const bets = rational(initialBets);
  const ofOne = (value: Rational): Rational => add(one, multiply(subtract(value, one), bets));
  return {
    ...figures,
    returnToPlayer: ofOne(figures.returnToPlayer),
    variance: multiply(figures.variance, multiply(bets, bets)),
    maxWin: ofOne(figures.maxWin),
  };
};

import { blackjackGame } from '../engine.ts';
import { returnsByBet } from './maths.ts';
import { maxOfSide, sideBets } from './side-bets.ts';

/** The plain table's rules, a first hand that may be given up after the dealer's look, and two bets on the first cards. */
export const game = blackjackGame({
  id: 'blackjack-surrender',
  name: 'Surrender Blackjack',
  surrender: true,
  sides: sideBets,
  maxOfSide,
  returns: returnsByBet,
});

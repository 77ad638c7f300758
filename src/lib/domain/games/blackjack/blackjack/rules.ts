import { blackjackGame } from '../engine.ts';
import { returnsByBet } from './maths.ts';

/** The plain table: no surrender, no bets beside the hand but insurance. */
export const game = blackjackGame({
  id: 'blackjack',
  name: 'Blackjack',
  surrender: false,
  sides: {},
  maxOfSide: {},
  returns: returnsByBet,
});

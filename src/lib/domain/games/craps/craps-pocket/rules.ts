import type { Bet } from '../../kit/game.ts';
import { crapsGame } from '../engine.ts';
import { hasNumber } from '../layout.ts';
import { returnsByKind } from './maths.ts';
import { pocketSpots } from './paytable.ts';

const bothSides = (bets: readonly Bet[]): boolean =>
  ['pass', 'dont-pass'].every((line) => bets.some(({ spot }) => spot === line));

/**
 * A hand of few bets: one side of the line with its odds, and bets on the next roll. Only a line bet outlasts a roll, so a round
 * waits only while there is a point, and ends with the roll that decides it.
 */
export const game = crapsGame({
  id: 'craps-pocket',
  name: 'Pocket Craps',
  spots: new Set(pocketSpots),
  // Both sides: a don't pass that has its point is worth more than its stake, and to take it down would only cost its player.
  isContract: hasNumber,
  refusalTogether: (bets) => (bothSides(bets) ? 'both_sides' : undefined),
  returns: returnsByKind,
});

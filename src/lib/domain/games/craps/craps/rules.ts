import { crapsGame } from '../engine.ts';
import { hasNumber } from '../layout.ts';
import { returnsByKind } from '../maths.ts';
import { spotIds } from '../spots.ts';

/** The full felt. */
export const game = crapsGame({
  id: 'craps',
  name: 'Craps',
  spots: new Set(spotIds),
  // A pass or come bet that has its number lies until it is decided: from there on the odds are the house's.
  isContract: (spot, point) => spot.kind === 'line' && spot.side === 'do' && hasNumber(spot, point),
  returns: returnsByKind,
});

import { type Rational, rational, zero } from '../../../maths/rational.ts';

type DragonTigerWinner = 'dragon' | 'tiger' | 'tie';
export type DragonTigerSpot = DragonTigerWinner | 'suited-tie';

/** All that a round decides: `suited` when both cards are of one rank and one suit. */
export type DragonTigerEnd = { readonly winner: DragonTigerWinner; readonly suited: boolean };

export const deckCount = 8;

export const dragonTigerSpots: readonly DragonTigerSpot[] = ['dragon', 'tiger', 'tie', 'suited-tie'];

/** The whole return of one unit on a spot that wins, its stake included: 1:1, 11:1 and 50:1. */
export const payoutToUnit: Readonly<Record<DragonTigerSpot, Rational>> = {
  dragon: rational(2n),
  tiger: rational(2n),
  tie: rational(12n),
  'suited-tie': rational(51n),
};

/** What comes back of a unit on dragon or tiger when both cards have one rank. */
export const tieReturn: Rational = rational(1n, 2n);

/** The whole return of a unit on a spot. */
export const returnOf = (spot: DragonTigerSpot, { winner, suited }: DragonTigerEnd): Rational => {
  if (winner === 'tie' && (spot === 'dragon' || spot === 'tiger')) return tieReturn;
  return (spot === 'suited-tie' ? suited : spot === winner) ? payoutToUnit[spot] : zero;
};

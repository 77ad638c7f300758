import { type Rational, rational, zero } from '../../maths/rational.ts';

export const deckCount = 6;

/** Cards laid aside, covered, before the second card of a war. */
export const burntCards = 3;

/**
 * How a round ends: by the first cards, or, where they tie, by giving up or by the war. `left` is a tie that nobody decided: it is
 * given up.
 */
export type WarEnd = 'won' | 'lost' | 'surrendered' | 'left' | 'war-won' | 'war-tied' | 'war-lost';

/** What comes back of a unit of the ante, and of a unit added for the war. A second tie wins, with a unit of the ante on top. */
const returns: Readonly<Record<WarEnd, { readonly ante: Rational; readonly war: Rational }>> = {
  won: { ante: rational(2n), war: zero },
  lost: { ante: zero, war: zero },
  surrendered: { ante: rational(1n, 2n), war: zero },
  left: { ante: rational(1n, 2n), war: zero },
  'war-won': { ante: rational(1n), war: rational(2n) },
  'war-tied': { ante: rational(2n), war: rational(2n) },
  'war-lost': { ante: zero, war: zero },
};

/** The bet on a tie of the first two cards pays 10 to 1. */
export const tieReturn = rational(11n);

export type WarSpot = 'ante' | 'tie' | 'war';

export const isTie = (end: WarEnd): boolean => end !== 'won' && end !== 'lost';

/** The whole return of a unit on a spot. */
export const returnOf = (spot: WarSpot, end: WarEnd): Rational => {
  if (spot === 'tie') return isTie(end) ? tieReturn : zero;
  return returns[end][spot];
};

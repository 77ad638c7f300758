import { type Rational, rational } from '../../../maths/rational.ts';

export type Winner = 'player' | 'banker' | 'tie';
export type BaccaratSpot = Winner | 'player-pair' | 'banker-pair';

export const baccaratSpots: readonly BaccaratSpot[] = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];

/**
 * The whole return of one unit on a spot that wins, its stake included: 1:1, 19:20 (even money less 5% commission), 8:1
 * and 11:1. Player and banker get their stake back when the hands tie.
 */
export const payoutToUnit: Readonly<Record<BaccaratSpot, Rational>> = {
  player: rational(2n),
  banker: rational(39n, 20n),
  tie: rational(9n),
  'player-pair': rational(12n),
  'banker-pair': rational(12n),
};

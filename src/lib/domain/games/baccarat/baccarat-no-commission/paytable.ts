import { type Rational, rational, zero } from '../../../maths/rational.ts';
import type { CoupEnd, CoupFields } from '../engine.ts';

export type NoCommissionSpot = 'player' | 'banker' | 'tie' | 'player-pair' | 'banker-pair' | 'banker-six';

export const noCommissionSpots: readonly NoCommissionSpot[] = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'banker-six',
];

/** The gain on a unit: even money on both sides, but for the banker's six, and no commission. */
export const toOne: Readonly<Record<NoCommissionSpot, Rational>> = {
  player: rational(1n),
  banker: rational(1n),
  tie: rational(8n),
  'player-pair': rational(11n),
  'banker-pair': rational(11n),
  'banker-six': rational(15n),
};

/** The gain on the banker where it wins with six points. */
export const sixToOne: Rational = rational(1n, 2n);

const wins = (spot: NoCommissionSpot, { winner, playerPair, bankerPair, bankerSix }: CoupEnd): boolean => {
  if (spot === 'player-pair') return playerPair;
  if (spot === 'banker-pair') return bankerPair;
  return spot === 'banker-six' ? bankerSix : spot === winner;
};

const returned = ({ num, den }: Rational): Rational => rational(num + den, den);

export const fields: CoupFields<NoCommissionSpot> = {
  spots: noCommissionSpots,
  returnOf: (spot, end) => {
    if (end.winner === 'tie' && (spot === 'player' || spot === 'banker')) return rational(1n);
    if (!wins(spot, end)) return zero;
    return returned(spot === 'banker' && end.bankerSix ? sixToOne : toOne[spot]);
  },
};

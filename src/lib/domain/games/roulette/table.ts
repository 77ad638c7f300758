import type { CallBet } from './call-bets.ts';
import type { LayoutSpot } from './layout.ts';
import { isEvenChance, payoutToOne } from './paytable.ts';
import { pocketsOf } from './wheel.ts';

/**
 * What becomes of the even chances at zero: they lose; half of them comes back (la partage); or they stay in prison for the
 * spins that follow, until a pocket other than zero gives them back or takes them.
 */
type AtZero = 'lost' | 'half' | 'prison';

/** Where the ball of a round fell, and the pocket that decided what a zero had put in prison, where one did. */
export type Fall = { readonly pocket: number; readonly release?: number | undefined };

/** One of the ways a round can end, in how many of the equally likely cases. */
type FallCases = Fall & { readonly cases: bigint };

/** What tells one roulette from another. */
export type Roulette = {
  readonly wheel: readonly number[];
  readonly layoutSpots: readonly LayoutSpot[];
  readonly callBets: readonly CallBet[];
  readonly atZero: AtZero;
};

/** A roulette whose places are found by name, and what a chip in each of them earns. */
export type Table = Roulette & {
  /** The place of that name. A split of numbers that do not touch, say, is no place: undefined. */
  readonly findLayoutSpot: (id: string) => LayoutSpot | undefined;
  /** The call bet of that name: `voisins`, `neighbours:17:2`, `finale:4`, … */
  readonly findCallBet: (id: string) => CallBet | undefined;
  /** The names of the places that a spot's chips lie on: itself, or a call bet's. Empty for an unknown spot. */
  readonly chipIdsOf: (spotId: string) => readonly string[];
  /**
   * The half units that one unit on a place returns: twice its payout and itself when it wins, one for an even chance
   * under la partage at zero, two for one that is let out of prison, else none.
   */
  readonly halvesOf: (spot: LayoutSpot, fall: Fall) => bigint;
  /** Every way a round can end, the pockets upwards: with a prison, a zero once for each pocket that can follow it. */
  readonly falls: readonly FallCases[];
};

const fallsOf = ({ wheel, atZero }: Roulette): FallCases[] => {
  const pockets = pocketsOf(wheel);
  if (atZero !== 'prison') return pockets.map((pocket) => ({ pocket, cases: 1n }));
  // Zeros in prison put the end off and change nothing: each other pocket is as likely to be the one that ends it.
  const [zero = 0, ...others] = pockets;
  return [
    ...others.map((release) => ({ pocket: zero, release, cases: 1n })),
    ...others.map((pocket) => ({ pocket, cases: BigInt(others.length) })),
  ];
};

export const tableOf = (roulette: Roulette): Table => {
  const spots = new Map(roulette.layoutSpots.map((spot) => [spot.id, spot]));
  const calls = new Map(roulette.callBets.map((bet) => [bet.id, bet]));
  return {
    ...roulette,
    findLayoutSpot: (id) => spots.get(id),
    findCallBet: (id) => calls.get(id),
    chipIdsOf: (id) => calls.get(id)?.chips ?? (spots.has(id) ? [id] : []),
    halvesOf: ({ kind, numbers }, { pocket, release }) => {
      if (numbers.includes(pocket)) return 2n * (payoutToOne[kind] + 1n);
      if (pocket !== 0 || !isEvenChance(kind) || roulette.atZero === 'lost') return 0n;
      if (roulette.atZero === 'half') return 1n;
      return release !== undefined && numbers.includes(release) ? 2n : 0n;
    },
    falls: fallsOf(roulette),
  };
};

import type { CallBet } from './call-bets.ts';
import type { LayoutSpot } from './layout.ts';
import { isEvenChance, payoutToOne } from './paytable.ts';

/** What tells one roulette from another. `laPartage`: an even chance gets half of its stake back at zero. */
export type Roulette = {
  readonly wheel: readonly number[];
  readonly layoutSpots: readonly LayoutSpot[];
  readonly callBets: readonly CallBet[];
  readonly laPartage: boolean;
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
   * The half units that one unit on a place returns in a pocket: twice its payout and itself when it wins, one for an
   * even chance under la partage at zero, else none.
   */
  readonly halvesOf: (spot: LayoutSpot, pocket: number) => bigint;
};

export const tableOf = (roulette: Roulette): Table => {
  const spots = new Map(roulette.layoutSpots.map((spot) => [spot.id, spot]));
  const calls = new Map(roulette.callBets.map((bet) => [bet.id, bet]));
  return {
    ...roulette,
    findLayoutSpot: (id) => spots.get(id),
    findCallBet: (id) => calls.get(id),
    chipIdsOf: (id) => calls.get(id)?.chips ?? (spots.has(id) ? [id] : []),
    halvesOf: ({ kind, numbers }, pocket) => {
      if (numbers.includes(pocket)) return 2n * (payoutToOne[kind] + 1n);
      return roulette.laPartage && pocket === 0 && isEvenChance(kind) ? 1n : 0n;
    },
  };
};

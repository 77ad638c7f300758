import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { type DragonTigerEnd, deckCount, dragonTigerSpots, returnOf } from './paytable.ts';

const sameCard = deckCount - 1;
const sameRank = 4 * deckCount - 1;
const others = 52 * deckCount - 1;

/** How a round can end, by the 415 cards that can lie against the first: 7 its like, 24 of its rank, and half of 384 each side. */
export const endCases: readonly (DragonTigerEnd & { readonly cases: bigint })[] = [
  { winner: 'dragon', suited: false, cases: BigInt(others - sameRank) },
  { winner: 'tiger', suited: false, cases: BigInt(others - sameRank) },
  { winner: 'tie', suited: false, cases: BigInt(2 * (sameRank - sameCard)) },
  { winner: 'tie', suited: true, cases: BigInt(2 * sameCard) },
];

/** Return, variance, hit frequency and largest return of each spot. */
export const returnsBySpot = (): SpotReturn[] =>
  dragonTigerSpots.map((spot) => ({
    kind: spot,
    ...figuresOf(endCases.map(({ cases, ...end }) => ({ cases, pays: returnOf(spot, end) }))),
  }));

import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { coupCases } from '../coups.ts';
import { fields, noCommissionSpots } from './paytable.ts';

/** Return, variance, hit frequency and largest return of each spot, over all orders of six cards from eight decks. */
export const returnsBySpot = (): SpotReturn[] =>
  noCommissionSpots.map((spot) => ({
    kind: spot,
    ...figuresOf(coupCases().map(({ cases, ...end }) => ({ cases, pays: fields.returnOf(spot, end) }))),
  }));

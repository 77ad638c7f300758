import type { Rational } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import { returnsByKindOn, returnsByPocketOn, spotReturnOn } from '../roulette/maths.ts';
import { table } from './table.ts';

/** What one unit staked on a spot returns in each of the 37 pockets. A call bet's unit is spread over its chips. */
export const returnsByPocket = (spotId: string): Rational[] => returnsByPocketOn(table, spotId);

/** Return, variance, hit frequency and largest return of one unit on a spot, by counting all 37 pockets. */
export const spotReturn = (spotId: string): Omit<SpotReturn, 'kind'> => spotReturnOn(table, spotId);

/** One row a kind of bet, in the order of the layout, for the rules that a player reads before the first bet. */
export const returnsByKind = (): SpotReturn[] => returnsByKindOn(table);

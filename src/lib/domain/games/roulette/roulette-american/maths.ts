import type { SpotReturn } from '../../kit/game.ts';
import { returnsByKindOn, spotReturnOn } from '../maths.ts';
import { table } from './table.ts';

/** Return, variance, hit frequency and largest return of one unit on a spot, by counting all 38 pockets. */
export const spotReturn = (spotId: string): Omit<SpotReturn, 'kind'> => spotReturnOn(table, spotId);

/** One row a kind of bet, in the order of the layout, for the rules that a player reads before the first bet. */
export const returnsByKind = (): SpotReturn[] => returnsByKindOn(table);

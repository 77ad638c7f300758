import { rational } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import type { Table } from './table.ts';

/** What one unit staked on a spot returns in every way a round can end. A call bet's unit is spread over its chips. */
export const chancesOn = (table: Table, spotId: string): Chance[] => {
  const chips = table.chipIdsOf(spotId);
  if (chips.length === 0) throw new RangeError(`no such spot: ${spotId}`);
  const places = chips.flatMap((id) => table.findLayoutSpot(id) ?? []);
  return table.falls.map((fall) => {
    const halves = places.reduce((sum, place) => sum + table.halvesOf(place, fall), 0n);
    return { pays: rational(halves, 2n * BigInt(chips.length)), cases: fall.cases };
  });
};

/**
 * Return, variance, hit frequency and largest return of one unit on a spot, by counting all pockets. A hit is any return,
 * also the half that la partage gives back, or the stake that leaves a prison.
 */
export const spotReturnOn = (table: Table, spotId: string): Omit<SpotReturn, 'kind'> =>
  figuresOf(chancesOn(table, spotId));

/** One row a kind of bet, in the order of the layout, for the rules that a player reads before the first bet. */
export const returnsByKindOn = (table: Table): SpotReturn[] => {
  const firstOfKind = new Map<string, string>();
  for (const { id, kind } of [...table.layoutSpots, ...table.callBets]) {
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, id);
  }
  return [...firstOfKind].map(([kind, id]) => ({ kind, ...spotReturnOn(table, id) }));
};

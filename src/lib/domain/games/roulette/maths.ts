import { add, compare, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import type { Table } from './table.ts';
import { pocketsOf } from './wheel.ts';

/** What one unit staked on a spot returns in each pocket, upwards. A call bet's unit is spread over its chips. */
const returnsByPocket = (table: Table, spotId: string): Rational[] => {
  const chips = table.chipIdsOf(spotId);
  if (chips.length === 0) throw new RangeError(`no such spot: ${spotId}`);
  const places = chips.flatMap((id) => table.findLayoutSpot(id) ?? []);
  return pocketsOf(table.wheel).map((pocket) => {
    const halves = places.reduce((sum, place) => sum + table.halvesOf(place, pocket), 0n);
    return rational(halves, 2n * BigInt(chips.length));
  });
};

const meanOf = (values: readonly Rational[]): Rational =>
  multiply(values.reduce(add, zero), rational(1n, BigInt(values.length)));

/**
 * Return, variance, hit frequency and largest return of one unit on a spot, by counting all pockets. A hit is any return,
 * also the half that la partage gives back.
 */
export const spotReturnOn = (table: Table, spotId: string): Omit<SpotReturn, 'kind'> => {
  const returns = returnsByPocket(table, spotId);
  const mean = meanOf(returns);
  const maxWin = returns.reduce((most, value) => (compare(value, most) > 0 ? value : most), zero);
  const tops = returns.filter((value) => compare(value, maxWin) === 0);
  return {
    returnToPlayer: mean,
    variance: subtract(meanOf(returns.map((value) => multiply(value, value))), multiply(mean, mean)),
    hitFrequency: rational(BigInt(returns.filter(({ num }) => num > 0n).length), BigInt(returns.length)),
    maxWin,
    maxWinChance: rational(BigInt(tops.length), BigInt(returns.length)),
  };
};

/** One row a kind of bet, in the order of the layout, for the rules that a player reads before the first bet. */
export const returnsByKindOn = (table: Table): SpotReturn[] => {
  const firstOfKind = new Map<string, string>();
  for (const { id, kind } of [...table.layoutSpots, ...table.callBets]) {
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, id);
  }
  return [...firstOfKind].map(([kind, id]) => ({ kind, ...spotReturnOn(table, id) }));
};

import { add, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import { callBets, findCallBet } from './call-bets.ts';
import { findLayoutSpot, layoutSpots } from './layout.ts';
import { payoutToOne } from './paytable.ts';
import { pocketCount } from './wheel.ts';

const pockets = Array.from({ length: pocketCount }, (_, pocket) => pocket);

/** What one unit staked on a spot returns in each of the 37 pockets. A call bet's unit is spread over its chips. */
export const returnsByPocket = (spotId: string): Rational[] => {
  const chips = findCallBet(spotId)?.chips ?? [spotId];
  return pockets.map((pocket) =>
    chips.reduce((sum, id) => {
      const place = findLayoutSpot(id);
      if (!place) throw new RangeError(`no such spot: ${id}`);
      return place.numbers.includes(pocket)
        ? add(sum, rational(payoutToOne[place.kind] + 1n, BigInt(chips.length)))
        : sum;
    }, zero),
  );
};

const meanOf = (values: readonly Rational[]): Rational =>
  multiply(values.reduce(add, zero), rational(1n, BigInt(values.length)));

/** Return, variance, hit frequency and largest return of one unit on a spot, by counting all 37 pockets. */
export const spotReturn = (spotId: string): Omit<SpotReturn, 'kind'> => {
  const returns = returnsByPocket(spotId);
  const mean = meanOf(returns);
  return {
    returnToPlayer: mean,
    variance: subtract(meanOf(returns.map((value) => multiply(value, value))), multiply(mean, mean)),
    hitFrequency: rational(BigInt(returns.filter(({ num }) => num > 0n).length), BigInt(pocketCount)),
    maxWin: returns.reduce((most, value) => (subtract(value, most).num > 0n ? value : most), zero),
  };
};

/** One row a kind of bet, in the order of the layout, for the rules that a player reads before the first bet. */
export const returnsByKind = (): SpotReturn[] => {
  const firstOfKind = new Map<string, string>();
  for (const { id, kind } of [...layoutSpots, ...callBets]) {
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, id);
  }
  return [...firstOfKind].map(([kind, id]) => ({ kind, ...spotReturn(id) }));
};

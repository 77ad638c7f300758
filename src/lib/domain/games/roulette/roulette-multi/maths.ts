import { add, multiply, type Rational, rational } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { chancesOn } from '../maths.ts';
import { table } from '../roulette-european/table.ts';
import { parseSpot, spotOf, type WheelCount, wheelCounts } from './spots.ts';

const keyOf = ({ num, den }: Rational): string => `${num}/${den}`;

/** Chances of the same return put together. */
const gathered = (chances: readonly Chance[]): Chance[] => {
  const byReturn = new Map<string, Chance>();
  for (const { pays, cases } of chances) {
    const known = byReturn.get(keyOf(pays));
    byReturn.set(keyOf(pays), { pays, cases: cases + (known?.cases ?? 0n) });
  }
  return [...byReturn.values()];
};

/** Every return of one unit on a place of the board, in how many of the 37^wheels ways in which the balls can fall. */
export const chancesOnWheels = (place: string, wheels: WheelCount): Chance[] => {
  const one = gathered(chancesOn(table, place)).map(({ pays, cases }) => ({
    pays: multiply(pays, rational(1n, BigInt(wheels))),
    cases,
  }));
  let all: Chance[] = [{ pays: rational(0n), cases: 1n }];
  for (let wheel = 0; wheel < wheels; wheel += 1)
    all = gathered(
      all.flatMap((before) =>
        one.map(({ pays, cases }) => ({ pays: add(before.pays, pays), cases: before.cases * cases })),
      ),
    );
  return all;
};

/** Return, variance, hit frequency and largest return of one unit on a spot, by counting all falls of all its wheels. */
export const spotReturn = (spot: string): SpotReturn | undefined => {
  const parsed = parseSpot(spot);
  if (!parsed || table.chipIdsOf(parsed.place).length === 0) return undefined;
  return { kind: spot, ...figuresOf(chancesOnWheels(parsed.place, parsed.wheels)) };
};

/** The first place of each kind stands for its kind, in the order of the layout. */
const firstOfKinds = new Map(
  [...table.layoutSpots, ...table.callBets].toReversed().map(({ kind, id }) => [kind, id] as const),
);
const kinds = [...new Set([...table.layoutSpots, ...table.callBets].map(({ kind }) => kind))];

/** One row a kind of bet on so many wheels. */
export const returnsOn = (wheels: WheelCount): SpotReturn[] =>
  kinds.map((kind) => ({
    kind: spotOf(wheels, kind),
    ...figuresOf(chancesOnWheels(firstOfKinds.get(kind) ?? kind, wheels)),
  }));

/** All kinds of bets on two wheels, then on four, six and eight. */
export const returnsByKind = (): SpotReturn[] => wheelCounts.flatMap(returnsOn);

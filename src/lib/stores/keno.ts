import { drawnCount, numberCount, picksMax, type TableName } from '#domain/games/keno-40-10/paytable.ts';
import { type KenoSpot, parseSpot } from '#domain/games/keno-40-10/spots.ts';
import type { SettledRound } from './game.ts';

export const kenoNumbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The sheet: eight numbers a line. */
export const columnCount = 8;

export const placeOf = (number: number): { readonly x: number; readonly y: number } => ({
  x: (number - 1) % columnCount,
  y: Math.floor((number - 1) / columnCount),
});

export const spotOf = (table: TableName, picks: readonly number[]): string => `picks:${table}:${picks.join('-')}`;

/** The picks with a number taken in or out, upwards; undefined when ten are taken already. */
export const toggled = (picks: readonly number[], number: number): readonly number[] | undefined => {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length < picksMax ? [...picks, number].sort((a, b) => a - b) : undefined;
};

/** So many different numbers, upwards, all equally likely. `below` gives an even integer below its argument. */
export const quickPicks = (count: number, below: (count: number) => number): readonly number[] => {
  const rest = [...kenoNumbers];
  return Array.from({ length: count }, () => rest.splice(below(rest.length), 1))
    .flat()
    .sort((a, b) => a - b);
};

/** What a round was staked on; undefined in a round of another game. */
export const choiceOfRound = ({ bets }: Pick<SettledRound, 'bets'>): KenoSpot | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? parseSpot(spot) : undefined;
};

/** The ten numbers of a round in the order in which they were drawn; none in an outcome of another game. */
export const drawnOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly number[] => {
  const { drawn } = outcome;
  const isDraw = Array.isArray(drawn) && drawn.length === drawnCount && drawn.every((one) => kenoNumbers.includes(one));
  return isDraw ? drawn : [];
};

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

import { type KenoSheet, type KenoSpot, parseSpotOn, type TableName } from '#domain/games/keno/sheet.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** What the sheet begins with. */
export const firstChoice: KenoSpot = { table: 'classic', picks: [] };

export const numbersOf = ({ numberCount }: Pick<KenoSheet, 'numberCount'>): readonly number[] =>
  Array.from({ length: numberCount }, (_, index) => index + 1);

/** Where a number lies on a sheet of so many columns. */
export const placeOf = (number: number, columns: number): { readonly x: number; readonly y: number } => ({
  x: (number - 1) % columns,
  y: Math.floor((number - 1) / columns),
});

export const spotOf = (table: TableName, picks: readonly number[]): string => `picks:${table}:${picks.join('-')}`;

/** The picks with a number taken in or out, upwards; undefined when as many as may be are taken already. */
export const toggled = (
  { picksMax }: Pick<KenoSheet, 'picksMax'>,
  picks: readonly number[],
  number: number,
): readonly number[] | undefined => {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length < picksMax ? [...picks, number].sort((a, b) => a - b) : undefined;
};

/** So many different numbers, upwards, all equally likely. `below` gives an even integer below its argument. */
export const quickPicks = (
  sheet: Pick<KenoSheet, 'numberCount'>,
  count: number,
  below: (count: number) => number,
): readonly number[] => {
  const rest = [...numbersOf(sheet)];
  return Array.from({ length: count }, () => rest.splice(below(rest.length), 1))
    .flat()
    .sort((a, b) => a - b);
};

/** What a round was staked on; undefined in a round of another game. */
export const choiceOfRound = (sheet: KenoSheet, { bets }: Pick<SettledRound, 'bets'>): KenoSpot | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? parseSpotOn(sheet, spot) : undefined;
};

/** The numbers of a round in the order in which they were drawn; none in an outcome of another game. */
export const drawnOf = (
  { numberCount, drawnCount }: Pick<KenoSheet, 'numberCount' | 'drawnCount'>,
  { outcome }: Pick<SettledRound, 'outcome'>,
): readonly number[] => {
  const { drawn } = outcome;
  const isNumber = (one: unknown): boolean => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= numberCount;
  const isDraw = Array.isArray(drawn) && drawn.length === drawnCount && drawn.every(isNumber);
  return isDraw ? drawn : [];
};

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

import { drawnCount, numberCount } from './paytable.ts';

const rowSpot = /^row:([1-9]\d?(?:-[1-9]\d?){5})$/;

/** `row:3-11-24-30-41-49`: six different numbers of 49, upwards. Anything else: undefined. */
export const rowOf = (spot: string): readonly number[] | undefined => {
  const numbers = rowSpot.exec(spot)?.[1]?.split('-').map(Number) ?? [];
  const isUpwards = numbers.every((number, index) => number <= numberCount && number > (numbers[index - 1] ?? 0));
  return numbers.length === drawnCount && isUpwards ? numbers : undefined;
};

/** The spot of a row, whatever the order in which its numbers were chosen. */
export const spotOf = (numbers: readonly number[]): string => `row:${numbers.toSorted((a, b) => a - b).join('-')}`;

import { timesMax } from '../kit/table-limits.ts';

/** Targets in hundredths: 1.01 to the most that a stake of a table may win. */
export const targetMin = 101;
export const targetMax = Number(timesMax) * 100;

const pattern = /^target:([1-9]\d{0,6})\.(\d\d)$/;

/** `target:2.00` as 200 hundredths: always two decimals, no leading zeros, no separators; else undefined. */
export const parseTarget = (spot: string): number | undefined => {
  const match = pattern.exec(spot);
  return match ? Number(`${match[1]}${match[2]}`) : undefined;
};

/** Hundredths as text: 198n is "1.98". */
export const hundredthsText = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

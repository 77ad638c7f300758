import type { WinCounts } from '#domain/games/slots/counts.ts';
import { type Strip, stopCount } from '#domain/games/slots/reels.ts';
import { compare, divide, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';

const withCommas = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** A chance as people say it: one in so many, with thousands apart. */
export const onceIn = (chance: Rational): string => {
  const once = divide(rational(1n), chance);
  const isSmall = compare(once, rational(100n)) < 0;
  return isSmall ? toDecimalString(once, 1) : withCommas(toDecimalString(once, 0));
};

/** What the rules say of the reels: how many stops each has, and in how many ways all can stop. */
export const reelFacts = (strips: readonly Strip[]): { readonly stops: number; readonly cases: string } => ({
  stops: strips[0]?.length ?? 0,
  cases: withCommas(String(stopCount(strips))),
});

/** A number of stakes for reading: "428.4", "500". */
export const timesText = (times: Rational): string =>
  toDecimalString(times, 2)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** How often more comes back than was staked, from a count of all cases. */
export const gainFrequency = (counts: WinCounts, unitsAStake: number): Rational => {
  let [gains, all] = [0, 0];
  for (const [units, cases] of counts) {
    all += cases;
    if (units > unitsAStake) gains += cases;
  }
  return rational(BigInt(gains), BigInt(all));
};

/** A number of units as stakes: "0.2×". */
export const unitsText = (units: number, { unitsAStake }: { readonly unitsAStake: number }): string =>
  `${timesText(rational(BigInt(units), BigInt(unitsAStake)))}×`;

/** The same in a paytable, where a dash stands for what pays nothing. */
export const payText = (units: number | undefined, scale: { readonly unitsAStake: number }): string =>
  units ? unitsText(units, scale) : '–';

import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { compare, divide, type Rational, rational } from '#domain/maths/rational.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** What a round paid, as its outcome has it, without needless zeros: `1.2`, `0`. Empty in a round of another game. */
export const multiplierOfRound = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const { multiplier } = outcome;
  return typeof multiplier === 'string' ? multiplier.replace(/\.?0+$/, '') : '';
};

/** A result in the strip of the last rounds. `outcome`: how it came out, where that is more than the table says of it. */
export type StripResult = { readonly label: string; readonly gained: boolean; readonly outcome?: string };

/** What a round paid as a multiple of its stake: a gain above it. */
export const paidResult = (settled: Pick<SettledRound, 'outcome'>): StripResult | undefined => {
  const multiplier = multiplierOfRound(settled);
  return multiplier === '' ? undefined : { label: `${multiplier}×`, gained: Number(multiplier) > 1 };
};

/** What a round was left with, a multiplier of four places cut to two: nothing when it was lost. */
export const leftResult = (multiplier: unknown, { wins }: Pick<SettledRound, 'wins'>): StripResult | undefined => {
  if (typeof multiplier !== 'string') return undefined;
  const gained = wins.length > 0;
  return { label: `${gained ? multiplier.slice(0, -2) : '0'}×`, gained };
};

/** From so much on a multiplier is told in this unit, after so many digits. */
type Unit = { readonly from: bigint; readonly in: bigint; readonly digits: number; readonly sign: string };

const large: readonly Unit[] = [
  { from: 1_000_000n, in: 1_000_000n, digits: 2, sign: 'M' },
  { from: 10_000n, in: 1_000n, digits: 1, sign: 'k' },
  { from: 1_000n, in: 1n, digits: 0, sign: '' },
];
const inFive: readonly Unit[] = [...large, { from: 100n, in: 1n, digits: 1, sign: '' }];
const inFour: readonly Unit[] = [
  ...large,
  { from: 100n, in: 1n, digits: 0, sign: '' },
  { from: 10n, in: 1n, digits: 1, sign: '' },
];

const timesIn = (units: readonly Unit[], multiplier: Rational): string => {
  const unit = units.find(({ from }) => compare(multiplier, rational(from)) >= 0);
  if (!unit) return multiplierText(multiplier, 2);
  const text = multiplierText(divide(multiplier, rational(unit.in)), unit.digits);
  return `${unit.digits === 0 ? text.slice(0, -2) : text}${unit.sign}`;
};

/** A multiplier in five or six signs for a small cell, cut off and never more than it is: "1.03", "123.4", "12.3k", "5.14M". */
export const shortTimes = (multiplier: Rational): string => timesIn(inFive, multiplier);

/** The same in four or five signs, for a cell of a phone: "1.03", "12.3", "123", "1234". */
export const tinyTimes = (multiplier: Rational): string => timesIn(inFour, multiplier);

import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { rational } from '#domain/maths/rational.ts';

type Returned = { readonly stakeMinor: bigint; readonly payoutMinor: bigint };

/** What a round came to. Light, length and sound go by it alone, at every table. */
export type Grade = 'lost' | 'returned' | 'win' | 'big' | 'great' | 'jackpot';

/** From here on a win is big, and from here on great, in stakes that came back: each more than so many. */
const bigAbove = 5n;
const greatAbove = 20n;

/**
 * The grade of a round by what it returned to its stake. Nothing at or below the stake is a win. `jackpotMinor`: what of
 * the return came out of a pot.
 */
export const gradeOf = ({ stakeMinor, payoutMinor }: Returned, jackpotMinor = 0n): Grade => {
  if (jackpotMinor > 0n) return 'jackpot';
  if (payoutMinor > greatAbove * stakeMinor) return 'great';
  if (payoutMinor > bigAbove * stakeMinor) return 'big';
  if (payoutMinor > stakeMinor) return 'win';
  return payoutMinor > 0n ? 'returned' : 'lost';
};

/** How long a grade is lit, in milliseconds: what is no win is told and not lit. */
export const lightMs = {
  lost: 0,
  returned: 0,
  win: 600,
  big: 1_600,
  great: 4_000,
  jackpot: 6_000,
} as const satisfies Record<Grade, number>;

/** Whether the light waits for its end or for a press: a plain win stands in nobody's way. */
export const holdsPresses = (grade: Grade): boolean => grade === 'big' || grade === 'great' || grade === 'jackpot';

/** Whether the win is counted up over the darkened table. */
export const darkens = (grade: Grade): boolean => grade === 'great' || grade === 'jackpot';

/** How many times the stake came back, cut off after one digit: "12.5". */
export const multipleOf = ({ stakeMinor, payoutMinor }: Returned): string =>
  multiplierText(rational(payoutMinor, stakeMinor), 1).replace(/\.0$/, '');

/** How far an amount has been counted up after a share of its time, eased out and never past it; whole at the end. */
export const countedMinor = (amountMinor: bigint, share: number): bigint => {
  if (share >= 1) return amountMinor;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  return (amountMinor * BigInt(Math.floor(eased * 1_000))) / 1_000n;
};

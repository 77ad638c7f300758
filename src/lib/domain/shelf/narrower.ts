import type { CurrencyCode } from '../money/currency.ts';
import type { StakeBounds } from './setting.ts';

/** The stakes that a game's exact figures allow in a currency: from, to, and which of them can be placed. */
export type LegalStakes = {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly step: bigint;
  /** The only stakes there are; null: every step. */
  readonly prices: readonly bigint[] | null;
};

/** `wider`: than the game's own. `off_step`: no stake that can be placed. `crossed`: nothing is left between the two. */
export type LimitsFault = { readonly currency: CurrencyCode; readonly fault: 'wider' | 'off_step' | 'crossed' };

const canBePlaced = ({ step, prices }: LegalStakes, stake: bigint): boolean =>
  prices === null ? stake % step === 0n : prices.includes(stake);

/** What is wrong with bounds for a game; null: they are narrower than its own, and each is a stake itself. */
export function limitsFault(
  currency: CurrencyCode,
  legal: LegalStakes,
  { minMinor, maxMinor }: StakeBounds,
): LimitsFault | null {
  const [min, max] = [minMinor ?? legal.minMinor, maxMinor ?? legal.maxMinor];
  if (min < legal.minMinor || max > legal.maxMinor) return { currency, fault: 'wider' };
  if (min > max) return { currency, fault: 'crossed' };
  return canBePlaced(legal, min) && canBePlaced(legal, max) ? null : { currency, fault: 'off_step' };
}

/** The narrower of two bounds, as where a game and its studio have both. */
export const narrowest = (a: StakeBounds, b: StakeBounds): StakeBounds => ({
  minMinor: a.minMinor === null || (b.minMinor !== null && b.minMinor > a.minMinor) ? b.minMinor : a.minMinor,
  maxMinor: a.maxMinor === null || (b.maxMinor !== null && b.maxMinor < a.maxMinor) ? b.maxMinor : a.maxMinor,
});

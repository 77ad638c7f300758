import type { Rational } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { roundRational } from '../money/rounding.ts';
import { exactMinor } from './eur.ts';

/** What a grant asks of a deposit: euros by its rules, and the same in its own currency as it was told when it was earned. */
type UnlockTerms = {
  readonly depositEur: string;
  readonly depositMinor: bigint;
  readonly currency: CurrencyCode;
};

/**
 * The least deposit in a currency, in minor units, that unlocks winnings today. Rounded up, so that it is worth what is asked; in the
 * grant's own currency never more than was told when it was earned.
 */
export const unlockAsks = (terms: UnlockTerms, currency: CurrencyCode, eurRate: Rational): bigint => {
  const today = roundRational(exactMinor(terms.depositEur, currency, eurRate), 'ceiling');
  return currency === terms.currency && terms.depositMinor < today ? terms.depositMinor : today;
};

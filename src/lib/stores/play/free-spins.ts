import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '../format/money.ts';
import type { SettledRound } from './game.ts';

type Amounts = Pick<SettledRound, 'stake' | 'bets' | 'freeSpin'>;

/** What a round was played for, in minor units: its stake, or of a free spin the bets that the house paid. */
export const playedForMinor = ({ stake, bets, freeSpin }: Amounts, currency: CurrencyCode): bigint => {
  if (!freeSpin) return minorOf(stake, currency);
  const amounts = bets.map(({ amount }) => (typeof amount === 'string' ? minorOf(amount, currency) : 0n));
  return amounts.reduce((sum, minor) => sum + minor, 0n);
};

/** How much of a round's return is in the purse. What a free spin wins may be locked, and is then not. */
export const balanceGainMinor = (
  { payout, freeSpin, balanceBefore, balanceAfter }: SettledRound,
  currency: CurrencyCode,
): bigint =>
  freeSpin ? minorOf(balanceAfter, currency) - minorOf(balanceBefore, currency) : minorOf(payout, currency);

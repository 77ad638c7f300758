import type { Behaviour, Deposit } from '../behaviour.ts';
import { centsOf, type FoundMarker, strengthBy } from '../marker.ts';
import { daysToCompare, inBaseline, inLast, recentDays } from '../windows.ts';

const depositsMin = 5;
const depositsBeforeMin = 5;
/** Times the usual sum, in tenths. */
const thresholds = [30n, 50n, 80n] as const;

const sumOf = (deposits: readonly Deposit[]): bigint => deposits.reduce((sum, { micros }) => sum + micros, 0n);

/**
 * Rising deposits: in 28 days at least three times as much was paid in as in 28 days of the eight weeks before, in 5 deposits or more, and there were 5 before. Number
 * and amount of deposits went with later self-exclusion at one bookmaker (Haeusler, 2016); spending and its pattern are the first two kinds of
 * indicators that the British guidance on customer interaction asks for (Gambling Commission, under SR Code 3.4.3).
 */
export const findRisingDeposits = (behaviour: Behaviour): FoundMarker | undefined => {
  const credited = behaviour.deposits.filter(({ isCredited }) => isCredited);
  const at = ({ at: moment }: Deposit) => moment;
  const recent = inLast(behaviour, recentDays, credited, at);
  const before = inBaseline(behaviour, credited, at);
  const days = daysToCompare(behaviour);
  if (days === undefined || recent.length < depositsMin || before.length < depositsBeforeMin) return undefined;
  const [sum, usual] = [sumOf(recent), (sumOf(before) * BigInt(recentDays)) / BigInt(days)];
  const strength = usual === 0n ? undefined : strengthBy((sum * 10n) / usual, thresholds);
  if (strength === undefined) return undefined;
  const facts = { ofDays: recentDays, deposits: recent.length, cents: centsOf(sum), usualCents: centsOf(usual) };
  return { kind: 'rising_deposits', strength, facts };
};

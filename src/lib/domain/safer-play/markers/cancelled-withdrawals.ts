import { type Behaviour, dayMs } from '../behaviour.ts';
import { centsOf, type FoundMarker, strengthBy } from '../marker.ts';
import { inLast, recentDays } from '../windows.ts';

const playedWithinMs = dayMs;
const thresholds = [2, 4, 7] as const;

/**
 * Withdrawals taken back and played: at least two in 28 days, each with play within a day after it. One that is taken back to be asked for
 * anew, to another address, is none. How much
 * was taken back went with later self-exclusion (Haeusler, 2016).
 */
export const findCancelledWithdrawals = (behaviour: Behaviour): FoundMarker | undefined => {
  const played = inLast(behaviour, recentDays, behaviour.takenBack, ({ at }) => at).filter(({ at }) =>
    behaviour.stretches.some(({ begin, end }) => end > at && begin <= at + playedWithinMs),
  );
  const strength = strengthBy(played.length, thresholds);
  if (strength === undefined) return undefined;
  const cents = centsOf(played.reduce((sum, { micros }) => sum + micros, 0n));
  return { kind: 'cancelled_withdrawals', strength, facts: { times: played.length, ofDays: recentDays, cents } };
};

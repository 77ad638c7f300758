import { type Behaviour, hourMs, ownDay, pauseMs, type Stretch } from '../behaviour.ts';
import { centsOf, type FoundMarker, strengthBy } from '../marker.ts';
import { inLast } from '../windows.ts';

const ofDays = 21;
const withinMs = hourMs;
/** Days with such a deposit. */
const thresholds = [3, 6, 10] as const;
/** And at least one in so many of the days on which was played: who plays daily pays in after a loss now and then. */
const oneInDays = 4;

/** Of each stretch, what its session had won until its end; below zero it was lost. */
const withNetUntil = (
  stretches: readonly Stretch[],
): { readonly end: number; readonly begin: number; readonly net: bigint }[] => {
  let [last, net] = [Number.NEGATIVE_INFINITY, 0n];
  return stretches.map(({ begin, end, netMicros }) => {
    net = netMicros + (begin - last < pauseMs ? net : 0n);
    last = end;
    return { begin, end, net };
  });
};

/**
 * Chasing losses: in 21 days, money was paid in again while a session had lost until then, or within an hour after it had, on at least 3 days
 * and on a quarter of the days of play. A deposit before the first stake is none. Going back to win back what was lost is a criterion of the
 * DSM-5 for gambling disorder; of many ways to see it in the records of play, deposits within a session fitted best with what players said
 * of themselves (Auer and Griffiths, 2023).
 */
export const findChasing = (behaviour: Behaviour): FoundMarker | undefined => {
  const played = inLast(behaviour, ofDays, withNetUntil(behaviour.stretches), ({ end }) => end);
  const again = inLast(behaviour, ofDays, behaviour.deposits, ({ at }) => at).filter(({ at, isCredited }) => {
    const before = isCredited ? played.findLast(({ end }) => end <= at) : undefined;
    return before !== undefined && before.net < 0n && at - before.end <= withinMs;
  });
  const days = new Set(again.map(({ at }) => ownDay(behaviour, at))).size;
  const playedDays = new Set(played.map(({ begin }) => ownDay(behaviour, begin))).size;
  const strength = strengthBy(days, thresholds);
  if (strength === undefined || days * oneInDays < playedDays) return undefined;
  const cents = centsOf(again.reduce((sum, { micros }) => sum + micros, 0n));
  return { kind: 'chasing', strength, facts: { days, ofDays, deposits: again.length, cents } };
};

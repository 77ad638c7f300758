import { type Behaviour, hourMs, joinStretches, minuteMs } from '../behaviour.ts';
import { type FoundMarker, strengthBy } from '../marker.ts';
import { inLast, recentDays } from '../windows.ts';

const longMs = 4 * hourMs;
const thresholds = [3, 6, 10] as const;

/**
 * Long sessions: at least three of four hours or more in 28 days, without a pause of half an hour. Time
 * spent is a kind of indicator of its own in the British guidance; losing track of it is what reality checks are for.
 */
export const findLongSessions = (behaviour: Behaviour): FoundMarker | undefined => {
  const lengths = inLast(behaviour, recentDays, joinStretches(behaviour.stretches), ({ end }) => end)
    .map(({ begin, end }) => end - begin)
    .filter((ms) => ms >= longMs);
  const strength = strengthBy(lengths.length, thresholds);
  if (strength === undefined) return undefined;
  const longestMinutes = Math.floor(Math.max(...lengths) / minuteMs);
  return { kind: 'long_sessions', strength, facts: { sessions: lengths.length, ofDays: recentDays, longestMinutes } };
};

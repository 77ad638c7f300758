import { type Behaviour, ownDay } from '../behaviour.ts';
import { type FoundMarker, strengthBy } from '../marker.ts';
import { inLast, recentDays } from '../windows.ts';

const thresholds = [2, 3, 5] as const;

/**
 * Limits asked to bind less: on at least two days of 28. Once is somebody who set theirs too low; a wish that was taken back in time is none. How
 * players use the tools that bound them is an indicator of the British guidance; more changes of limits before went with later self-exclusion
 * in six countries (Hopfgartner and others, 2022).
 */
export const findLimitsRaised = (behaviour: Behaviour): FoundMarker | undefined => {
  const asked = inLast(behaviour, recentDays, behaviour.easingsAsked, (at) => at);
  const days = new Set(asked.map((at) => ownDay(behaviour, at))).size;
  const strength = strengthBy(days, thresholds);
  return strength && { kind: 'limits_raised', strength, facts: { days, ofDays: recentDays } };
};

import { type Behaviour, dayMs, hourMs, joinStretches, minuteMs, type Stretch } from '../behaviour.ts';
import { type FoundMarker, strengthBy } from '../marker.ts';
import { daysToCompare, inBaseline, inLast, recentDays } from '../windows.ts';

/** The night lasts from midnight to five by the player’s own clock, and counts from half an hour of play on. */
const nightMs = 5 * hourMs;
const countsFromMs = 30 * minuteMs;
const thresholds = [5, 10, 15] as const;
/** So many times as many nights as before; who has no measure yet needs the second threshold. */
const timesUsual = 2;

/** How long was played in each night, of those that count; in milliseconds. */
const nightsOf = (sessions: readonly Stretch[], offsetMinutes: number): number[] => {
  const played = new Map<number, number>();
  for (const { begin, end } of sessions) {
    const [from, to] = [begin + offsetMinutes * minuteMs, end + offsetMinutes * minuteMs];
    for (let night = Math.floor(from / dayMs); night * dayMs < to; night++) {
      const overlap = Math.min(to, night * dayMs + nightMs) - Math.max(from, night * dayMs);
      if (overlap > 0) played.set(night, (played.get(night) ?? 0) + overlap);
    }
  }
  return [...played.values()].filter((ms) => ms >= countsFromMs);
};

/**
 * Play at night: on at least 5 of 28 nights, and at least twice as often as in the eight weeks before, so that somebody who works at night
 * and always played then is none. In the records of a bank, who gambles more is awake more at night, and worse off by
 * health and money (Muggleton and others, 2021); the British guidance on customer interaction counts when somebody plays among its indicators.
 */
export const findNightPlay = (behaviour: Behaviour): FoundMarker | undefined => {
  const sessions = joinStretches(behaviour.stretches);
  const end = ({ end: at }: Stretch) => at;
  const nights = nightsOf(inLast(behaviour, recentDays, sessions, end), behaviour.offsetMinutes);
  const strength = strengthBy(nights.length, thresholds);
  if (strength === undefined) return undefined;
  const days = daysToCompare(behaviour);
  const before = nightsOf(inBaseline(behaviour, sessions, end), behaviour.offsetMinutes).length;
  const isMore =
    days === undefined ? nights.length >= thresholds[1] : nights.length * days >= timesUsual * before * recentDays;
  if (!isMore) return undefined;
  const minutes = Math.floor(nights.reduce((sum, ms) => sum + ms, 0) / minuteMs);
  const usual = days === undefined ? null : Math.round((before * recentDays) / days);
  return { kind: 'night_play', strength, facts: { nights: nights.length, ofDays: recentDays, minutes, usual } };
};

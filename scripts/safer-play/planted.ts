import type { MarkerKind } from '#domain/safer-play/marker.ts';
import type { Chance } from './chance.ts';
import { daysBeforeEnd, somebody } from './ordinary.ts';
import type { Habits, Person } from './person.ts';

type Planted = (chance: Chance) => Person;

/** A change of habits that sets in two to six weeks before the end, as strong as `force` says, from 0 to 1: many are hard to see. */
const sinceThen =
  (change: (habits: Habits, force: number, daysIn: number, chance: Chance) => Habits): Planted =>
  (chance) => {
    const { habits, rest } = somebody(chance);
    const [from, force] = [daysBeforeEnd(chance.whole(14, 42)), chance.unit()];
    // Who plays hardly ever shows nothing in two weeks, and is not who is meant.
    const often = { ...habits, plays: Math.max(habits.plays, 0.25) };
    const person = { ...rest, sinceDay: Math.min(rest.sinceDay, 40) };
    return { ...person, habits: (day) => (day < from ? often : change(often, force, day - from, chance)) };
  };

const some = (count: number, chance: Chance): number[] =>
  Array.from({ length: count }, () => daysBeforeEnd(chance.whole(1, 27)));
const besides =
  (own: (chance: Chance) => Partial<Person>): Planted =>
  (chance) => {
    const { habits, rest } = somebody(chance);
    return { ...rest, habits: () => habits, ...own(chance) };
  };

/** For each marker, people in whose play its pattern is. */
export const plantedKinds: Readonly<Record<MarkerKind, Planted>> = {
  chasing: sinceThen((habits, force) => ({
    ...habits,
    plays: 0.4 + 0.4 * force,
    paysInAgain: 0.6 + 0.35 * force,
    stakeCents: Math.round(habits.stakeCents * 1.4),
    minutes: habits.minutes + 30 + 30 * force,
    depositCents: habits.depositCents * 0.6,
  })),
  night_play: sinceThen((habits, force, _, chance) =>
    chance.happens(0.4 + 0.5 * force) ? { ...habits, plays: habits.plays + 0.2, hour: 1.8, minutes: 80 } : habits,
  ),
  rising_stakes: sinceThen((habits, force, daysIn) => {
    const times = 1 + (0.8 + 4 * force) * Math.min(1, daysIn / 14);
    const stakeCents = Math.round(habits.stakeCents * times);
    return {
      ...habits,
      plays: Math.max(habits.plays, 0.35),
      stakeCents,
      depositCents: habits.depositCents * Math.sqrt(times),
    };
  }),
  rising_deposits: sinceThen((habits, force) => ({
    ...habits,
    plays: habits.plays * 1.4,
    topsUp: 0.4 + 0.5 * force,
    stakeCents: Math.round(habits.stakeCents * 1.4),
    depositCents: habits.depositCents * (1.3 + 3 * force),
  })),
  cancelled_withdrawals: besides((chance) => ({
    takesBack: some(chance.whole(2, 8), chance).map((day) => ({ day, plays: chance.happens(0.85) })),
  })),
  failed_deposits: besides((chance) => ({
    refusedRuns: some(chance.whole(1, 4), chance).map((day) => ({ day, length: chance.whole(2, 6) })),
  })),
  limits_raised: besides((chance) => ({ asksToEase: some(chance.whole(2, 5), chance) })),
  long_sessions: sinceThen((habits, force, _, chance) =>
    chance.happens(0.4 + 0.5 * force) ? { ...habits, minutes: chance.between(210, 420), paysInAgain: 0.5 } : habits,
  ),
};

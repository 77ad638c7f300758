import { lookBackDays } from '#domain/safer-play/windows.ts';
import type { Chance } from './chance.ts';
import type { Habits, Person } from './person.ts';

const offsets = [-480, -300, -180, 0, 60, 120, 180, 330, 540] as const;

/** What people who play for fun have in common; each kind of them is this and something of its own. */
export const somebody = (chance: Chance): { readonly habits: Habits; readonly rest: Omit<Person, 'habits'> } => {
  const stakeCents = chance.whole(10, 120);
  const hasBadCard = chance.happens(0.03);
  return {
    habits: {
      plays: chance.between(0.08, 0.45),
      hour: chance.between(17, 21.5),
      minutes: chance.between(20, 90),
      stakeCents,
      depositCents: stakeCents * chance.whole(40, 120),
      paysInAgain: chance.between(0, 0.3),
      refused: chance.between(0, 0.06),
    },
    rest: {
      sinceDay: chance.happens(0.1) ? chance.whole(0, 50) : -400,
      offsetMinutes: offsets[chance.whole(0, offsets.length - 1)] ?? 0,
      takesBack: chance.happens(0.06) ? [{ day: chance.whole(40, 83), plays: chance.happens(0.5) }] : [],
      // A card that has run out: tried some times on one day.
      refusedRuns: hasBadCard ? [{ day: chance.whole(40, 83), length: chance.whole(2, 5) }] : [],
      asksToEase: chance.happens(0.05) ? [chance.whole(40, 83)] : [],
    },
  };
};

type Kind = { readonly share: number; readonly person: (chance: Chance) => Person };
const kind = (
  share: number,
  own: (habits: Habits, chance: Chance) => Partial<Habits>,
  rest?: (chance: Chance) => Partial<Person>,
): Kind => ({
  share,
  person: (chance) => {
    const base = somebody(chance);
    const habits = { ...base.habits, ...own(base.habits, chance) };
    return { ...base.rest, habits: () => habits, ...rest?.(chance) };
  },
});

/** Ordinary players, with their shares in a hundred; the later ones look like harm in one thing or another and are none. */
export const ordinaryKinds = {
  casual: kind(34, () => ({})),
  regular: kind(16, (_, chance) => ({ plays: chance.between(0.4, 0.7) })),
  daily: kind(8, (_, chance) => ({ plays: chance.between(0.8, 0.98), minutes: chance.between(15, 50) })),
  high_roller: kind(5, (_, chance) => {
    const stakeCents = chance.whole(1_000, 10_000);
    return { plays: chance.between(0.2, 0.6), stakeCents, depositCents: stakeCents * chance.whole(60, 150) };
  }),
  shift_worker: kind(7, (_, chance) => ({ hour: chance.between(1, 3), plays: chance.between(0.25, 0.6) })),
  long_evenings: kind(6, (_, chance) => ({ minutes: chance.between(110, 190), plays: chance.between(0.1, 0.3) })),
  newcomer: kind(
    7,
    () => ({}),
    (chance) => ({ sinceDay: chance.whole(58, 78) }),
  ),
  corrects_address: kind(
    3,
    () => ({}),
    (chance) => ({
      takesBack: [1, 2].map(() => ({ day: chance.whole(57, 80), plays: false })),
    }),
  ),
  finds_limit_low: kind(
    3,
    () => ({}),
    (chance) => ({ asksToEase: [chance.whole(57, 83)] }),
  ),
  lost_and_stopped: changing(5, (habits, day, chance) => {
    const isThen = day === 60 + chance;
    return {
      ...habits,
      plays: isThen ? 1 : day > 60 + chance ? 0 : habits.plays,
      ...(isThen && { paysInAgain: 1, minutes: 200 }),
    };
  }),
  pay_rise: changing(3, (habits, day, chance) =>
    day < 50 + chance
      ? habits
      : { ...habits, depositCents: habits.depositCents * 2, stakeCents: Math.round(habits.stakeCents * 1.5) },
  ),
  holiday: changing(3, (habits, day, chance) =>
    day >= 62 + chance && day < 74 + chance ? { ...habits, plays: 0.85, minutes: habits.minutes * 1.5 } : habits,
  ),
} as const satisfies Readonly<Record<string, Kind>>;

/** `shift`: some days, by which it comes sooner or later. */
function changing(share: number, habitsOn: (habits: Habits, day: number, shift: number) => Habits): Kind {
  return {
    share,
    person: (chance) => {
      const { habits, rest } = somebody(chance);
      const shift = chance.whole(0, 8);
      return { ...rest, habits: (day) => habitsOn(habits, day, shift) };
    },
  };
}

export type OrdinaryKind = keyof typeof ordinaryKinds;

/** One of them, by their shares. */
export const ordinaryPerson = (chance: Chance): { readonly kind: OrdinaryKind; readonly person: Person } => {
  let left = chance.unit() * 100;
  for (const [name, { share, person }] of Object.entries(ordinaryKinds)) {
    left -= share;
    if (left < 0) return { kind: name as OrdinaryKind, person: person(chance) };
  }
  return { kind: 'casual', person: ordinaryKinds.casual.person(chance) };
};

/** When what is planted begins, counted back from the end. */
export const daysBeforeEnd = (days: number): number => lookBackDays - days;

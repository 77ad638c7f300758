import { type Behaviour, type Deposit, dayMs, hourMs, minuteMs, type Stretch } from '#domain/safer-play/behaviour.ts';

const until = Date.UTC(2027, 5, 1);
const cent = 10_000n;

/** So many days before the end, at an hour of that day. */
export const at = (daysBefore: number, hour = 0): number => until - daysBefore * dayMs + hour * hourMs;

/** An hour of 100 rounds at 20:00 that lost ten euros, but for what is said. */
export const stretch = (
  daysBefore: number,
  {
    hour = 20,
    minutes = 60,
    rounds = 100,
    stakeCents = 100,
    netCents = -1_000,
  }: { hour?: number; minutes?: number; rounds?: number; stakeCents?: number; netCents?: number } = {},
): Stretch => ({
  begin: at(daysBefore, hour),
  end: at(daysBefore, hour) + minutes * minuteMs,
  rounds,
  stakedMicros: BigInt(rounds * stakeCents) * cent,
  netMicros: BigInt(netCents) * cent,
});

export const deposit = (moment: number, cents = 2_000, isCredited = true): Deposit => ({
  at: moment,
  micros: BigInt(cents) * cent,
  isCredited,
});

/** Somebody of long standing who did nothing, but for what is said. */
export const behaviour = (own: Partial<Behaviour> = {}): Behaviour => ({
  until,
  since: at(400),
  offsetMinutes: 0,
  stretches: [],
  deposits: [],
  takenBack: [],
  easingsAsked: [],
  ...own,
});

/** From the day that is longest ago to the last one. */
export const days = <Item>(from: number, to: number, make: (daysBefore: number) => Item): Item[] =>
  Array.from({ length: from - to + 1 }, (_, index) => make(from - index));

import { type Behaviour, dayMs, hourMs, minuteMs } from '#domain/safer-play/behaviour.ts';
import { lookBackDays } from '#domain/safer-play/windows.ts';
import type { Chance } from './chance.ts';

/** How somebody plays on a day; the day of the synthetic past is counted from 0. */
export type Habits = {
  /** Whether they play that day, from 0 to 1. */
  readonly plays: number;
  /** The hour by their own clock at which they begin, give or take one and a half. */
  readonly hour: number;
  readonly minutes: number;
  readonly stakeCents: number;
  readonly depositCents: number;
  /** How likely it is that they pay in again when everything is lost. */
  readonly paysInAgain: number;
  /** How likely it is that they pay in before they play although the purse is not short. */
  readonly topsUp?: number;
  /** How likely it is that a company refuses a deposit of theirs. */
  readonly refused: number;
};

/** A synthetic player: what they do by habit, and on which days what else. */
export type Person = {
  readonly sinceDay: number;
  readonly offsetMinutes: number;
  readonly habits: (day: number) => Habits;
  readonly takesBack: readonly { readonly day: number; readonly plays: boolean }[];
  readonly refusedRuns: readonly { readonly day: number; readonly length: number }[];
  readonly asksToEase: readonly number[];
};

/** The last moment of the synthetic past. */
const until = Date.UTC(2027, 5, 1);
const microsPerCent = 10_000n;
const roundsPerMinute = 7;
/** Of a game with a hundredth less than an even chance each way, in stakes. */
const houseEdge = 0.03;
const spreadOfRound = 3;

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : never;
type Life = {
  readonly stretches: Mutable<Behaviour['stretches']>;
  readonly deposits: Mutable<Behaviour['deposits']>;
};

const centred = ({ unit }: Chance): number => unit() + unit() + unit() + unit() - 2;

/** Lets a person live through the days that markers look at. */
export const live = (person: Person, chance: Chance): Behaviour => {
  const life: Life = { stretches: [], deposits: [] };
  const begin = until - lookBackDays * dayMs - person.offsetMinutes * minuteMs;
  let purse = 0;
  for (let day = Math.max(0, person.sinceDay); day < lookBackDays; day++) {
    const habits = person.habits(day);
    const planned = person.takesBack.some((one) => one.plays && one.day === day);
    if (planned || chance.happens(habits.plays)) purse = playEvening(life, begin + day * dayMs, habits, purse, chance);
  }
  for (const { day, length } of person.refusedRuns)
    for (let at = 0; at < length; at++)
      life.deposits.push({
        at: begin + day * dayMs + 10 * hourMs + at * chance.whole(1, 20) * minuteMs,
        micros: BigInt(chance.whole(1_000, 9_000)) * microsPerCent,
        isCredited: false,
      });
  return {
    until,
    since: until - (lookBackDays - person.sinceDay) * dayMs,
    offsetMinutes: person.offsetMinutes,
    stretches: life.stretches.filter(({ end }) => end < until).sort((a, b) => a.begin - b.begin),
    deposits: life.deposits.filter(({ at }) => at < until).sort((a, b) => a.at - b.at),
    takenBack: person.takesBack.map(({ day, plays }) => ({
      // Late in the morning, before that day’s play; who only corrects an address does so on a day of its own.
      at: begin + day * dayMs + (plays ? 9 : 11) * hourMs,
      micros: BigInt(chance.whole(2_000, 40_000)) * microsPerCent,
    })),
    easingsAsked: person.asksToEase.map((day) => begin + day * dayMs + 18 * hourMs),
  };
};

/** One evening: it is paid in where the purse is short, played, and perhaps paid in again; what is left in the purse, in cents. */
function playEvening(life: Life, dayBegin: number, habits: Habits, before: number, chance: Chance): number {
  const begin = dayBegin + Math.max(0, habits.hour + centred(chance) * 0.75) * hourMs;
  const payIn = (at: number): number => {
    const cents = Math.max(500, Math.round(habits.depositCents * chance.between(0.7, 1.3)));
    const micros = BigInt(cents) * microsPerCent;
    let moment = at;
    for (let again = 0; again < 3 && chance.happens(habits.refused); again++) {
      life.deposits.push({ at: moment, micros, isCredited: false });
      moment += 2 * minuteMs;
    }
    life.deposits.push({ at: moment, micros, isCredited: true });
    return cents;
  };
  let purse = before;
  if (purse < habits.stakeCents * 40 || chance.happens(habits.topsUp ?? 0)) purse += payIn(begin - 5 * minuteMs);
  let from = begin;
  for (let sitting = 0; sitting < 4; sitting++) {
    const minutes = Math.max(4, habits.minutes * (1 + centred(chance) * 0.4)) / (sitting + 1);
    const rounds = Math.round(minutes * roundsPerMinute);
    const result = habits.stakeCents * (centred(chance) * 1.7 * spreadOfRound * Math.sqrt(rounds) - houseEdge * rounds);
    const won = Math.max(-purse, Math.round(result));
    // Who has lost everything is done sooner.
    const end = from + (won === -purse ? chance.between(0.5, 1) : 1) * minutes * minuteMs;
    const stakedMicros = BigInt(rounds * habits.stakeCents) * microsPerCent;
    life.stretches.push({ begin: from, end, rounds, stakedMicros, netMicros: BigInt(won) * microsPerCent });
    purse += won;
    if (purse >= habits.stakeCents || !chance.happens(habits.paysInAgain)) break;
    from = end + chance.between(1, 12) * minuteMs;
    purse += payIn(from);
    from += 2 * minuteMs;
  }
  // Most of what was won is taken out before the next time.
  return purse > before ? Math.round(purse * 0.4) : purse;
}

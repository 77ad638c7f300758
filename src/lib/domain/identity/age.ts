import { isDay } from '../day.ts';

/** Nobody younger may play, and no date of birth says older (specification, section 9). In years. */
export const ageMin = 18;
export const ageMax = 90;

/** A day of the calendar, `yyyy-mm-dd`: days in this form compare as text. */
export type Day = string;

const dayMs = 86_400_000;

/** The day in UTC on which a moment falls. */
export const dayOf = (unixSeconds: number): Day => new Date(unixSeconds * 1_000).toISOString().slice(0, 10);

/** Midnight UTC of a day, in Unix seconds; undefined for a day that no calendar has. */
export const secondsOf = (day: Day): number | undefined => (isDay(day) ? Date.parse(day) / 1_000 : undefined);

/** The same day so many years before; 28 February where that year has no 29th, so that nobody is of age a day too soon. */
const yearsBefore = (years: number, today: Day): Day => {
  const day = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return secondsOf(day) === undefined ? `${day.slice(0, 8)}28` : day;
};

/** The first and the last day on which a player may be born who plays at `now` (both count). */
export const birthDays = (now: Date): { readonly first: Day; readonly last: Day } => {
  const today = dayOf(Math.floor(now.getTime() / dayMs) * (dayMs / 1_000));
  return { first: yearsBefore(ageMax, today), last: yearsBefore(ageMin, today) };
};

/** Whether somebody born on this day is from 18 to 90 years old at `now`. */
export const isAgeAllowed = (born: Day, now: Date): boolean => {
  const { first, last } = birthDays(now);
  return born >= first && born <= last;
};

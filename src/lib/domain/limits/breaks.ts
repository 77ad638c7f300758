import { fail, ok, type Result } from '../result.ts';

const dayMs = 86_400_000;

/** How long a player may self-exclude, from the shortest. */
export const exclusionPeriods = [
  'ONE_DAY',
  'ONE_WEEK',
  'ONE_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
  'FIVE_YEARS',
  'FOREVER',
] as const;
export type ExclusionPeriod = (typeof exclusionPeriods)[number];

/** How long a player may take a break, from the shortest. */
export const timeOutPeriods = ['ONE_DAY', 'THREE_DAYS', 'ONE_WEEK', 'TWO_WEEKS', 'ONE_MONTH', 'SIX_WEEKS'] as const;
export type TimeOutPeriod = (typeof timeOutPeriods)[number];

/** Days of each period, never fewer than a calendar would count. `FOREVER` has no end. */
export const exclusionDays = {
  ONE_DAY: 1,
  ONE_WEEK: 7,
  ONE_MONTH: 31,
  THREE_MONTHS: 92,
  SIX_MONTHS: 184,
  ONE_YEAR: 366,
  FIVE_YEARS: 1827,
  FOREVER: null,
} as const satisfies Record<ExclusionPeriod, number | null>;

export const timeOutDays = {
  ONE_DAY: 1,
  THREE_DAYS: 3,
  ONE_WEEK: 7,
  TWO_WEEKS: 14,
  ONE_MONTH: 31,
  SIX_WEEKS: 42,
} as const satisfies Record<TimeOutPeriod, number>;

export const isExclusionPeriod = (text: string): text is ExclusionPeriod => Object.hasOwn(exclusionDays, text);

/** The end of a break; `for_good` has none, null is no break. */
export type Until = Date | 'for_good' | null;

const isLater = (a: Exclude<Until, null>, b: Until): boolean => {
  if (b === null) return true;
  if (b === 'for_good') return false;
  return a === 'for_good' || a > b;
};

/** A break of so many days from now, null for good. It can be made longer, never shorter (GLI-19 A.3.8): then it fails by `code`. */
export const lengthen = <Code extends string>(
  present: Until,
  days: number | null,
  now: Date,
  code: Code,
): Result<Exclude<Until, null>, Code> => {
  const wanted = days === null ? 'for_good' : new Date(now.getTime() + days * dayMs);
  return isLater(wanted, present) ? ok(wanted) : fail(code);
};

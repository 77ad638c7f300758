/** What a day looks like; what has this form may still be in no calendar. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** A day, or a moment in UTC; what has this form may still be in no calendar. */
export const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

/**
 * Reads a day of the calendar (`2027-01-31`, its first moment in UTC) or a moment in UTC to the minute or finer
 * (`2027-01-31T12:00Z`). Undefined for what is neither, and for what no calendar and no clock has.
 */
export const momentOf = (text: string): Date | undefined => {
  if (!momentPattern.test(text)) return undefined;
  const at = new Date(text);
  // February 30 would roll over into March, and 24:00 into the day after.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text.slice(0, 10) ? at : undefined;
};

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export const isDay = (text: string): boolean => dayPattern.test(text) && momentOf(text) !== undefined;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a period of days or moments does not end before it begins; a day as its end counts whole, and a bound may be missing. */
export const isPeriod = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): boolean =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to) + (isDay(to) ? dayMs - 1 : 0);

/** Whether a period as a form has it, of days alone and empty for no bound, does not end before it begins. */
export const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from === '' || to === '' || from <= to;

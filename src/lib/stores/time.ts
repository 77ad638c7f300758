const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment in the player's own time zone: "31 Jan 2027, 13:00:05". */
export const showTime = (instant: string): string => format.format(new Date(instant));

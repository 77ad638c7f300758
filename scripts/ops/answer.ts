import type { Db } from '#server/db/db.ts';

/** What was done, or why it was not, in lines for the operator. */
export type Answer = { readonly done: boolean; readonly lines: readonly string[] };

/** A family of commands: `words` are what follows its name, `now` the moment of the call. Undefined: no command of it. */
export type Family = (db: Db, words: readonly string[], now: Date) => Promise<Answer | undefined> | undefined;

export const said = (...lines: readonly string[]): Answer => ({ done: true, lines });
export const failed = (...lines: readonly string[]): Answer => ({ done: false, lines });

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A moment to the minute, in UTC: `2027-01-31 13:05`. */
export const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

import { houseLocale } from '#domain/locale.ts';

const format = new Intl.ListFormat(houseLocale, { type: 'conjunction' });

/** Some things in one sentence: "a bonus, spins and winnings". */
export const listed = (parts: readonly string[]): string => format.format(parts);

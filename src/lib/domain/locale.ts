/** The one language of the house, as its files of words are named and as outside companies are told it. */
export const houseLanguage = 'en';

/** How days, lists, units and amounts are written in it. */
export const houseLocale = 'en-GB';

const counts = new Intl.NumberFormat(houseLocale);

/** A count with its thousands apart: "12,345". */
export const grouped = (count: number | bigint): string => counts.format(count);

/** At most so many games are listed (specification, section 9). */
export const searchResultsMax = 15;

/** The longest text that is looked for, in characters; the rest of it is not read. */
export const searchTextMax = 64;

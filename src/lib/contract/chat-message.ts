/** Longest message to support that the call takes, in UTF-16 units. */
export const chatMessageMax = 2_000;

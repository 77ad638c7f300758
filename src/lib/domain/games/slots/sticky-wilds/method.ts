/** How the exact figures of these games are found. */
export const method =
  'Counting all stops from every set of wilds that can stand; the round is a Markov chain over those sets.';

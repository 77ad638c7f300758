/** How the exact figures of these games are found. */
export const method =
  'Full enumeration of the stops of the reels; the hold as a Markov chain over its filled places, with the exact values of coins.';

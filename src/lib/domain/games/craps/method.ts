/** How the exact figures of these games are found. */
export const method = 'Solving the Markov chain of each bet over the 36 rolls, to the roll that decides it.';

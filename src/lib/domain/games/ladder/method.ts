/** How the exact figures of these games are found. */
export const method = 'Powers of the chance of one step; a mixture of 99% plans returns 99%.';

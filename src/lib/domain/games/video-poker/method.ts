/** How the exact figures of these games are found. */
export const method = 'Exact optimal hold over all 2,598,960 deals and every draw that can follow.';

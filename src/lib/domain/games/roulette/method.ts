/** How the exact figures of these games are found. */
export const method = 'Counting all pockets of the wheel.';

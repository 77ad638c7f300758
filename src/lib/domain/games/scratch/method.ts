/** How the exact figures of these games are found. */
export const method =
  'Counting the prizes of the whole series: the return of its first ticket, and of all of them together.';

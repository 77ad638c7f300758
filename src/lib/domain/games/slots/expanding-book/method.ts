/** How the exact figures of these games are found. */
export const method =
  'Counting all stops of a spin, once for each symbol that may spread; the round is a product of those distributions.';

/** How the exact figures of these games are found. */
export const method =
  'Full enumeration of the stops of the reels; the bonus counted over all orders in which its prizes can be found.';

/** How the exact figures of these games are found. */
export const method =
  'Mean, variance and hits as sums of products over heights and stops of single reels; the largest win searched.';

import type { Prize } from '../series.ts';

/** The series of 100,000 tickets: 93,800 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1500, tickets: 1 },
  { multiple: 500, tickets: 8 },
  { multiple: 100, tickets: 60 },
  { multiple: 50, tickets: 160 },
  { multiple: 20, tickets: 500 },
  { multiple: 10, tickets: 1200 },
  { multiple: 5, tickets: 3400 },
  { multiple: 2, tickets: 9000 },
  { multiple: 1, tickets: 17_300 },
  { multiple: 0, tickets: 68_371 },
];

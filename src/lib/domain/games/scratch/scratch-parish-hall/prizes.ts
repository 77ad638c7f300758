import type { Prize } from '../series.ts';

/** The series of 100,000 tickets: 96,500 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1000, tickets: 5 },
  { multiple: 250, tickets: 24 },
  { multiple: 75, tickets: 100 },
  { multiple: 25, tickets: 400 },
  { multiple: 15, tickets: 800 },
  { multiple: 10, tickets: 1200 },
  { multiple: 5, tickets: 3000 },
  { multiple: 4, tickets: 2500 },
  { multiple: 2, tickets: 5000 },
  { multiple: 1, tickets: 9000 },
  { multiple: 0, tickets: 77_971 },
];

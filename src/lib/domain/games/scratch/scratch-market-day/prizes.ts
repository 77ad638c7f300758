import type { Prize } from '../series.ts';

/** The series of 120,000 tickets: 115,200 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1000, tickets: 8 },
  { multiple: 150, tickets: 60 },
  { multiple: 40, tickets: 300 },
  { multiple: 17, tickets: 500 },
  { multiple: 12, tickets: 900 },
  { multiple: 7, tickets: 1500 },
  { multiple: 5, tickets: 3000 },
  { multiple: 3, tickets: 5000 },
  { multiple: 2, tickets: 7000 },
  { multiple: 1, tickets: 12_400 },
  { multiple: 0, tickets: 89_332 },
];

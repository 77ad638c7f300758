import type { Prize } from '../series.ts';

/** The series of 100,000 tickets: 95,600 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1200, tickets: 2 },
  { multiple: 300, tickets: 10 },
  { multiple: 100, tickets: 70 },
  { multiple: 50, tickets: 160 },
  { multiple: 20, tickets: 600 },
  { multiple: 10, tickets: 1400 },
  { multiple: 5, tickets: 3600 },
  { multiple: 2, tickets: 9000 },
  { multiple: 1, tickets: 13_200 },
  { multiple: 0, tickets: 71_958 },
];

import type { Prize } from '../series.ts';

/** The series of 120,000 tickets: 114,400 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1000, tickets: 6 },
  { multiple: 250, tickets: 24 },
  { multiple: 100, tickets: 96 },
  { multiple: 40, tickets: 300 },
  { multiple: 15, tickets: 1200 },
  { multiple: 8, tickets: 2500 },
  { multiple: 4, tickets: 5500 },
  { multiple: 2, tickets: 10_400 },
  { multiple: 0, tickets: 99_974 },
];

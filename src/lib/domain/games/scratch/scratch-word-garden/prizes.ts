import type { Prize } from '../series.ts';

/** The series of 100,000 tickets: 96,200 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1500, tickets: 4 },
  { multiple: 200, tickets: 40 },
  { multiple: 40, tickets: 300 },
  { multiple: 10, tickets: 1800 },
  { multiple: 3, tickets: 8400 },
  { multiple: 1, tickets: 27_000 },
  { multiple: 0, tickets: 62_456 },
];

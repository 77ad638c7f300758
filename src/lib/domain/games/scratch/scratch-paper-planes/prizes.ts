import type { Prize } from '../series.ts';

/** The series of 80,000 tickets: 76,400 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1500, tickets: 2 },
  { multiple: 400, tickets: 10 },
  { multiple: 100, tickets: 60 },
  { multiple: 30, tickets: 300 },
  { multiple: 10, tickets: 1200 },
  { multiple: 6, tickets: 1500 },
  { multiple: 4, tickets: 2600 },
  { multiple: 2, tickets: 6000 },
  { multiple: 1, tickets: 11_000 },
  { multiple: 0, tickets: 57_328 },
];

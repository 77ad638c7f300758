import type { Prize } from '../series.ts';

/** The series of 90,000 tickets: 86,220 ticket prices come back. The largest prize first, the losing tickets last. */
export const prizes: readonly Prize[] = [
  { multiple: 1000, tickets: 6 },
  { multiple: 500, tickets: 12 },
  { multiple: 100, tickets: 90 },
  { multiple: 50, tickets: 180 },
  { multiple: 20, tickets: 600 },
  { multiple: 10, tickets: 1200 },
  { multiple: 5, tickets: 2400 },
  { multiple: 2, tickets: 5600 },
  { multiple: 1, tickets: 9020 },
  { multiple: 0, tickets: 70_892 },
];

import type { LayoutKind } from './layout.ts';

/** What a winning chip earns beside itself, "35 to 1". The corner of four pays like the first four: 8 to 1. */
export const payoutToOne: Readonly<Record<LayoutKind, bigint>> = {
  straight: 35n,
  split: 17n,
  street: 11n,
  trio: 11n,
  corner: 8n,
  'first-four': 8n,
  'six-line': 5n,
  column: 2n,
  dozen: 2n,
  red: 1n,
  black: 1n,
  even: 1n,
  odd: 1n,
  low: 1n,
  high: 1n,
};

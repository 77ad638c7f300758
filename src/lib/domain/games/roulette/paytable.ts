import type { LayoutKind } from './layout.ts';

/**
 * What a winning chip earns beside itself, "35 to 1". The first four pay like a corner; the basket of five, for which
 * 36 does not divide, pays 6 to 1 and is the worst bet of its table.
 */
export const payoutToOne: Readonly<Record<LayoutKind, bigint>> = {
  straight: 35n,
  split: 17n,
  street: 11n,
  trio: 11n,
  corner: 8n,
  'first-four': 8n,
  basket: 6n,
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

/** The even chances: the bets of eighteen numbers, of which la partage gives half back at zero. */
export const isEvenChance = (kind: LayoutKind): boolean => payoutToOne[kind] === 1n;

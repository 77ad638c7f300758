import type { Share } from '#domain/games/wheel/paytable.ts';

export type Look = { readonly fill: string; readonly text: string; readonly ground: string };

/** From what pays most downwards; what pays nothing is dark, and the commonest prize is the palest. */
const looks: readonly Look[] = [
  { fill: 'fill-table-red', text: 'fill-ivory-100', ground: 'bg-table-red text-ivory-100' },
  { fill: 'fill-oddlot-light', text: 'fill-ink-900', ground: 'bg-oddlot-light text-ink-900' },
  { fill: 'fill-paper-teal', text: 'fill-ink-900', ground: 'bg-paper-teal text-ink-900' },
  { fill: 'fill-ivory-300', text: 'fill-ink-900', ground: 'bg-ivory-300 text-ink-900' },
];
const palest: Look = { fill: 'fill-table-card', text: 'fill-ink-900', ground: 'bg-table-card text-ink-900' };
const blank: Look = { fill: 'fill-oddlot-deep', text: 'fill-ivory-300', ground: 'bg-oddlot-deep text-ivory-100' };

/** The inks of a multiplier on a wheel with these shares. */
export const lookOf = (multiplier: string, shares: readonly Share[]): Look => {
  if (multiplier === '0') return blank;
  const rank = shares.findIndex((share) => share.multiplier === multiplier);
  // The last but the blanks is the commonest, unless it is the only one.
  return rank > 0 && rank === shares.length - 2 ? palest : (looks[rank] ?? palest);
};

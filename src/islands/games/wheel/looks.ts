import type { Share } from '#domain/games/wheel/paytable.ts';

export type Look = { readonly fill: string; readonly text: string; readonly ground: string };

/** From what pays most downwards; what pays nothing is dark, and the commonest prize is the palest. */
const looks: readonly Look[] = [
  { fill: 'fill-table-red', text: 'fill-ivory-100', ground: 'bg-table-red text-ivory-100' },
  { fill: 'fill-oddlot-yellow', text: 'fill-oddlot-black', ground: 'bg-oddlot-yellow text-oddlot-black' },
  { fill: 'fill-oddlot-blue', text: 'fill-oddlot-paper', ground: 'bg-oddlot-blue text-oddlot-paper' },
  { fill: 'fill-oddlot-stone', text: 'fill-oddlot-black', ground: 'bg-oddlot-stone text-oddlot-black' },
];
const palest: Look = {
  fill: 'fill-oddlot-paper',
  text: 'fill-oddlot-black',
  ground: 'bg-oddlot-paper text-oddlot-black',
};
const blank: Look = { fill: 'fill-oddlot-black', text: 'fill-ivory-300', ground: 'bg-oddlot-black text-ivory-100' };

/** The inks of a multiplier on a wheel with these shares. */
export const lookOf = (multiplier: string, shares: readonly Share[]): Look => {
  if (multiplier === '0') return blank;
  const rank = shares.findIndex((share) => share.multiplier === multiplier);
  // The last but the blanks is the commonest, unless it is the only one.
  return rank > 0 && rank === shares.length - 2 ? palest : (looks[rank] ?? palest);
};

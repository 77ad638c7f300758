import { tap, tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** A painted glass with lamps behind it: plum, lemon, lime and cherry in stripes. */
export const backglass: Look = {
  ground: 'from-fifth-plum to-fifth-plum-dim',
  turn: [
    { transform: 'translateY(-14%) rotate(-5deg)', opacity: 0 },
    { transform: 'translateY(3%) rotate(1.5deg)', opacity: 1, offset: 0.7 },
    { transform: 'none' },
  ],
  sounds: {
    card: () => {
      tap(700, 0.35);
      tone(1568, 0.25, 0.03, 0.01);
      tone(2349, 0.2, 0.015, 0.01);
    },
    row: () => tone(2093, 0.18, 0.025),
  },
  ink: 'text-fifth-lemon',
  held: 'bg-fifth-lemon text-fifth-plum-dim',
  card: {
    face: 'fill-fifth-cream',
    black: 'text-fifth-plum-dim',
    red: 'text-fifth-cherry',
    edged: false,
    back: 'fill-fifth-plum',
    backEdge: 'stroke-fifth-lemon',
    backInk: 'fill-fifth-lime',
    pattern: 'harlequin',
  },
  board: {
    box: 'rounded-lg border-4 border-double border-fifth-lemon bg-fifth-plum-dim p-1',
    table: 'border-spacing-x-0 border-spacing-y-px [&_tr:nth-child(odd)>*:not([data-lit])]:bg-fifth-plum/60',
    pad: 'pl-[1ch]',
    name: 'text-fifth-cream',
    chosen: 'text-fifth-lemon bg-fifth-plum',
    other: 'text-fifth-lime/85',
    lit: 'bg-fifth-lemon text-fifth-plum-dim',
  },
};

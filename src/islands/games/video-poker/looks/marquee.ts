import { tap, tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** Red enamel with a row of bulbs around it, as over the door of a picture house. */
export const marquee: Look = {
  ground: 'from-fifth-enamel-dim to-ink-900',
  turn: [
    { transform: 'rotateY(82deg)', filter: 'brightness(1.8)' },
    { transform: 'none', filter: 'brightness(1.25)', offset: 0.7 },
    { transform: 'none', filter: 'none' },
  ],
  sounds: {
    card: () => {
      tap(900, 0.3);
      tone(1320, 0.12, 0.02, 0.02);
    },
    row: () => tone(1760, 0.09, 0.02),
  },
  ink: 'text-fifth-bulb',
  held: 'bg-fifth-bulb text-fifth-enamel-dim',
  card: {
    face: 'fill-fifth-cream',
    black: 'text-fifth-enamel-dim',
    red: 'text-fifth-enamel',
    edged: false,
    back: 'fill-fifth-enamel',
    backEdge: 'stroke-fifth-bulb/70',
    backInk: 'fill-fifth-bulb',
    pattern: 'bulbs',
  },
  board: {
    box: 'rounded-xl border-[0.45em] border-dotted border-fifth-bulb bg-fifth-enamel p-[0.35em] shadow-raised',
    table: 'border-spacing-0 rounded-md bg-fifth-enamel-dim',
    pad: 'pl-[1ch]',
    name: 'text-fifth-cream',
    chosen: 'bg-fifth-enamel text-fifth-bulb',
    other: 'text-fifth-cream/65',
    lit: 'bg-fifth-bulb text-fifth-enamel-dim',
  },
};

import { tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** A tube of phosphor that is written line by line. */
export const phosphor: Look = {
  ground: 'from-fifth-deep to-fifth-dim',
  turn: [
    { transform: 'scale(1.02, 0.02)', opacity: 0.2 },
    { transform: 'scale(1.02, 0.06)', opacity: 1, offset: 0.35 },
    { transform: 'none' },
  ],
  sounds: { card: () => tone(740, 0.06, 0.03, 0, 'triangle'), row: () => tone(990, 0.05, 0.025, 0, 'triangle') },
  ink: 'text-fifth-light',
  held: 'bg-fifth-light text-ink-900',
  card: {
    face: 'fill-fifth-glass',
    black: 'text-fifth-light',
    red: 'text-fifth-amber',
    edged: true,
    back: 'fill-fifth-glass',
    backEdge: 'stroke-fifth-light/45',
    backInk: 'fill-fifth-light',
    pattern: 'waves',
  },
  board: {
    box: 'rounded-xl border-2 border-fifth-light/30 bg-fifth-glass px-2 py-1.5',
    table: 'border-spacing-0',
    pad: 'pl-[1ch]',
    name: 'text-fifth-light sm:[text-shadow:0_0_0.6em_currentColor]',
    chosen: 'bg-fifth-light/15 text-fifth-pale sm:[text-shadow:0_0_0.5em_currentColor]',
    other: 'text-fifth-light opacity-70',
    lit: 'bg-fifth-light text-ink-900',
    under:
      '[background-image:repeating-linear-gradient(to_bottom,theme(colors.fifth.light/0.09)_0_1px,transparent_1px_3px)]',
  },
};

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
    name: 'text-fifth-light [text-shadow:0_0_0.6em_currentColor]',
    chosen: 'bg-fifth-light/15 text-fifth-pale [text-shadow:0_0_0.5em_currentColor]',
    other: 'text-fifth-light [text-shadow:0_0_0.6em_currentColor] opacity-60',
    lit: 'bg-fifth-light text-ink-900',
    over: 'opacity-20 sm:tall:opacity-35 [background-image:repeating-linear-gradient(to_bottom,transparent_0_2px,theme(colors.ink.900)_2px_3px)]',
  },
};

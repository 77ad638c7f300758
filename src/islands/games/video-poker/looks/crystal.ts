import { tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** A pocket machine: liquid crystal under a grey shell, dark where it is switched on. */
export const crystal: Look = {
  ground: 'from-fifth-shell to-fifth-shell-dim',
  turn: [
    { opacity: 0, transform: 'translateX(-3%)' },
    { opacity: 0.45, offset: 0.5 },
    { opacity: 1, transform: 'none' },
  ],
  sounds: { card: () => tone(2093, 0.05, 0.025, 0, 'square'), row: () => tone(2637, 0.04, 0.02, 0, 'square') },
  ink: 'text-fifth-crystal',
  held: 'bg-fifth-crystal text-fifth-segment',
  card: {
    face: 'fill-fifth-crystal',
    black: 'text-fifth-segment',
    red: 'text-fifth-enamel',
    edged: true,
    back: 'fill-fifth-crystal-dim',
    backEdge: 'stroke-fifth-segment/40',
    backInk: 'fill-fifth-segment',
    pattern: 'segments',
  },
  board: {
    box: 'rounded-md border-[0.35em] border-fifth-shell-dim bg-fifth-crystal px-1 py-0.5 shadow-[inset_0.15em_0.2em_0.5em_theme(colors.fifth.segment/0.45)]',
    table: 'border-spacing-x-px border-spacing-y-px',
    pad: 'pl-[0.6ch]',
    name: 'text-fifth-segment [text-shadow:0.1em_0.12em_0_theme(colors.fifth.segment/0.18)]',
    chosen: 'bg-fifth-crystal-dim text-fifth-segment [text-shadow:0.1em_0.12em_0_theme(colors.fifth.segment/0.18)]',
    other: 'text-fifth-segment/80',
    lit: 'bg-fifth-segment text-fifth-crystal',
  },
};

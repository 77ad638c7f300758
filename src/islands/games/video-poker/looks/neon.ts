import { tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

const glow = 'sm:[text-shadow:0_0_0.35em_currentColor,0_0_1em_currentColor]';

/** Two gases in bent tubes before a violet night: everything twice. */
export const neon: Look = {
  ground: 'from-fifth-night to-fifth-night-dim',
  turn: [
    { opacity: 0 },
    { opacity: 0.9, offset: 0.2 },
    { opacity: 0.25, offset: 0.4 },
    { opacity: 1, offset: 0.6 },
    { opacity: 0.7, offset: 0.8 },
    { opacity: 1 },
  ],
  sounds: {
    card: () => {
      tone(120, 0.16, 0.05, 0, 'sawtooth');
      tone(2400, 0.03, 0.012, 0.02, 'square');
    },
    row: () => tone(180, 0.1, 0.03, 0, 'sawtooth'),
  },
  ink: 'text-fifth-neon',
  held: 'bg-fifth-neon text-fifth-night-dim',
  card: {
    face: 'fill-fifth-night-dim',
    black: 'text-fifth-argon',
    red: 'text-fifth-neon',
    edged: true,
    back: 'fill-fifth-night-dim',
    backEdge: 'stroke-fifth-argon/50',
    backInk: 'fill-fifth-neon',
    pattern: 'tubes',
  },
  board: {
    box: 'rounded-2xl border-2 border-fifth-argon bg-fifth-night-dim/80 px-2 py-1 shadow-[0_0_1.2em_theme(colors.fifth.argon/0.35),inset_0_0_1.2em_theme(colors.fifth.argon/0.2)]',
    table: 'border-spacing-0',
    pad: 'pl-[0.6ch]',
    name: `text-fifth-neon ${glow}`,
    chosen: `text-fifth-pale ${glow} bg-fifth-argon/15`,
    other: 'text-fifth-argon/75',
    lit: 'bg-fifth-neon text-fifth-night-dim',
  },
};

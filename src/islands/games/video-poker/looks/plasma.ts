import { tap, tone } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** Orange gas lit dot by dot between two panes. */
export const plasma: Look = {
  ground: 'from-fifth-plasma-deep to-fifth-plasma-dim',
  turn: [
    { clipPath: 'inset(0 100% 0 0)', filter: 'brightness(1.9)' },
    { clipPath: 'inset(0 0 0 0)', filter: 'brightness(1.3)', offset: 0.8 },
    { clipPath: 'inset(0 0 0 0)', filter: 'none' },
  ],
  sounds: {
    card: () => {
      tap(3600, 0.16);
      tone(523, 0.07, 0.03, 0, 'square');
    },
    row: () => tone(659, 0.05, 0.025, 0, 'square'),
  },
  ink: 'text-fifth-plasma',
  held: 'bg-fifth-plasma text-fifth-plasma-dim',
  card: {
    face: 'fill-fifth-plasma-dim',
    black: 'text-fifth-plasma',
    red: 'text-fifth-bulb',
    edged: true,
    back: 'fill-fifth-plasma-dim',
    backEdge: 'stroke-fifth-plasma/45',
    backInk: 'fill-fifth-plasma',
    pattern: 'dots',
  },
  board: {
    box: 'rounded-sm border border-fifth-plasma/40 bg-fifth-plasma-dim px-1.5 py-1 outline-4 outline-fifth-plasma-deep',
    table: 'border-spacing-0',
    pad: 'pl-[0.6ch]',
    name: 'text-fifth-plasma',
    chosen: 'text-fifth-bulb bg-fifth-plasma/15',
    other: 'text-fifth-plasma/75',
    lit: 'bg-fifth-plasma text-fifth-plasma-dim',
    under:
      'opacity-40 [background-image:radial-gradient(circle,theme(colors.fifth.plasma/0.45)_18%,transparent_40%)] [background-size:4px_4px]',
  },
};

import { tap } from '#islands/games/kit/motion/sounds.ts';
import type { Look } from './look.ts';

/** Flaps side by side, one a letter; the upper leaf of each catches more light than the lower. */
const letters =
  '[background-image:repeating-linear-gradient(to_right,transparent_0_calc(1.22ch-2px),theme(colors.ink.900)_calc(1.22ch-2px)_1.22ch),linear-gradient(to_bottom,theme(colors.ink.700)_50%,theme(colors.ink.800)_50%)]';
const leaf = 'rounded-[2px] bg-linear-to-b from-50% to-50%';

/** A board of flaps that fall over, as stations have them. */
export const flap: Look = {
  ground: 'from-fifth-deep to-fifth-dim',
  turn: [{ transform: 'rotateX(-88deg)' }, { transform: 'rotateX(12deg)', offset: 0.75 }, { transform: 'none' }],
  sounds: {
    card: () => {
      tap(1500, 0.35);
      tap(2600, 0.2, 0.03);
    },
    row: () => {
      for (const beat of [0, 1, 2, 3]) tap(1900, 0.14, beat * 0.025);
    },
  },
  ink: 'text-fifth-amber',
  held: 'bg-fifth-amber text-ink-900',
  card: {
    face: 'fill-table-card',
    black: 'text-table-black',
    red: 'text-table-red',
    edged: false,
    back: 'fill-fifth-glass',
    backEdge: 'stroke-fifth-amber/45',
    backInk: 'fill-fifth-amber',
    pattern: 'flaps',
  },
  board: {
    box: 'rounded-md bg-ink-900 p-1',
    table: 'border-spacing-x-0.5 border-spacing-y-px',
    pad: 'pl-[0.18ch] tracking-[0.22ch]',
    name: `rounded-[2px] text-fifth-amber ${letters}`,
    chosen: `${leaf} from-ink-600 to-ink-700 text-fifth-pale`,
    other: `${leaf} from-ink-700 to-ink-800 text-fifth-amber opacity-60`,
    lit: 'rounded-[2px] bg-fifth-amber text-ink-900',
  },
};

import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import type { Skin } from '../skin.ts';
import { Frame, Front, Rim } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: orrery,
  symbols,
  names,
  words,
  outer: [
    ['indigo', 'cream'],
    ['teal', 'cream'],
    ['plum', 'cream'],
    ['rust', 'cream'],
    ['chestnut', 'cream'],
  ],
  inner: [
    ['blue', 'cream'],
    ['mulberry', 'cream'],
    ['cream', 'dark'],
    ['teal', 'cream'],
  ],
  leadsOn: ['amber', 'dark'],
  Rim,
  Front,
  Frame,
  Scenery,
  inks: { line: 'cream', edge: 'dark' },
  tone: {
    reel: 'rounded-sm bg-linear-to-b from-slot-dark via-slot-indigo to-slot-plum',
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-indigo text-slot-cream',
    symbol: 'bg-slot-indigo',
    dim: 'fill-slot-dark/80',
    frame: 'stroke-slot-amber',
  },
};

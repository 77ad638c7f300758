import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import type { Skin } from '../skin.ts';
import { Frame, Front, Rim } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: quarterBells,
  symbols,
  names,
  words,
  outer: [
    ['indigo', 'cream'],
    ['blue', 'cream'],
  ],
  inner: [
    ['teal', 'cream'],
    ['chestnut', 'cream'],
    ['mulberry', 'cream'],
    ['plum', 'cream'],
    ['cream', 'dark'],
    ['rust', 'cream'],
  ],
  leadsOn: ['amber', 'dark'],
  Rim,
  Front,
  Frame,
  Scenery,
  inks: { line: 'cream', edge: 'indigo' },
  tone: {
    reel: 'rounded-sm bg-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-indigo text-slot-cream',
    symbol: 'bg-slot-cream',
    dim: 'fill-slot-indigo/80',
    frame: 'stroke-slot-rust',
  },
};

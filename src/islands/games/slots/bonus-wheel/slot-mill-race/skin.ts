import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import type { Skin } from '../skin.ts';
import { Frame, Front, Rim } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: millRace,
  symbols,
  names,
  words,
  outer: [
    ['teal', 'cream'],
    ['moss', 'cream'],
    ['blue', 'cream'],
    ['mulberry', 'cream'],
    ['amber', 'dark'],
  ],
  inner: [
    ['chestnut', 'cream'],
    ['plum', 'cream'],
    ['rust', 'cream'],
    ['amber', 'dark'],
  ],
  leadsOn: ['cream', 'dark'],
  Rim,
  Front,
  Frame,
  Scenery,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'rounded-sm bg-linear-to-b from-slot-mint via-slot-ice to-slot-mint',
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-teal text-slot-cream',
    symbol: 'bg-slot-mint',
    dim: 'fill-slot-teal/80',
    frame: 'stroke-slot-rust',
  },
};

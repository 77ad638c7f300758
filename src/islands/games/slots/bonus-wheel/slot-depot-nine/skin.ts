import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import type { Skin } from '../skin.ts';
import { Frame, Front, Rim } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: depotNine,
  symbols,
  names,
  words,
  outer: [
    ['teal', 'cream'],
    ['blue', 'cream'],
    ['rust', 'cream'],
    ['mulberry', 'cream'],
    ['plum', 'cream'],
  ],
  inner: [
    ['chestnut', 'cream'],
    ['moss', 'cream'],
    ['cream', 'dark'],
  ],
  leadsOn: ['amber', 'dark'],
  Rim,
  Front,
  Frame,
  Scenery,
  inks: { line: 'rust', edge: 'dark' },
  tone: {
    reel: 'rounded-sm bg-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-rust text-slot-cream',
    symbol: 'bg-slot-cream',
    dim: 'fill-slot-indigo/80',
    frame: 'stroke-slot-rust',
  },
};

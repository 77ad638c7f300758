import { rainGarden } from '#domain/games/slots/sticky-wilds/slot-rain-garden/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Stay } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: rainGarden,
  symbols,
  Stay,
  names,
  words,
  Scenery,
  Cabinet,
  margin: { side: 56, top: 124, below: 38 },
  gap: 6,
  inks: { line: 'cream', edge: 'dark' },
  tone: {
    reel: 'bg-slot-teal',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-teal/70',
    plate: 'border-slot-sky bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [11, 26, 5, 18, 3],
};

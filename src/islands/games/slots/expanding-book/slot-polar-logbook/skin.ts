import { polarLogbook } from '#domain/games/slots/expanding-book/slot-polar-logbook/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, Page } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: polarLogbook,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  Page,
  margin: { side: 44, top: 140, below: 40 },
  gap: 6,
  inks: { line: 'rust', edge: 'cream' },
  tone: {
    reel: 'bg-slot-cream',
    frame: 'stroke-slot-rust',
    dim: 'fill-slot-cream/70',
    filled: 'fill-slot-cream',
    plate: 'border-slot-amber bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [12, 9, 10, 3, 5],
};

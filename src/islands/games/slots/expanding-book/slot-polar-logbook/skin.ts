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
  inks: { line: 'lemon', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-mint via-slot-ice to-slot-ice',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-indigo/75',
    filled: 'fill-slot-cream',
    plate: 'border-slot-amber bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [12, 9, 10, 3, 5],
};

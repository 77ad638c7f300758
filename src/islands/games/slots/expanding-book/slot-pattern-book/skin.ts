import { patternBook } from '#domain/games/slots/expanding-book/slot-pattern-book/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, Page } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: patternBook,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  Page,
  margin: { side: 40, top: 142, below: 44 },
  gap: 6,
  inks: { line: 'lemon', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-mint via-slot-ice to-slot-mint',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-plum/75',
    filled: 'fill-slot-mint',
    plate: 'border-slot-amber bg-slot-mulberry text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [14, 2, 13, 0, 0],
};

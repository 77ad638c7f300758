import { cometRegister } from '#domain/games/slots/expanding-book/slot-comet-register/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Page } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: cometRegister,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Page,
  margin: { side: 46, top: 146, below: 44 },
  gap: 6,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-dark via-slot-indigo to-slot-plum',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-dark/75',
    filled: 'fill-slot-plum',
    plate: 'border-slot-amber bg-slot-plum text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [5, 6, 15, 13, 14],
};

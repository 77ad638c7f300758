import { pennyProscenium } from '#domain/games/slots/pick-bonus/slot-penny-proscenium/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Closed, Opened } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { sceneFlats, symbols } from './symbols.tsx';
import { names, prizeNames, words } from './words.ts';

export const skin: Skin = {
  title: pennyProscenium,
  symbols,
  names,
  prizes: sceneFlats,
  prizeNames,
  Closed,
  Opened,
  words,
  Scenery,
  Cabinet,
  margin: { side: 66, top: 126, below: 76 },
  gap: 6,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-cherry to-slot-plum',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-plum/80',
    board: 'bg-slot-dark',
    number: 'fill-slot-cream',
    legend: 'fill-slot-lemon',
    plate: 'border-slot-amber bg-slot-rust text-slot-cream',
    pip: 'fill-slot-amber',
    noPip: 'fill-slot-dark',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [2, 5, 1, 8],
};

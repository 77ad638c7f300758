import { apothecaryRow } from '#domain/games/slots/pick-bonus/slot-apothecary-row/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Closed, Opened } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { drawerPrizes, symbols } from './symbols.tsx';
import { names, prizeNames, words } from './words.ts';

export const skin: Skin = {
  title: apothecaryRow,
  symbols,
  names,
  prizes: drawerPrizes,
  prizeNames,
  Closed,
  Opened,
  words,
  Scenery,
  Cabinet,
  margin: { side: 36, top: 88, below: 70 },
  gap: 6,
  inks: { line: 'lemon', edge: 'dark' },
  tone: {
    reel: 'bg-slot-chestnut',
    frame: 'stroke-slot-lemon',
    dim: 'fill-slot-dark/70',
    board: 'bg-slot-dark',
    number: 'fill-slot-cream',
    legend: 'fill-slot-lemon',
    plate: 'border-slot-copper bg-slot-teal text-slot-cream',
    pip: 'fill-slot-amber',
    noPip: 'fill-slot-dark',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 7, 6, 9, 1],
};

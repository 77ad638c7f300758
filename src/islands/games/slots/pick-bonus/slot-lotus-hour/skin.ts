import { lotusHour } from '#domain/games/slots/pick-bonus/slot-lotus-hour/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Closed, Opened } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { flowers, symbols } from './symbols.tsx';
import { names, prizeNames, words } from './words.ts';

export const skin: Skin = {
  title: lotusHour,
  symbols,
  names,
  prizes: flowers,
  prizeNames,
  Closed,
  Opened,
  words,
  Scenery,
  Cabinet,
  margin: { side: 40, top: 104, below: 68 },
  gap: 6,
  inks: { line: 'cherry', edge: 'cream' },
  tone: {
    reel: 'bg-slot-ice',
    frame: 'stroke-slot-cherry',
    dim: 'fill-slot-ice/75',
    board: 'bg-slot-plum',
    number: 'fill-slot-cream',
    legend: 'fill-slot-lemon',
    plate: 'border-slot-amber bg-slot-plum text-slot-cream',
    pip: 'fill-slot-amber',
    noPip: 'fill-slot-dark',
    ground: 'from-slot-rose to-slot-teal',
  },
  neutral: [3, 7, 6, 9, 1],
};

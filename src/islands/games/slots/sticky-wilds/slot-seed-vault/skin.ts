import { seedVault } from '#domain/games/slots/sticky-wilds/slot-seed-vault/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Stay } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: seedVault,
  symbols,
  Stay,
  names,
  words,
  Scenery,
  Cabinet,
  margin: { side: 50, top: 96, below: 34 },
  gap: 6,
  inks: { line: 'cherry', edge: 'ice' },
  tone: {
    reel: 'bg-slot-ice',
    frame: 'stroke-slot-cherry',
    dim: 'fill-slot-ice/75',
    plate: 'border-slot-leaf bg-slot-indigo text-slot-cream',
    ground: 'from-slot-sky to-slot-blue',
  },
  neutral: [0, 10, 4, 3],
};

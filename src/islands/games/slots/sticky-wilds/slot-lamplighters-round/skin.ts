import { lamplightersRound } from '#domain/games/slots/sticky-wilds/slot-lamplighters-round/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, Stay } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: lamplightersRound,
  symbols,
  Stay,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  margin: { side: 52, top: 112, below: 44 },
  gap: 6,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-plum to-slot-mulberry',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-plum/75',
    plate: 'border-slot-amber bg-slot-plum text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 9, 9, 12, 9],
};

import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, Vine } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: nightOrchard,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  Line: Vine,
  margin: { side: 34, top: 62, below: 30 },
  gap: 6,
  tone: {
    reel: 'rounded-sm bg-slot-indigo',
    symbol: 'bg-slot-indigo',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-dark/60',
    plate: 'border-slot-cream bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [2, 8, 10, 2, 6],
};

import { gableStreet } from '#domain/games/slots/variable-ways/slot-gable-street/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Foot, fronts, Head } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: gableStreet,
  symbols,
  names,
  words,
  anchor: 'ground',
  gap: 6,
  margin: { side: 22, top: 84, below: 60 },
  reelClass: (reel) => (fronts[reel] ?? fronts[0])[1],
  Cabinet,
  Head,
  Foot,
  Scenery,
  tone: {
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-cream bg-slot-indigo text-slot-cream',
    symbol: 'bg-slot-chestnut',
    dim: 'fill-slot-dark/70',
    frame: 'stroke-slot-amber',
    sign: 'bg-slot-cream text-slot-dark',
  },
};

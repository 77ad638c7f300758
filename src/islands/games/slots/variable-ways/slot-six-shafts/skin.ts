import { sixShafts } from '#domain/games/slots/variable-ways/slot-six-shafts/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Foot, Head } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: sixShafts,
  symbols,
  names,
  words,
  anchor: 'top',
  gap: 12,
  margin: { side: 26, top: 100, below: 58 },
  reelClass: () => 'bg-slot-dark',
  Cabinet,
  Head,
  Foot,
  Scenery,
  tone: {
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-dark text-slot-amber',
    symbol: 'bg-slot-dark',
    dim: 'fill-slot-dark/75',
    frame: 'stroke-slot-amber',
    sign: 'bg-slot-amber text-slot-dark',
  },
};

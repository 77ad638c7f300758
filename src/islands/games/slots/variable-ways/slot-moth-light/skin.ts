import { mothLight } from '#domain/games/slots/variable-ways/slot-moth-light/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Foot, Head } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: mothLight,
  symbols,
  names,
  words,
  anchor: 'middle',
  gap: 10,
  margin: { side: 20, top: 66, below: 60 },
  reelClass: (reel) =>
    `rounded-md bg-linear-to-r ${reel % 2 ? 'from-slot-copper via-slot-amber to-slot-copper' : 'from-slot-amber via-slot-cream to-slot-amber'}`,
  Cabinet,
  Head,
  Foot,
  Scenery,
  tone: {
    ground: 'from-lantern-deep to-lantern-dim',
    plate: 'border-slot-amber bg-slot-dark text-slot-cream',
    symbol: 'bg-slot-amber',
    dim: 'fill-slot-chestnut/75',
    frame: 'stroke-slot-plum',
    sign: 'bg-slot-dark text-slot-cream',
  },
};

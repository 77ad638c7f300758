import { waxAndSeal } from '#domain/games/slots/hold-respin/slot-wax-and-seal/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Coin, Empty } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: waxAndSeal,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  margin: { side: 54, top: 96, below: 84 },
  gap: 8,
  Coin,
  Empty,
  inks: { line: 'lemon', edge: 'dark' },
  tone: {
    reel: 'bg-slot-moss',
    frame: 'stroke-slot-lemon',
    dim: 'fill-slot-moss/75',
    held: 'fill-slot-teal',
    number: 'fill-slot-cream',
    plate: 'border-slot-rust bg-slot-cream text-slot-dark',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-plum',
    ground: 'from-slot-teal to-slot-dark',
  },
  neutral: [2, 6, 10],
};

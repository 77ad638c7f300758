import { deepFoundry } from '#domain/games/slots/hold-respin/slot-deep-foundry/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Coin, Empty } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: deepFoundry,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  margin: { side: 42, top: 58, below: 62 },
  gap: 6,
  Coin,
  Empty,
  inks: { line: 'amber', edge: 'chestnut' },
  tone: {
    reel: 'bg-linear-to-b from-slot-dark via-slot-dark to-slot-chestnut',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-dark/75',
    held: 'fill-slot-dark',
    number: 'fill-slot-dark',
    plate: 'border-slot-rust bg-slot-dark text-slot-amber',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-plum',
    ground: 'from-slot-dark to-slot-chestnut',
  },
  neutral: [3, 7, 6, 9, 1],
};

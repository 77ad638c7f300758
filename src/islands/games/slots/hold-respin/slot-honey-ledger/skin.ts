import { honeyLedger } from '#domain/games/slots/hold-respin/slot-honey-ledger/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Coin, Empty, Front } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: honeyLedger,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  margin: { side: 40, top: 76, below: 62 },
  gap: 6,
  Coin,
  Empty,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-linear-to-b from-slot-cream via-slot-ice to-slot-cream',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-plum/75',
    held: 'fill-slot-dark',
    number: 'fill-slot-dark',
    plate: 'border-slot-chestnut bg-slot-amber text-slot-dark',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-chestnut',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 7, 6, 9, 1],
};

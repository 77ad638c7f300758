import { honeyLedger } from '#domain/games/slots/hold-respin/slot-honey-ledger/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Coin, Empty } from './Cabinet.tsx';
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
  margin: { side: 40, top: 76, below: 62 },
  gap: 6,
  Coin,
  Empty,
  inks: { line: 'rust', edge: 'cream' },
  tone: {
    reel: 'bg-slot-cream',
    frame: 'stroke-slot-rust',
    dim: 'fill-slot-cream/70',
    held: 'fill-slot-chestnut',
    number: 'fill-slot-dark',
    plate: 'border-slot-chestnut bg-slot-amber text-slot-dark',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-chestnut',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 7, 6, 9, 1],
};

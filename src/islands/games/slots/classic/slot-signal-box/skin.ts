import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import type { Skin } from '../skin.ts';
import { box, Cabinet, Lever } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { lineName, names, words } from './words.ts';

export const skin: Skin = {
  title: signalBox,
  symbols,
  names,
  lineName,
  words,
  Scenery,
  Cabinet,
  Lever,
  box,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    dim: 'fill-slot-cream/70',
    reel: 'rounded-sm bg-slot-cream',
    symbol: 'bg-slot-cream',
    plate: 'border-slot-amber bg-slot-dark text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [0, 1, 12],
};

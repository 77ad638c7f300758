import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import { playDissolve } from '../../sounds.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, vessel } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: tidepool,
  symbols,
  names,
  words,
  vessel,
  Scenery,
  Cabinet,
  light: { ink: 'cream', opacity: 0.32 },
  tone: {
    clip: '[clip-path:inset(-8%_-4%_-6%)]',
    feed: 'animate-sink',
    goes: 'animate-dissolve',
    amount: 'bg-slot-dark text-slot-cream',
    plate: 'border-slot-amber bg-slot-teal text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
    symbol: 'bg-slot-teal',
  },
  sounds: { goes: playDissolve },
  neutral: [0, 3, 6, 9, 12, 1],
};

import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import { playFizz } from '../../sounds.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, vessel } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: sodaSiphon,
  symbols,
  names,
  words,
  vessel,
  Scenery,
  Cabinet,
  Front,
  light: { ink: 'lemon', opacity: 0.75 },
  tone: {
    clip: '[clip-path:inset(-3%_-3%_-3%)]',
    feed: 'animate-surface',
    goes: 'animate-fizz',
    amount: 'bg-slot-cherry text-slot-ice',
    plate: 'border-slot-cherry bg-slot-ice text-slot-dark',
    ground: 'from-slot-mint to-slot-lagoon',
    symbol: 'bg-slot-ice',
  },
  sounds: { goes: playFizz },
  neutral: [0, 0, 3, 10, 3],
};

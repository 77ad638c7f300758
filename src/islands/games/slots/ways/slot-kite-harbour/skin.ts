import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import type { Skin } from '../skin.ts';
import { Cabinet, Front, Way } from './Cabinet.tsx';
import { Scenery } from './Scenery.tsx';
import { symbols } from './symbols.tsx';
import { names, words } from './words.ts';

export const skin: Skin = {
  title: kiteHarbour,
  symbols,
  names,
  words,
  Scenery,
  Cabinet,
  Front,
  Way,
  margin: { side: 26, top: 72, below: 44 },
  gap: 8,
  tone: {
    reel: 'bg-linear-to-b from-slot-blue via-slot-sky to-slot-sky',
    frame: 'stroke-slot-lemon',
    dim: 'fill-slot-indigo/75',
    plate: 'border-slot-dark bg-slot-cream text-slot-dark',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [1, 5, 8, 10, 14],
};

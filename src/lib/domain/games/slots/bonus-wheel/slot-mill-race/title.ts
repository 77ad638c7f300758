import { paylinesOf } from '../../lines/paylines.ts';
import type { BonusWheelTitle, Segment } from '../paytable.ts';

const slice = (pays: Segment['pays'], weight = 3): Segment => ({ weight, pays });

/** Three reels beside a mill: its wheel turns when the water reaches it on all three, and may set the stone going. */
export const millRace = {
  id: 'slot-mill-race',
  name: 'Mill Race',
  symbols: {
    M: 'mill-wheel',
    A: 'heron',
    B: 'trout',
    C: 'loaf',
    D: 'sack',
    E: 'wheat',
    F: 'poppy',
  } as const,
  strips: ['FEDMFECEFBDEMFCEDFAEFMDECFEDFBEC', 'EFCDMEFDEBFEMCDFEAFDMEFCEDFEBFCD', 'DFEMCFEBDFEMFDCEFADEMFECFDEFBECF'],
  lines: paylinesOf('111 000 222 012 210'),
  pays: { A: 800, B: 150, C: 50, D: 28, E: 12, F: 10 },
  wheelSymbol: 'M',
  outer: [
    slice('inner', 4),
    slice(5),
    slice(10),
    slice(8),
    slice(5),
    slice(15),
    slice(8),
    slice(5),
    slice(25, 2),
    slice(8),
    slice(5),
    slice(10),
    slice(15),
    slice(5),
    slice(8),
    slice(10),
  ],
  inner: [
    { weight: 5, pays: 30 },
    { weight: 3, pays: 50 },
    { weight: 2, pays: 100 },
    { weight: 5, pays: 30 },
    { weight: 1, pays: 250 },
    { weight: 3, pays: 50 },
    { weight: 1, pays: 100 },
  ],
} satisfies BonusWheelTitle;

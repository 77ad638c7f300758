import { paylinesOf } from '../../lines/paylines.ts';
import type { BonusWheelTitle, Segment } from '../paytable.ts';

const slice = (pays: Segment['pays'], weight = 2): Segment => ({ weight, pays });

/** Three reels of a brass orrery on nine lines: it is rarely set going, and its inner ring holds most of what it has. */
export const orrery = {
  id: 'slot-orrery',
  name: 'Orrery',
  symbols: {
    O: 'orrery',
    A: 'sun',
    B: 'ringed-planet',
    C: 'comet',
    D: 'telescope',
    E: 'moon',
    F: 'star',
  } as const,
  strips: ['EFDOFCEDFBEFDCAFEDFOCFBEDF', 'FECDFAEFBDEOFDCEFDEFBCEFDE', 'DEFCEDFBEOFDECFADFEBFCEDFE'],
  lines: paylinesOf('111 000 222 012 210 010 212 101 121'),
  pays: { A: 1000, B: 150, C: 62, D: 25, E: 12, F: 8 },
  wheelSymbol: 'O',
  outer: [
    slice('inner', 3),
    slice(20),
    slice(40),
    slice(25),
    slice(75, 1),
    slice(20),
    slice(40),
    slice('inner', 3),
    slice(25),
    slice(20),
    slice(60, 1),
    slice(40),
  ],
  inner: [
    { weight: 4, pays: 100 },
    { weight: 2, pays: 250 },
    { weight: 4, pays: 100 },
    { weight: 1, pays: 750 },
    { weight: 3, pays: 150 },
    { weight: 2, pays: 250 },
  ],
} satisfies BonusWheelTitle;

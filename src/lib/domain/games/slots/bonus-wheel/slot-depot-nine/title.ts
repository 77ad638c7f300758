import { paylinesOf } from '../../lines/paylines.ts';
import type { BonusWheelTitle, Segment } from '../paytable.ts';

const slice = (pays: Segment['pays'], weight = 2): Segment => ({ weight, pays });

/** Three reels in a tram depot on twenty-five lines: its turntable moves every eighth spin, and what it pays is small. */
export const depotNine = {
  id: 'slot-depot-nine',
  name: 'Depot Nine',
  symbols: {
    T: 'turntable',
    A: 'tram',
    B: 'bell',
    C: 'headlamp',
    D: 'cap',
    E: 'ticket',
    F: 'lever',
  } as const,
  strips: ['TEFDTCFETEDBTFCEDAFEDCFB', 'TFEDTBFETCDETFEDCAEFBDFC', 'TDEFTCEDTFBETAFDCEFBDECF'],
  lines: paylinesOf(
    '111 000 222 012 210 010 212 101 121 011 211 100 122 001 221 110 112 002 220 022 200 102 120 021 201',
  ),
  pays: { A: 120, B: 52, C: 34, D: 28, E: 20, F: 18 },
  wheelSymbol: 'T',
  outer: [
    slice(2, 3),
    slice(3),
    slice('inner', 1),
    slice(2, 3),
    slice(4),
    slice(2, 3),
    slice(3),
    slice(5),
    slice(2, 3),
    slice(4),
  ],
  inner: [
    { weight: 3, pays: 6 },
    { weight: 2, pays: 10 },
    { weight: 3, pays: 6 },
    { weight: 1, pays: 20 },
  ],
} satisfies BonusWheelTitle;

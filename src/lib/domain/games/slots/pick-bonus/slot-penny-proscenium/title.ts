import { paylinesOf } from '../../lines/paylines.ts';
import type { PickTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: sun (wild), A: castle, B: galleon, C: swan, D: mask, E: cloud, F: candle, O: scissors (cut the scenes out). Calm: four of a scene are found late, and most are forests. */
export const pennyProscenium: PickTitle = {
  id: 'slot-penny-proscenium',
  name: 'Penny Proscenium',
  machine: {
    strips: ['DFAEFOECDBEFCEFDBC', 'CFOEFWBDFECADCEDFE', 'ACWFDEBDFCEFDEFDBO', 'DBFCDEAFEBCDEFOEFC'],
    rows: 3,
    paylines: paylinesOf('1111 0000 2222 0110 2112 0122 2100 1001 1221 0011 2211 1100 1122 0101 2121'),
    pays: {
      A: [0, 0, 42, 120],
      B: [0, 0, 30, 84],
      C: [0, 0, 21, 57],
      D: [0, 0, 16, 42],
      E: [0, 0, 11, 28],
      F: [0, 0, 9, 24],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 15,
  },
  chart: {
    opens: 15,
    factors: [
      [3, 1],
      [4, 3],
    ],
    kinds: [
      { letter: 'f', count: 6, units: 15 },
      { letter: 'h', count: 5, units: 45 },
      { letter: 'p', count: 4, units: 180 },
    ],
    end: { kind: 'alike', alike: 4 },
  },
  counts,
};

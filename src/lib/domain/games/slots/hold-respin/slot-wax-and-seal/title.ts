import { paylinesOf } from '../../lines/paylines.ts';
import type { HoldTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: signet ring (wild), A: crown letter, B: quill, C: candle, D: ribbon, E: inkwell, O: wax seal (coin). */
export const waxAndSeal: HoldTitle = {
  id: 'slot-wax-and-seal',
  name: 'Wax and Seal',
  machine: {
    strips: ['OBCADEOCBEDACDEBOECD', 'CEOADWECOEWBEDCOEDBD', 'DOBEWADEOCDWEDAOCEBD'],
    rows: 3,
    paylines: paylinesOf('111 000 222 012 210'),
    pays: {
      A: [0, 0, 16],
      B: [0, 0, 14],
      C: [0, 0, 13],
      D: [0, 0, 12],
      E: [0, 0, 11],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 5,
  },
  chart: {
    trigger: 3,
    respins: 3,
    oneIn: 12,
    values: [
      [1, 37],
      [2, 33],
      [3, 19],
      [4, 8],
      [5, 3],
    ],
    full: 50,
  },
  counts,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerWaxAndSeal: HoldTitle = {
  ...waxAndSeal,
  chart: {
    ...waxAndSeal.chart,
    values: [
      [1, 42],
      [2, 31],
      [3, 18],
      [4, 7],
      [5, 2],
    ],
  },
};

import { twentyLines } from '../../lines/paylines.ts';
import type { HoldTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: queen bee (wild), A: skep, B: smoker, C: dipper, D: clover, E: wax candle, F: bee, O: honey cell (coin). */
export const honeyLedger: HoldTitle = {
  id: 'slot-honey-ledger',
  name: 'Honey Ledger',
  machine: {
    strips: [
      'OOFBCAEDFCBEFDOCEAFD',
      'EBOOCWDAEFBFCDEOFBAC',
      'FOADWCEBFDEBCOOFEADC',
      'CEWBFOOAECFBDDEFOACB',
      'DFCCABEOODCFEBFAOECF',
    ],
    rows: 3,
    paylines: twentyLines,
    pays: {
      A: [0, 0, 25, 100, 500],
      B: [0, 0, 16, 60, 200],
      C: [0, 0, 12, 36, 120],
      D: [0, 0, 8, 24, 90],
      E: [0, 0, 6, 16, 60],
      F: [0, 0, 4, 14, 50],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 20,
  },
  chart: {
    trigger: 6,
    respins: 3,
    oneIn: 18,
    values: [
      [20, 49],
      [40, 26],
      [60, 12],
      [100, 9],
      [200, 3],
      [300, 1],
    ],
    full: 5000,
  },
  counts,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerHoneyLedger: HoldTitle = {
  ...honeyLedger,
  chart: {
    ...honeyLedger.chart,
    values: [
      [20, 50],
      [40, 26],
      [60, 12],
      [100, 8],
      [200, 3],
      [300, 1],
    ],
  },
};

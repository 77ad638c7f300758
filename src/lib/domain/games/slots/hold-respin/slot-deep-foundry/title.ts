import { paylinesOf } from '../../lines/paylines.ts';
import type { HoldTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: flame (wild), A: bell, B: anvil, C: hammer, D: tongs, E: gear, F: chain, G: rivet, O: ingot (coin). */
export const deepFoundry: HoldTitle = {
  id: 'slot-deep-foundry',
  name: 'Deep Foundry',
  machine: {
    strips: [
      'OOFBCAEDFCBEFDGCEAFG',
      'EBOOCWDAEGBFCDEGFBAC',
      'FODGWCEBFDEBCGAFEAGC',
      'CEWBFOOAECFBGDEFGACB',
      'DFGCABEOODCGEBFAFECG',
    ],
    rows: 4,
    paylines: paylinesOf(
      '11111 22222 00000 33333 01210 32123 12321 21012 00100 33233 11011 22322 10001 23332 12221 21112 01110 32223 11211 22122',
    ),
    pays: {
      A: [0, 0, 30, 120, 500],
      B: [0, 0, 18, 50, 200],
      C: [0, 0, 12, 30, 120],
      D: [0, 0, 8, 20, 80],
      E: [0, 0, 5, 15, 60],
      F: [0, 0, 3, 10, 40],
      G: [0, 0, 3, 10, 40],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 20,
  },
  chart: {
    trigger: 6,
    respins: 3,
    oneIn: 22,
    values: [
      [20, 43],
      [40, 26],
      [60, 14],
      [100, 10],
      [200, 5],
      [600, 2],
    ],
    full: 15000,
  },
  counts,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerDeepFoundry: HoldTitle = {
  ...deepFoundry,
  chart: {
    ...deepFoundry.chart,
    values: [
      [20, 44],
      [40, 26],
      [60, 14],
      [100, 9],
      [200, 5],
      [600, 2],
    ],
  },
};

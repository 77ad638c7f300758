import { twentyLines } from '../../lines/paylines.ts';
import type { PickTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: lamp (wild), A: owl, B: mortar, C: balance, D: leech jar, E: book, F: poppy, G: mushroom, O: key (opens the drawers). */
export const apothecaryRow: PickTitle = {
  id: 'slot-apothecary-row',
  name: 'Apothecary Row',
  machine: {
    strips: [
      'OFBCAEDGFBECDFAGECDF',
      'EBGCWDAFBCODEGFBDACE',
      'FODAGCEWBFDECGAFEBDC',
      'CEWBFGDAECFBODEGFACB',
      'DFGCABEODFBCAEBFDCGE',
    ],
    rows: 3,
    paylines: twentyLines,
    pays: {
      A: [0, 0, 30, 120, 500],
      B: [0, 0, 20, 60, 240],
      C: [0, 0, 16, 40, 150],
      D: [0, 0, 12, 32, 110],
      E: [0, 0, 8, 22, 90],
      F: [0, 0, 6, 18, 70],
      G: [0, 0, 6, 15, 60],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 20,
  },
  chart: {
    opens: 20,
    factors: [
      [3, 1],
      [4, 2],
      [5, 5],
    ],
    kinds: [
      { letter: 'X', count: 3, units: 0 },
      { letter: 'a', count: 4, units: 10 },
      { letter: 'b', count: 3, units: 20 },
      { letter: 'c', count: 2, units: 40 },
      { letter: 'd', count: 2, units: 60 },
      { letter: 'e', count: 1, units: 150 },
    ],
    end: { kind: 'until', stopper: 'X', stops: 2 },
  },
  counts,
};

import { twentyLines } from '../../lines/paylines.ts';
import type { PickTitle } from '../title.ts';
import counts from './figures.json' with { type: 'json' };

/** W: moon (wild), A: heron, B: carp, C: dragonfly, D: frog, E: reed, F: lily pad, G: snail, O: bud (opens the pond). */
export const lotusHour: PickTitle = {
  id: 'slot-lotus-hour',
  name: 'Lotus Hour',
  machine: {
    strips: [
      'OFBCAEDGFBECDOAGECDF',
      'EBGCWDAFBCFDEGFBDACE',
      'FODAGCEWBFDECOAFEBDC',
      'CEWBFGDAECFBGDEGFACB',
      'DFGCABEODFBCAEBFDCGE',
    ],
    rows: 3,
    paylines: twentyLines.slice(0, 10),
    pays: {
      A: [0, 0, 20, 80, 400],
      B: [0, 0, 15, 50, 200],
      C: [0, 0, 12, 32, 120],
      D: [0, 0, 9, 24, 80],
      E: [0, 0, 7, 18, 60],
      F: [0, 0, 5, 14, 50],
      G: [0, 0, 5, 12, 40],
    },
    wild: 'W',
    feature: 'O',
    unitsAStake: 10,
  },
  chart: {
    opens: 10,
    factors: [[3, 1]],
    kinds: [
      { letter: 'w', count: 5, units: 90 },
      { letter: 'p', count: 4, units: 210 },
      { letter: 'b', count: 3, units: 500 },
      { letter: 'g', count: 3, units: 2000 },
    ],
    end: { kind: 'alike', alike: 3 },
  },
  counts,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerLotusHour: PickTitle = {
  ...lotusHour,
  chart: {
    ...lotusHour.chart,
    kinds: [
      { letter: 'w', count: 5, units: 80 },
      { letter: 'p', count: 4, units: 200 },
      { letter: 'b', count: 3, units: 500 },
      { letter: 'g', count: 3, units: 2000 },
    ],
  },
};

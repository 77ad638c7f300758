import { twentyLines } from '../../lines/paylines.ts';
import type { BookTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

/** K: register (wild and scatter), A: great comet, B: telescope, C: observatory, D: moon, E: meteor, F: star, G: lens. */
export const cometRegister: BookTitle = {
  id: 'slot-comet-register',
  name: 'Comet Register',
  machine: {
    strips: [
      'CGEFAGDABGFDEFDGECBGCEKF',
      'GCEDFEAFCDBGEDAGKFBGDECF',
      'EFCKGEFGDBEGFACEBFGDFBGD',
      'DGCBGCEKFBEFDAFEADFEDGEC',
      'GCFGDKBGFCEDGFADEGCEFBEF',
    ],
    rows: 3,
    paylines: twentyLines,
    pays: {
      A: [0, 14, 34, 80, 300],
      B: [0, 6, 16, 40, 100],
      C: [0, 4, 8, 16, 40],
      D: [0, 2, 6, 12, 30],
      E: [0, 2, 4, 6, 20],
      F: [0, 2, 4, 6, 10],
      G: [0, 2, 4, 6, 10],
    },
    wild: 'K',
    feature: 'K',
    unitsAStake: 40,
  },
  chart: {
    pays: [0, 0, 40, 200, 800],
    trigger: 3,
    award: 10,
    most: 30,
    spreading: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    unitsMax: 10_000,
  },
  figures,
};

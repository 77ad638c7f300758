import { paylinesOf } from '../../lines/paylines.ts';
import type { BookTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

/** K: logbook (wild and scatter), A: ship in the ice, B: bear, C: compass, D: sledge, E: penguin, F: lamp, G: ice axe, H: tin of tea. */
export const polarLogbook: BookTitle = {
  id: 'slot-polar-logbook',
  name: 'Polar Logbook',
  machine: {
    strips: [
      'FHCFDCFGCBGEDHFBDGFDAFDKGEAGFHDEGCBG',
      'HGCHDCHEBAEHFCEHCEDBHCFGEAFDBEGHEGKC',
      'CFEDFAGCEBGFDBHCFBHEGDEFGBKHFGDFADHG',
      'ADEBGHDFKHCEHCBHCEAFDGHEBHECFGDEFHEC',
      'CKDHFGDFBGDAGEDGFDAFGHFCHBGCEGDFECBF',
    ],
    rows: 3,
    paylines: paylinesOf('11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'),
    pays: {
      A: [0, 5, 60, 500, 3000],
      B: [0, 5, 30, 150, 1000],
      C: [0, 0, 15, 75, 350],
      D: [0, 0, 10, 60, 300],
      E: [0, 0, 5, 20, 120],
      F: [0, 0, 5, 20, 120],
      G: [0, 0, 5, 20, 100],
      H: [0, 0, 5, 20, 100],
    },
    wild: 'K',
    feature: 'K',
    unitsAStake: 10,
  },
  chart: {
    pays: [0, 0, 20, 200, 2000],
    trigger: 3,
    award: 10,
    most: 30,
    spreading: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    unitsMax: 10_000,
  },
  figures,
};

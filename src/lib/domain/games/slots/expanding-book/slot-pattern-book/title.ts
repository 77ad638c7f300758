import { paylinesOf } from '../../lines/paylines.ts';
import type { BookTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };
import formerFigures from './former-figures.json' with { type: 'json' };

/** K: pattern book (wild and scatter), A: dress form, B: shears, C: sewing machine, D: spool, E: thimble, F: button, G: tape. */
export const patternBook: BookTitle = {
  id: 'slot-pattern-book',
  name: 'The Tailor’s Pattern Book',
  machine: {
    strips: [
      'EBCFGAEGDFBDFECDGFDGFABFDCKEDF',
      'FGBDFGCDEGCEGFCGACGEAKCEDBEDBE',
      'CFGEFAGBFCGFDBEAKBDFADFGCDEBFD',
      'ECDBGECAGBECGEFDCEFCKGEDFBADGF',
      'ADFBEGDFKGCDGCBGCDAFDEGDBFECFE',
    ],
    rows: 3,
    paylines: paylinesOf('11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'),
    pays: {
      A: [0, 4, 40, 120, 500],
      B: [0, 2, 20, 50, 200],
      C: [0, 0, 12, 30, 100],
      D: [0, 0, 6, 14, 50],
      E: [0, 0, 4, 12, 40],
      F: [0, 0, 4, 10, 30],
      G: [0, 0, 4, 10, 30],
    },
    wild: 'K',
    feature: 'K',
    unitsAStake: 10,
  },
  chart: {
    pays: [0, 0, 20, 60, 300],
    trigger: 3,
    award: 10,
    most: 30,
    spreading: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    unitsMax: 5_000,
  },
  figures,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerPatternBook: BookTitle = {
  ...patternBook,
  machine: { ...patternBook.machine, pays: { ...patternBook.machine.pays, D: [0, 0, 6, 12, 50] } },
  figures: formerFigures,
};

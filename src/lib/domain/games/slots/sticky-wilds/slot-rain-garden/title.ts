import { twentyLines } from '../../lines/paylines.ts';
import type { StickyTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };
import formerFigures from './former-figures.json' with { type: 'json' };

/** W: drop (wild), A: peony, B: frog, C: umbrella, D: watering can, E: snail, F: leaf. */
export const rainGarden: StickyTitle = {
  id: 'slot-rain-garden',
  name: 'Rain Garden',
  machine: {
    strips: [
      'DEDECFCABAEBAFDCFBCFDEDFEF',
      'CDWBEFBFEFDCFECDFDEDBAFCAEBA',
      'ECDADFCBDFDEFECEBFEABCDFAECB',
      'BCEFDBEFADCFCABCFEFWDEBDADFE',
      'BCACADEDEBECEDBAFEDFCFBFCEFD',
    ],
    rows: 3,
    paylines: twentyLines,
    pays: {
      A: [0, 0, 30, 44, 70],
      B: [0, 0, 24, 34, 50],
      C: [0, 0, 18, 26, 40],
      D: [0, 0, 16, 22, 32],
      E: [0, 0, 14, 19, 26],
      F: [0, 0, 14, 18, 26],
    },
    wild: 'W',
    feature: 'W',
    unitsAStake: 20,
  },
  staying: { kind: 'respins' },
  figures,
};

/** As it was under versions 1 and 2 of the rules. */
export const formerRainGarden: StickyTitle = {
  ...rainGarden,
  machine: { ...rainGarden.machine, pays: { ...rainGarden.machine.pays, E: [0, 0, 14, 18, 26] } },
  figures: formerFigures,
};

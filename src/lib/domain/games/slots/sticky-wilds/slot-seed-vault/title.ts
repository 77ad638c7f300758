import { paylinesOf } from '../../lines/paylines.ts';
import type { StickyTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

/** W: sprout (wild), S: handwheel (opens the vault), A: pomegranate, B: maize, C: peas, D: acorn, E: sunflower, F: wheat. */
export const seedVault: StickyTitle = {
  id: 'slot-seed-vault',
  name: 'Seed Vault',
  machine: {
    strips: ['ASBFEDCFEBDFCEDFCEDF', 'ADSFBEDFCEDWFECDFEBCFE', 'ESFBEWFBDEFCDEFCDAEFDC', 'CFDSCFEBDFEACFDEBFDE'],
    rows: 4,
    paylines: paylinesOf('1111 2222 0000 3333 0110 3223 1001 2332 1221 2112 0123 3210 0011 3322 1122 2211'),
    pays: {
      A: [0, 0, 26, 80],
      B: [0, 0, 20, 56],
      C: [0, 0, 16, 42],
      D: [0, 0, 13, 32],
      E: [0, 0, 10, 24],
      F: [0, 0, 9, 20],
    },
    wild: 'W',
    feature: 'S',
    unitsAStake: 16,
  },
  staying: { kind: 'spins', trigger: 3, award: 6, opens: 16 },
  figures,
};

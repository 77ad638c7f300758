import type { StickyTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

/** W: sprout (wild), S: handwheel (opens the vault), A: pomegranate, B: maize, C: peas, D: acorn, E: sunflower, F: wheat. */
export const seedVault: StickyTitle = {
  id: 'slot-seed-vault',
  name: 'Seed Vault',
  machine: {
    strips: ['ASBFEDCFEBDFCEDFCEDF', 'ADSFBEDFCEDWFECDFEBCFE', 'ESFBEWFBDEFCDEFCDAEFDC', 'CFDSCFEBDFEACFDEBFDE'],
    rows: 4,
    paylines: [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [0, 0, 0, 0],
      [3, 3, 3, 3],
      [0, 1, 1, 0],
      [3, 2, 2, 3],
      [1, 0, 0, 1],
      [2, 3, 3, 2],
      [1, 2, 2, 1],
      [2, 1, 1, 2],
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [0, 0, 1, 1],
      [3, 3, 2, 2],
      [1, 1, 2, 2],
      [2, 2, 1, 1],
    ],
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

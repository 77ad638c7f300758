import { twentyLines } from '../../lines/paylines.ts';
import type { StickyTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

/** W: lamp (wild), S: moon (opens the round), A: lamplighter, B: carriage, C: bridge, D: cat, E: ladder, F: matches. */
export const lamplightersRound: StickyTitle = {
  id: 'slot-lamplighters-round',
  name: 'Lamplighter’s Round',
  machine: {
    strips: [
      'FDFDBESFCDEAEBDABFCFSCEDCE',
      'FBAECFDAFDFEWBCEFCECDBEDAD',
      'ECDEBFCBEWBAFASFDFSFDECECD',
      'EBCDBFEDFDFDCACWEAEADEFBCF',
      'EBFACEADCEDEFDBDECDCFSFBFS',
    ],
    rows: 3,
    paylines: twentyLines,
    pays: {
      A: [0, 0, 40, 200, 1000],
      B: [0, 0, 24, 80, 400],
      C: [0, 0, 16, 50, 200],
      D: [0, 0, 10, 25, 100],
      E: [0, 0, 6, 16, 60],
      F: [0, 0, 6, 16, 60],
    },
    wild: 'W',
    feature: 'S',
    unitsAStake: 20,
  },
  staying: { kind: 'spins', trigger: 3, award: 8, opens: 40 },
  figures,
};

import type { FreeSpinsTitle } from '../title.ts';
import figures from './figures.json' with { type: 'json' };

const paylines =
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 21112 01010 21212 10101 12121 11011 11211 02020 20202 10121';

/** 30 stops a reel, 24,300,000 spins; lanterns hang on reels 2, 3 and 4. Sloe and elder pay from four on. */
export const nightOrchard = {
  id: 'slot-night-orchard',
  name: 'Night Orchard',
  symbols: {
    L: 'lantern',
    M: 'moon',
    O: 'owl',
    F: 'fig',
    P: 'pear',
    A: 'apple',
    C: 'chestnut',
    B: 'blackberry',
    S: 'sloe',
    E: 'elder',
  } as const,
  wild: 'L',
  scatter: 'M',
  strips: [
    'MBEFPSBECSEBEBSBSAESCAOCAEPCFS',
    'BESFBLASBACESCEBPCEMLBPAFCOSES',
    'FSOEBSCEBASCFPBOALSCPEACBLEMES',
    'PSLSACBEFPLBCAFESABSEBMCEOECBS',
    'SESPMBESCEBCAOPSCOEBEBSFSCEABA',
  ],
  rows: 3,
  paylines: paylines.split(' ').map((line) => [...line].map(Number)),
  pays: {
    O: [75, 500, 2500],
    F: [50, 250, 1500],
    P: [40, 125, 600],
    A: [20, 75, 300],
    C: [10, 50, 200],
    B: [5, 30, 125],
    S: [0, 30, 100],
    E: [0, 20, 75],
  },
  scatterPays: [40, 200, 1000],
  award: 10,
  most: 30,
  factor: 3,
  unitsAStake: 20,
  unitsMax: 10_000,
  figures,
} satisfies FreeSpinsTitle;

import type { Strip } from '../../reels.ts';

export const symbols = {
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
} as const;

/** The wild stands for every symbol but the scatter, and lies on reels 2, 3 and 4 alone. */
export const wild = 'L';
export const scatter = 'M';

/** 30 stops a reel, 24,300,000 spins. Moons lie so far apart that a reel never shows two. */
export const strips: readonly Strip[] = [
  'MBEFPSBECSEBEBSBSAESCAOCAEPCFS',
  'BESFBLASBACESCEBPCEMLBPAFCOSES',
  'FSOEBSCEBASCFPBOALSCPEACBLEMES',
  'PSLSACBEFPLBCAFESABSEBMCEOECBS',
  'SESPMBESCEBCAOPSCOEBEBSFSCEABA',
];

export const rows = 3;

/** The row (0 = top) of each of the 20 lines on reels 1 to 5. */
export const paylines: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00122',
  '22100',
  '10001',
  '12221',
  '01110',
  '21112',
  '01010',
  '21212',
  '10101',
  '12121',
  '11011',
  '11211',
  '02020',
  '20202',
  '10121',
].map((line) => [...line].map(Number));

import { along, cut, type Drawing, flat, type Group, group, line } from './ink.ts';

/** Where heads stand on the card, and how large. */
export const head = (...of: Drawing): Group => group('translate(123 101) scale(1.14)', ...of);

/** The same, looking right. */
export const headAside = (...of: Drawing): Group => group('matrix(-1.14 0 0 1.14 123 101)', ...of);

/** Below the chin; the collar covers its end. */
export const neck: Drawing = [
  cut('skin', 'M-8 24L-9 44C-3 49 9 49 14 43L15 14Z'),
  line('M-8 29C-3 34 6 32 13 25', 1.2),
];

/** A fist around a staff that stands through its middle. */
export const fist: Drawing = [
  cut('skin', 'M-10.500-8C-8-11.500 5-11.500 9-8.500C11.500-4 11 5 8 8.500C2 11-8 10.500-10.500 7Z'),
  line('M-10.500-3.800H2.500M-11 .200H3M-10.500 4.200H2.500', 1.3),
];

/** Robe over both shoulders, down to the seam. */
export const mantle = 'M104 139C86 146 60 150 44 178V206L206 160V160C194 146 170 144 147 138Z';

/** A collar of fur with its tails. */
export const ermine: Drawing = [
  cut(
    'paper',
    'M100 136C92 144 86 152 85 160C96 174 116 182 130 178C146 174 162 166 168 154C164 148 156 141 150 135C140 150 112 152 100 136Z',
  ),
  flat(
    'ink',
    along([95, 155], [128, 170], 4, (x, y) => `M${x} ${y}l2.200 6-4.400 0Z`),
  ),
  flat(
    'ink',
    along([140, 168], [158, 153], 3, (x, y) => `M${x} ${y}l2.200 6-4.400 0Z`),
  ),
  flat(
    'ink',
    along([106, 149], [148, 147], 4, (x, y) => `M${x} ${y + 3}l2 5-4 0Z`),
  ),
];

/** A full beard under a face that is turned aside, its moustache over it. */
export const beard = (tone: 'navy' | 'paper' | 'gold' | 'red', tip: string): Drawing => [
  cut(
    tone,
    `M-18.500-1C-23 14-21 28-14 36${tip}C22 28 26 12 21-4C19 7 16 12 11 13C6 9.500 1 10.500-2.500 12C-6 10-9 11-12 13.500C-16 13-17.500 6-18.500-1Z`,
  ),
  flat('red', 'M-8 19.500C-5 18-1 18 3 19.500C0 23.500-5 23.500-8 19.500Z'),
  cut(
    tone,
    'M-2.500 12C-8 9.500-14 13-18 21C-12 19-6 19.500-2.500 16.500C3 19.500 9 19.500 16 21.500C12 13 4 9.500-2.500 12Z',
    1.5,
  ),
];

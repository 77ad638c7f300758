import type { WaysTitle } from '../title.ts';

/** Five reels of sky, 28 stops each, 17,210,368 spins; kites fly on reels 2, 3 and 4. The low three pay from four reels on. */
export const kiteHarbour = {
  id: 'slot-kite-harbour',
  name: 'Kite Harbour',
  symbols: {
    A: 'lighthouse',
    B: 'sailboat',
    C: 'anchor',
    D: 'gull',
    E: 'shell',
    F: 'rope',
    G: 'cork',
    W: 'kite',
    X: 'double-kite',
    Y: 'triple-kite',
  } as const,
  wilds: { W: 1, X: 2, Y: 3 },
  strips: [
    'GEDBGEDCDGDFEGFBEFGCAEFGFABC',
    'FDAXCGDGADGFEWGEDCBEFBEFGFBC',
    'GAFEGBADGBDGEXCGFEGCFEYDFDFC',
    'DGYCEGEFCDWEFCFEABDGFGBAGBDF',
    'BEGFBCACFDFGDEBEGADGEDGFGFEC',
  ],
  rows: 3,
  pays: {
    A: [25, 100, 500],
    B: [12, 40, 150],
    C: [6, 25, 100],
    D: [5, 12, 35],
    E: [0, 8, 22],
    F: [0, 4, 12],
    G: [0, 3, 8],
  },
  unitsAStake: 50,
  top: { units: 21_420, cases: 6 },
} satisfies WaysTitle;

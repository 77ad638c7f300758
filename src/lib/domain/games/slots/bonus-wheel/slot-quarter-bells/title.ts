import { paylinesOf } from '../../lines/paylines.ts';
import type { BonusWheelTitle } from '../paytable.ts';

/** Three short reels in a clock tower on their three rows: the dial pays the hour that it strikes, and twelve rings the bells. */
export const quarterBells = {
  id: 'slot-quarter-bells',
  name: 'Quarter Bells',
  symbols: {
    K: 'clock',
    A: 'weathercock',
    B: 'bell',
    C: 'pendulum',
    D: 'cogwheel',
    E: 'swift',
    F: 'ivy',
  } as const,
  strips: ['FEKDFCEBFEDAKFEDCB', 'EFDKECFBEDFCKEFABD', 'KFEDCFEBDKEFAECFDB'],
  lines: paylinesOf('111 000 222'),
  pays: { A: 450, B: 75, C: 45, D: 24, E: 12, F: 9 },
  wheelSymbol: 'K',
  outer: [{ weight: 1, pays: 'inner' }, ...Array.from({ length: 11 }, (_, index) => ({ weight: 1, pays: index + 1 }))],
  inner: [
    { weight: 3, pays: 24 },
    { weight: 2, pays: 48 },
    { weight: 3, pays: 36 },
    { weight: 1, pays: 300 },
    { weight: 3, pays: 24 },
    { weight: 2, pays: 60 },
    { weight: 3, pays: 36 },
    { weight: 1, pays: 144 },
  ],
} satisfies BonusWheelTitle;

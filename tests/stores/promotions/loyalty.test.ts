import { expect, it } from 'vitest';
import { type Loyalty, progressOf } from '#stores/promotions/loyalty.ts';

const at = (level: number, points: number, nextLevelPoints: number | null): Loyalty => ({
  level,
  name: 'any',
  points,
  nextLevelPoints,
  cashbackPercent: 2,
  earned: [],
  levels: [
    { level: 1, name: 'one', points: 0, cashbackPercent: 2 },
    { level: 2, name: 'two', points: 1_000, cashbackPercent: 4 },
    { level: 3, name: 'three', points: 3_000, cashbackPercent: 6 },
  ],
});

it.each([
  ['nothing of the way at the start of a level', at(2, 1_000, 3_000), 0],
  ['half of it between two', at(2, 2_000, 3_000), 0.5],
  ['all of it at the top', at(3, 9_000, null), 1],
])('progress is %s', (_, data, share) => {
  expect(progressOf(data)).toBe(share);
});

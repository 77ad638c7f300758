import { expect, it } from 'vitest';
import { flipFrames } from '#islands/games/ladder/picture/flip.ts';

it.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
])('a coin that lies on side %i comes down on side %i, and touches the ground at both ends alone', (from, to) => {
  const frames = flipFrames(from, to);
  expect(((frames.at(-1)?.degrees ?? -1) / 180) % 2).toBe(to);
  expect(frames[0]).toEqual({ lift: 0, degrees: from * 180 });
  expect(frames.at(-1)?.lift).toBe(0);
  expect(frames.slice(1, -1).every(({ lift }) => lift > 0)).toBe(true);
});

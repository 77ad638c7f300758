import { expect, it } from 'vitest';
import { flapperBend } from '#islands/games/wheel/picture/flapper.ts';
import { restAngle } from '#islands/games/wheel/picture/wheel.ts';

it.each([10, 20, 30, 40, 50])('stands straight wherever a spin of %i segments ends', (segments) => {
  for (let segment = 0; segment < segments; segment += 1)
    expect(flapperBend(restAngle(segment, segments), segments)).toBeCloseTo(0, 9);
});

it('is bent once by each peg, further and further, and then let go', () => {
  const bends = Array.from({ length: 100 }, (_, step) => flapperBend((12 * step) / 100, 30));
  expect(Math.min(...bends)).toBeLessThan(-24);
  expect(Math.max(...bends)).toBeCloseTo(0, 9);
  const rises = bends.filter((bend, step) => step > 0 && bend > (bends[step - 1] ?? 0));
  expect(rises).toHaveLength(1);
});

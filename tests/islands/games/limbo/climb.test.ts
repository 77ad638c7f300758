import { expect, it } from 'vitest';
import { heightAt, msTo, shareOf, topOf } from '#islands/games/limbo/picture/climb.ts';

it('passes each height at the moment that is told for it', () => {
  for (const height of [1.01, 2, 49.5, 1_000]) expect(heightAt(msTo(height))).toBeCloseTo(height, 6);
});

it('climbs and never falls', () => {
  const heights = Array.from({ length: 40 }, (_, step) => heightAt(step * 50));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights[0]).toBe(1);
});

it('stands a large target at one place of the ladder, whatever it is', () => {
  for (const target of [5, 100, 10_000]) expect(shareOf(target, topOf(target))).toBeCloseTo(0.62, 6);
  expect(shareOf(1, topOf(2))).toBe(0);
});

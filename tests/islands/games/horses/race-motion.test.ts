import { describe, expect, it } from 'vitest';
import { cameraAt, metresAt, raceMetres, raceSeconds, viewMetres } from '#islands/games/horses/picture/race-motion.ts';

const orders = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [8, 3, 5, 1, 7, 2, 6, 4],
];

describe.each(orders)('a race won by %i', (...order) => {
  it('starts level and ends in the order that was drawn', () => {
    for (const race of [1, 2, 77]) {
      expect(new Set(metresAt(order, race, 0).values())).toEqual(new Set([0]));
      const end = [...metresAt(order, race, raceSeconds)].toSorted(([, a], [, b]) => b - a);
      expect(end.map(([number]) => number)).toEqual(order);
      for (const [, metres] of end) expect(metres).toBeGreaterThan(raceMetres);
    }
  });

  it('runs differently in another race, and alike when it is seen again', () => {
    expect(metresAt(order, 1, 6)).toEqual(metresAt(order, 1, 6));
    expect(metresAt(order, 1, 6)).not.toEqual(metresAt(order, 2, 6));
  });
});

it('keeps the post in the picture when the leader has passed it', () => {
  const left = cameraAt(raceMetres + 200);
  expect(left).toBeLessThan(raceMetres);
  expect(left + viewMetres).toBeGreaterThan(raceMetres);
});

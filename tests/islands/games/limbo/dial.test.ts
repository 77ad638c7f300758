import { expect, it } from 'vitest';
import { topOf } from '#islands/games/limbo/picture/climb.ts';
import { barsOf, marksOf, turnAt } from '#islands/games/limbo/picture/dial.ts';

const targets = [1.01, 2, 10, 1_000, 1_000_000];

it.each(targets)('turns from end to end and no farther, with the target %f on the way', (target) => {
  const top = topOf(target);
  expect(turnAt(1, top)).toBe(-90);
  expect(turnAt(top, top)).toBeCloseTo(90, 9);
  expect(turnAt(top * 50, top)).toBe(90);
  expect(turnAt(target, top)).toBeGreaterThan(-90);
  expect(turnAt(target, top)).toBeLessThan(90);
});

it('has bars as long as the chance of reaching where they stand', () => {
  const bars = barsOf(1_024);
  expect(bars[0]).toEqual({ turn: -90, chance: 1 });
  expect(bars.at(-1)?.chance).toBeCloseTo(1 / 1_024, 9);
  for (const { turn, chance } of bars) expect(turnAt(1 / chance, 1_024)).toBeCloseTo(turn, 6);
});

it.each(targets)('writes no two heights over one another, nor one over the target %f', (target) => {
  const top = topOf(target);
  const turns = [turnAt(target, top), ...marksOf(top, target).map(({ turn }) => turn)].sort((a, b) => a - b);
  for (const [index, turn] of turns.entries())
    if (index > 0) expect(turn - (turns[index - 1] ?? 0)).toBeGreaterThanOrEqual(12);
});

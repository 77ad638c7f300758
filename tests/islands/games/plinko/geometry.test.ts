import { expect, it } from 'vitest';
import { heightOf, levels, pinsOf, pocketX, widthOf } from '#islands/games/plinko/picture/geometry.ts';

const shapes = [8, 12, 16].map((rows) => ({ rows, rise: 0.84, turned: rows > 10 }));

it.each(shapes)('has two more pins in each of $rows rows than ways to it, each row about the middle', (shape) => {
  const pins = pinsOf(shape);
  for (let row = 0; row < shape.rows; row += 1) {
    const inRow = pins.filter((pin) => pin.row === row);
    expect(inRow).toHaveLength(row + 3);
    expect(inRow.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 9);
  }
});

it.each(shapes)('keeps all pins and pockets of $rows rows inside the board', (shape) => {
  const half = widthOf(shape) / 2;
  for (const { x, y } of pinsOf(shape)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(half);
    expect(y).toBeLessThan(levels(shape).pockets);
  }
  for (const pocket of [0, shape.rows]) expect(Math.abs(pocketX(shape.rows, pocket)) + 0.5).toBeLessThanOrEqual(half);
  expect(heightOf(shape)).toBeGreaterThan(levels(shape).chartTop - levels(shape).top);
});

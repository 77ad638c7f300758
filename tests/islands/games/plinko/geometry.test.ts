import { expect, it } from 'vitest';
import { ballRadius } from '#islands/games/plinko/picture/fall.ts';
import {
  heightOf,
  levels,
  pileHeight,
  pileOf,
  pinsOf,
  pocketX,
  wallOf,
  widthOf,
} from '#islands/games/plinko/picture/geometry.ts';

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
  expect(heightOf(shape)).toBeGreaterThan(levels(shape).pileTop - levels(shape).top);
});

it.each(shapes)('leaves a ball room between the walls and the outermost pins of $rows rows', (shape) => {
  const { mouth, top, side, end } = wallOf(shape);
  const wallAt = (y: number): number => mouth + ((side - mouth) * (y - top)) / (end - top);
  for (const { x, y } of pinsOf(shape)) expect(Math.abs(x)).toBeLessThan(wallAt(y));
  expect(mouth).toBeGreaterThan(ballRadius);
  expect(end).toBeLessThan(levels(shape).pockets + 1);
});

it.each([1, 2, 7, 50])('piles %i balls into the room below a pocket, none over another', (count) => {
  const balls = pileOf(count, count);
  const { pileTop, bottom } = levels(shapes[0] ?? { rows: 8, rise: 1, turned: false });
  expect(balls).toHaveLength(count);
  for (const { x, y, radius } of balls) {
    expect(radius - y).toBeLessThanOrEqual(bottom - pileTop + 1e-9);
    expect(Math.abs(x) + radius).toBeLessThan(0.5);
  }
  for (const [index, one] of balls.entries())
    for (const other of balls.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.radius + other.radius);
  expect(pileHeight(count, count)).toBeLessThanOrEqual(bottom - pileTop + 1e-9);
});

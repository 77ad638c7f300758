import { expect, it } from 'vitest';
import { rowStep } from '#islands/desk/kit/row-steps.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageDown', 95, 99],
  ['PageUp', 20, 10],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
] as const)('%s leads from row %i to %s', (key, from, to) => {
  expect(rowStep(key, from, 100, 10)).toBe(to);
});

import { expect, it } from 'vitest';
import { roughly, watched } from '#scripts/exact/progress.ts';

/** A clock that goes on by so many milliseconds with each item. */
const count = (items: number, msEach: number): string[] => {
  const lines: string[] = [];
  let at = 0;
  for (const _ of watched(
    'flops',
    Array.from({ length: items }),
    (line) => lines.push(line),
    () => at,
  ))
    at += msEach;
  return lines;
};

it('says every ten seconds how far a count is and what is left', () => {
  expect(count(40, 4_000)).toEqual([
    'flops: 3 of 40, about 2 min left',
    'flops: 6 of 40, about 2 min left',
    'flops: 9 of 40, about 2 min left',
    'flops: 12 of 40, about 2 min left',
    'flops: 15 of 40, about 2 min left',
    'flops: 18 of 40, about 1 min left',
    'flops: 21 of 40, about 1 min left',
    'flops: 24 of 40, about 1 min left',
    'flops: 27 of 40, about 52 s left',
    'flops: 30 of 40, about 40 s left',
    'flops: 33 of 40, about 28 s left',
    'flops: 36 of 40, about 16 s left',
    'flops: 39 of 40, about 4 s left',
  ]);
});

it('says nothing of what takes less, and hands on every item', () => {
  expect(count(9, 1_000)).toEqual([]);
  expect([...watched('flops', ['a', 'b', 'c'])]).toEqual(['a', 'b', 'c']);
});

it.each([
  [200, '1 s'],
  [59_000, '59 s'],
  [60_000, '1 min'],
  [871_000, '15 min'],
])('tells %i ms as %s', (ms, text) => {
  expect(roughly(ms)).toBe(text);
});

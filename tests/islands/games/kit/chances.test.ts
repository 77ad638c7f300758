import { describe, expect, it } from 'vitest';
import { rational, rationalOf, zero } from '#domain/maths/rational.ts';
import { chanceText, evenBelow, onceInText, timesText } from '#islands/games/kit/picture/chances.ts';

describe('a figure in words', () => {
  it.each([
    ['7', '7'],
    ['10', '10'],
    ['1.5', '1.5'],
    ['0.85', '0.85'],
    ['0', '0'],
    ['1000', '1000'],
  ])('tells the multiplier %s as %s', (given, told) => {
    expect(timesText(rationalOf(given))).toBe(told);
  });

  it.each([
    [rational(1n, 4n), '25.00%', '4.0'],
    [rational(9643n, 10_000n), '96.43%', '1.0'],
    [rational(1n, 2_611n), '0.038%', '2,611'],
    [rational(1n, 847_660_528n), '0.00000012%', '847,660,528'],
    [zero, '0%', ''],
  ])('tells the chance %o with two digits that count', (chance, percent, once) => {
    expect([chanceText(chance), onceInText(chance)]).toEqual([percent, once]);
  });
});

describe('an even choice', () => {
  it('stays below its bound and reaches all of it', () => {
    const seen = new Set(Array.from({ length: 400 }, () => evenBelow(5)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

import { describe, expect, it } from 'vitest';
import { chainOf, frameOf } from '#islands/games/slots/lines/chain.ts';

const cellHeight = 100;
const frame = { halfWide: 46, halfHigh: 46 };

/** The joins of a chain, each from where to where. */
const joinsOf = (middles: readonly (readonly [number, number])[]) =>
  [...chainOf(middles, cellHeight).matchAll(/M(\S+) (\S+)L(\S+) ([\d.-]+)/g)].map((found) =>
    found.slice(1).map(Number),
  );

describe('the chain of a line that pays', () => {
  it('frames each of its cells and joins each to the next', () => {
    const middles = [
      [50, 50],
      [156, 150],
      [262, 250],
    ] as const;
    const d = chainOf(middles, cellHeight);
    for (const middle of middles) expect(d).toContain(frameOf(middle, cellHeight));
    expect(joinsOf(middles)).toHaveLength(2);
  });

  it.each([
    ['beside', 50],
    ['one row down', 150],
    ['two rows down', 250],
  ])('crosses neither symbol on its way to a cell %s', (_, y) => {
    const [[fromX = 0, fromY = 0, toX = 0, toY = 0] = []] = joinsOf([
      [50, 50],
      [156, y],
    ]);
    const isOnEdge = (dx: number, dy: number): boolean =>
      Math.abs(Math.abs(dx) - frame.halfWide) < 0.1 || Math.abs(Math.abs(dy) - frame.halfHigh) < 0.1;
    expect(isOnEdge(fromX - 50, fromY - 50)).toBe(true);
    expect(isOnEdge(toX - 156, toY - y)).toBe(true);
  });
});

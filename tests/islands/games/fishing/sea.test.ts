import { describe, expect, it } from 'vitest';
import { findTarget, targets } from '#domain/games/fishing/fishing/paytable.ts';
import { isCaught, quarries, quarryOf, spotOf, targetOfRound } from '#islands/games/fishing/picture/fishing.ts';
import { habits, isInView, movedTo, rodOf, seaOf, shoalOf, swimAt } from '#islands/games/fishing/picture/sea.ts';

const sizes = [
  [344, 220],
  [700, 560],
  [1_400, 800],
] as const;

describe('the sea', () => {
  it('has every target of the rules in it, and nothing else', () => {
    expect(habits.map(({ id }) => id)).toEqual(targets.map(({ id }) => id));
    expect(new Set(shoalOf(0.3).map(({ habit }) => habit.id)).size).toBe(targets.length);
  });

  it.each(sizes)('keeps its fish below the surface and above the ground at %d × %d', (width, height) => {
    const sea = seaOf(width, height);
    for (const swimmer of shoalOf(0.7))
      for (let seconds = 0; seconds < 60; seconds += 0.7) {
        const { y } = swimAt(swimmer, seconds, sea);
        const half = (swimmer.habit.length * swimmer.habit.deep * sea.unit) / 2;
        expect(y - half).toBeGreaterThan(sea.surface - 4);
        expect(y + half).toBeLessThan(height + 4);
      }
  });

  it.each(sizes)('lets a fish leave and come in out of sight at %d × %d', (width, height) => {
    const sea = seaOf(width, height);
    for (const swimmer of shoalOf(0.1)) {
      const half = (swimmer.habit.length * sea.unit) / 2;
      let before = swimAt(swimmer, 0, sea);
      for (let seconds = 0.05; seconds < 90; seconds += 0.05) {
        const now = swimAt(swimmer, seconds, sea);
        const jumps = Math.abs(now.x - before.x) > sea.unit;
        if (jumps) for (const { x } of [before, now]) expect(x + half < 1 || x - half > width - 1).toBe(true);
        before = now;
      }
    }
  });

  it('moves a fish on its way to where it is wanted', () => {
    const sea = seaOf(700, 500);
    for (const swimmer of shoalOf(0.4)) {
      const moved = movedTo(swimmer, 300, 12.5, sea);
      expect(swimAt(moved, 12.5, sea).x).toBeCloseTo(300, 6);
      expect(isInView(moved, swimAt(moved, 12.5, sea), sea)).toBe(true);
    }
  });

  it('has the rod above the water', () => {
    const sea = seaOf(700, 500);
    expect(rodOf(sea).y).toBeLessThan(sea.surface);
  });
});

describe('a throw', () => {
  const round = (spot: string, caught: boolean) =>
    ({ outcome: { draw: 7, target: 'shark', caught }, bets: [{ spot, amount: '1.00' }] }) as unknown as Parameters<
      typeof isCaught
    >[0] &
      Parameters<typeof targetOfRound>[0];

  it('is read from its round', () => {
    expect(targetOfRound(round('target:shark', true))).toBe(findTarget('target:shark'));
    expect([isCaught(round('target:shark', true)), isCaught(round('target:shark', false))]).toEqual([true, false]);
    expect(targetOfRound(round('red', false))).toBeUndefined();
  });

  it('is told with the exact figures of its target', () => {
    expect(quarries.map(({ target }) => spotOf(target))).toEqual(quarries.map(({ figures }) => figures.kind));
    expect(quarryOf('whale').target.pays).toBe(500);
    expect(quarryOf(undefined).target.id).toBe('sardine');
  });
});

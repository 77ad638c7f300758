import { describe, expect, it } from 'vitest';
import { multiplierAt } from '#domain/games/crash/growth.ts';
import {
  climbAt,
  diveMs,
  heightAt,
  heightMark,
  heightSteps,
  type Plot,
  poseAfterEnd,
  stillViewAt,
  ticksOf,
  timeStepsMs,
  underWayOf,
  viewAt,
  wayOf,
  xOf,
  yOf,
} from '#islands/games/crash/picture/crash.ts';

const plot: Plot = { width: 800, height: 400, startX: 40, groundY: 360 };
const moments = Array.from({ length: 400 }, (_, index) => index * 500);

describe('the camera', () => {
  it('keeps the whole way in the picture, to the highest point there is', () => {
    for (const ms of moments)
      for (const view of [viewAt(ms), stillViewAt(ms)]) {
        expect(xOf(plot, view, ms)).toBeLessThan(plot.width * 0.9);
        expect(yOf(plot, view, heightAt(ms))).toBeGreaterThan(plot.height * 0.1);
      }
  });

  it('only ever draws back, and never by a jump', () => {
    for (const ms of moments.slice(1)) {
      const [before, now] = [viewAt(ms - 16), viewAt(ms)];
      expect(now.untilMs).toBeGreaterThanOrEqual(before.untilMs);
      expect(now.top).toBeGreaterThanOrEqual(before.top);
      expect(now.untilMs / before.untilMs).toBeLessThan(1.01);
      expect((now.top - 1) / (before.top - 1)).toBeLessThan(1.01);
    }
  });

  it('stands for those who asked for less motion, and then doubles', () => {
    const widths = new Set(moments.map((ms) => stillViewAt(ms).untilMs));
    expect([...widths]).toEqual([8_000, 16_000, 32_000, 64_000, 128_000, 256_000]);
    const tops = new Set(moments.slice(0, 60).map((ms) => stillViewAt(ms).top));
    expect([...tops]).toEqual([2, 3, 5, 9]);
  });
});

describe('the way', () => {
  it('begins on the ground and ends at the tip', () => {
    const view = viewAt(12_000);
    const points = wayOf(plot, view, 12_000).slice(1).split('L');
    const tip = `${xOf(plot, view, 12_000).toFixed(1)} ${yOf(plot, view, heightAt(12_000)).toFixed(1)}`;
    expect(points[0]).toBe('40.0 360.0');
    expect(points.at(-1)).toBe(tip);
    expect(underWayOf(plot, view, 12_000)).toBe(`M${points.join('L')}V368.0H40.0Z`);
  });

  it('is as high as the engine says', () => {
    for (const ms of moments.slice(0, 100)) expect(100 * heightAt(ms)).toBeCloseTo(multiplierAt(ms), -1);
  });

  it('climbs ever more steeply', () => {
    const view = viewAt(20_000);
    const angles = [0, 5_000, 10_000, 20_000].map((ms) => climbAt(plot, view, ms));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    expect(angles[0]).toBeGreaterThan(0);
    expect(angles.at(-1)).toBeLessThan(90);
  });
});

describe('the marks of an axis', () => {
  const height = (top: number) => ticksOf({ least: 100, most: top, length: 360, roomy: 48 }, heightSteps);

  it('lie on whole steps, within the axis', () => {
    expect(height(200).map(({ value }) => value)).toEqual([100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200]);
    expect(height(400).map(({ value }) => value)).toEqual([100, 150, 200, 250, 300, 350, 400]);
  });

  it('are few at every height and every time', () => {
    for (const ms of moments) {
      const { top, untilMs } = viewAt(ms);
      const counts = [
        height(100 * top).length,
        ticksOf({ least: 0, most: untilMs, length: 700, roomy: 90 }, timeStepsMs).length,
      ];
      for (const count of counts) expect(count).toBeLessThanOrEqual(16);
      for (const count of counts) expect(count).toBeGreaterThanOrEqual(1);
    }
  });

  it('fade before they go: none appears or goes at once', () => {
    const opacities = (top: number) => new Map(height(top).map(({ value, opacity }) => [value, opacity]));
    for (let top = 200; top < 5_000; top *= 1.005) {
      const [before, now] = [opacities(top), opacities(top * 1.005)];
      for (const [value, opacity] of before) expect(Math.abs(opacity - (now.get(value) ?? 0))).toBeLessThan(0.05);
    }
  });

  it.each([
    [150, '1.5×'],
    [2_000, '20×'],
    [500_000, '5,000×'],
    [5_000_000, '50k×'],
    [100_000_000, '1M×'],
  ])('%d hundredths is read as %s', (value, text) => {
    expect(heightMark(value)).toBe(text);
  });
});

describe('the end', () => {
  it('begins where the flight ended, nose up, and falls out of the picture', () => {
    expect(poseAfterEnd(0, 400)).toEqual({ right: 0, down: 0, turn: 0, opacity: 1 });
    expect(poseAfterEnd(300, 400).turn).toBeLessThan(0);
    expect(poseAfterEnd(300, 400).down).toBeLessThan(0);
    const last = poseAfterEnd(diveMs, 400);
    expect(last.down).toBeGreaterThan(400);
    expect(last.turn).toBeGreaterThan(60);
    expect(last.opacity).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import {
  landingAt,
  landingPosition,
  landingSeconds,
  runAt,
  runSpeedAt,
  stopSeconds,
} from '#islands/games/slots/picture/reel-motion.ts';

const wrap = (value: number, length: number): number => ((value % length) + length) % length;

describe('a reel that is let go', () => {
  it('kicks up, then falls ever on', () => {
    expect(runAt(5, 0)).toBe(5);
    expect(runAt(5, 0.1)).toBeGreaterThan(5);
    expect(runAt(5, 1)).toBeLessThan(runAt(5, 0.9));
  });
});

describe('a landing', () => {
  const cases = [14, 24, 28, 30].flatMap((length) =>
    [0, 3, length - 1].flatMap((stop) => [0.3, 0.8, 2.6].map((seconds) => ({ length, stop, seconds }))),
  );
  it.each(cases)('ends on stop $stop of $length after $seconds s', ({ length, stop, seconds }) => {
    for (const began of [0.05, 0.25, 0.9, 1.37]) {
      const reel = { from: runAt(7, began), speedFrom: runSpeedAt(began), length };
      const landing = landingAt(reel, stop, seconds);
      expect(wrap(landingPosition(landing, landingSeconds(landing)) - stop + 0.5, length)).toBeCloseTo(0.5, 6);
    }
  });
  it('begins where the reel is and never leaps or runs backwards before its stop', () => {
    const reel = { from: runAt(7, 0.4), speedFrom: runSpeedAt(0.4), length: 30 };
    const landing = landingAt(reel, 12, 1.2);
    let before = landingPosition(landing, 0);
    expect(before).toBeCloseTo(reel.from, 9);
    for (let at = 0.01; at < 1.2; at += 0.01) {
      const now = landingPosition(landing, at);
      expect(now).toBeLessThanOrEqual(before + 1e-9);
      expect(before - now).toBeLessThan(0.8);
      before = now;
    }
  });
});

describe('the order of the stops', () => {
  it('is from the left, and a held reel and those after it run longer', () => {
    const pace = { first: 1, step: 0.5, hold: 2 };
    expect(stopSeconds([false, false, false], pace)).toEqual([1, 1.5, 2]);
    expect(stopSeconds([false, true, true], pace)).toEqual([1, 3.5, 6]);
  });
});

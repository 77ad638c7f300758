import { describe, expect, it } from 'vitest';
import { multiplierOfRound } from '#islands/games/kit/picture/multiplier.ts';
import { restAngle, segmentOf, spinProgress, spinTo, wheelOf } from '#islands/games/wheel/picture/wheel.ts';

describe('a spin of the wheel', () => {
  it('ends with the middle of the drawn segment under the pointer, from wherever it starts', () => {
    for (const segments of [10, 50])
      for (let segment = 0; segment < segments; segment += 1)
        for (const from of [0, 17.5, 359]) {
          const to = spinTo(from, segment, segments);
          // Turned so far, the segment's own middle has come to the top: a whole number of turns together.
          const middle = (360 * (segment + 0.5)) / segments;
          expect((to + middle) % 360).toBeCloseTo(0, 6);
          expect(to - from).toBeGreaterThanOrEqual(4 * 360);
          expect(to - from).toBeLessThan(5 * 360);
          expect(restAngle(segment, segments)).toBeCloseTo(to % 360, 6);
        }
  });

  it('only ever slows down', () => {
    const steps = Array.from({ length: 50 }, (_, at) => spinProgress((at + 1) / 50) - spinProgress(at / 50));
    for (const [at, step] of steps.slice(1).entries()) expect(step).toBeLessThan(steps[at] ?? 0);
    expect([spinProgress(0), spinProgress(1)]).toEqual([0, 1]);
  });

  it('is read from a record, and not from that of another game', () => {
    const record = { bets: [{ spot: 'wheel:20:high' }], outcome: { segment: 4, multiplier: '19.80' } };
    expect([wheelOf(record), segmentOf(record), multiplierOfRound(record)]).toEqual([
      { segments: 20, risk: 'high' },
      4,
      '19.8',
    ]);
    const other = { bets: [{ spot: 'spin' }], outcome: {} };
    expect([wheelOf(other), segmentOf(other), multiplierOfRound(other)]).toEqual([undefined, undefined, '']);
  });
});

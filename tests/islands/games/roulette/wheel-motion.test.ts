import { expect, it } from 'vitest';
import { pocketAngle, pocketRadius, spinFrames, trackRadius } from '#islands/games/roulette/picture/wheel-motion.ts';

it('ends with the ball in the pocket that was named, wherever the rotor stood', () => {
  for (const rotorFrom of [0, 42, 359])
    for (const angle of [0, 97.3, 350]) {
      const end = spinFrames(rotorFrom, angle).at(-1);
      expect((((end?.ball ?? 0) - (end?.rotor ?? 0) - angle) % 360) + 0).toBeCloseTo(0, 6);
      expect(end?.radius).toBeCloseTo(pocketRadius, 6);
    }
});

it('starts on the track, and rotor and ball slow down to the end', () => {
  const frames = spinFrames(0, 120);
  expect(frames[0]?.radius).toBe(trackRadius);
  for (const part of ['rotor', 'ball'] as const) {
    const steps = frames.slice(1).map((frame, index) => frame[part] - (frames[index]?.[part] ?? 0));
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  }
});

it('spreads the pockets evenly about the rotor', () => {
  expect([0, 32, 15, 19].map((pocket) => pocketAngle([0, 32, 15, 19], pocket))).toEqual([0, 90, 180, 270]);
});

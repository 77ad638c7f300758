import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  gainOfVolume,
  isSoundOn,
  keepSoundOn,
  keepVolume,
  parseVolume,
  volume,
  volumeFirst,
} from '#islands/games/kit/motion/volume.ts';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

afterEach(() => vi.unstubAllGlobals());

describe('the gain of a volume', () => {
  it('is nothing at the bottom, whole at the top, and a quarter half the way up', () => {
    expect([0, 50, 100].map(gainOfVolume)).toEqual([0, 0.25, 1]);
  });
  it('rises with every step and never leaves its range', () => {
    const gains = Array.from({ length: 21 }, (_, step) => gainOfVolume(step * 5));
    expect(new Set(gains).size).toBe(21);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect([gainOfVolume(-5), gainOfVolume(140)]).toEqual([0, 1]);
  });
});

describe('a kept volume', () => {
  it.each([
    ['0', 0],
    ['35', 35],
    ['100', 100],
    ['101', volumeFirst],
    ['-1', volumeFirst],
    ['loud', volumeFirst],
    ['07', volumeFirst],
    [null, volumeFirst],
  ])('%j is read as %d', (kept, hundredths) => {
    expect(parseVolume(kept)).toBe(hundredths);
  });
  it('is found again, beside whether there is sound at all', () => {
    vi.stubGlobal('localStorage', storage());
    expect([volume(), isSoundOn()]).toEqual([volumeFirst, true]);
    keepVolume(20);
    keepSoundOn(false);
    expect([volume(), isSoundOn()]).toEqual([20, false]);
  });
  it('is the first one where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepVolume(20);
    expect([volume(), isSoundOn()]).toEqual([volumeFirst, true]);
  });
});

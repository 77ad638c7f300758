import { describe, expect, it } from 'vitest';
import { lanes } from '#domain/games/fishing/fishing-shared/lanes.ts';
import { fishTargets } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { type Fish, findFish, fishAt, shareAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { parseSpot, spotOf } from '#domain/games/fishing/fishing-shared/spots.ts';

const noon = Date.parse('2027-03-01T12:00:00Z');

/** All fish that were in the water in the quarter of an hour after noon, looked at each fifth of a second. */
const seen = new Map<string, Fish[]>();
for (let at = noon; at < noon + 900_000; at += 200)
  for (const fish of fishAt(at)) seen.set(fish.id, [...(seen.get(fish.id) ?? []), fish]);

describe('the sea that everybody sees', () => {
  it('has a lane for every kind of fish that can be shot at, and no other', () => {
    expect([...new Set(lanes.map(({ kind }) => kind))]).toEqual(fishTargets.map(({ id }) => id));
  });

  it('is the same for whoever asks, and tells a fish by its name alone', () => {
    for (const [id, looks] of seen) {
      expect(new Set(looks.map((fish) => JSON.stringify(fish))).size).toBe(1);
      expect(findFish(id)).toEqual(looks[0]);
    }
    expect(seen.size).toBeGreaterThan(300);
  });

  it('shows a fish from one side to the other, and only one of a lane at a time', () => {
    for (const looks of seen.values()) {
      const [fish] = looks;
      if (!fish || fish.startsAtMs < noon || fish.endsAtMs > noon + 900_000) continue;
      expect(looks.length).toBeCloseTo((fish.endsAtMs - fish.startsAtMs) / 200, -1);
      expect(shareAt(fish, fish.startsAtMs)).toBe(0);
      expect(shareAt(fish, fish.endsAtMs)).toBe(1);
    }
    for (let at = noon; at < noon + 100_000; at += 1_000) {
      const numbers = fishAt(at).map(({ id }) => id.split('-')[0]);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it('has most of its kinds in the water at any time', () => {
    for (let at = noon; at < noon + 900_000; at += 5_000)
      expect(new Set(fishAt(at).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
  });

  it('swims both ways, at depths of the lane', () => {
    const fish = [...seen.values()].flatMap(([one]) => one ?? []);
    expect(new Set(fish.map(({ heading }) => heading))).toEqual(new Set([1, -1]));
    for (const { id, depth } of fish) {
      const [top = 0, bottom = 0] = lanes[Number(id.split('-')[0])]?.depths ?? [];
      expect(depth).toBeGreaterThanOrEqual(top);
      expect(depth).toBeLessThanOrEqual(bottom);
    }
  });

  it('gives its fish names that a bet can carry', () => {
    for (const { id, kind } of fishAt(noon)) expect(parseSpot(spotOf(kind, id))?.fish).toBe(id);
  });

  it.each(['', '99-1', '1', '1-', '-1', '1-x', '1-12345678901', 'a-1'])('knows no fish of the name “%s”', (id) => {
    expect(findFish(id)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { boss, targets } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { fishAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { spotOf } from '#domain/games/fishing/fishing-shared/spots.ts';
import { visitFor } from '#domain/games/fishing/fishing-shared/timetable.ts';
import {
  boatAt,
  bossPoint,
  buildOf,
  nearestOf,
  paysOf,
  paysText,
  reefPoint,
  reefQuarries,
  reefQuarryOf,
  reefTargetOf,
} from '#islands/games/fishing/picture/reef.ts';
import { seaOf } from '#islands/games/fishing/picture/sea.ts';

const noon = Date.parse('2027-03-01T12:00:00Z');
const sizes = [
  [344, 220],
  [700, 560],
  [1_400, 800],
] as const;
const seconds = (count: number) => Array.from({ length: count }, (_, second) => noon + second * 1_000);

describe('the reef as it is drawn', () => {
  it.each(sizes)('keeps its fish below the surface and above the ground at %d × %d', (width, height) => {
    const sea = seaOf(width, height);
    for (const at of seconds(300))
      for (const fish of fishAt(at)) {
        const { y } = reefPoint(fish, at, sea);
        const { length, deep } = buildOf(fish.kind);
        const half = (length * deep * sea.unit) / 2;
        expect(y - half).toBeGreaterThan(sea.surface - 6);
        expect(y + half).toBeLessThan(height + 4);
      }
  });

  it('shows a fish as far on its way on a small screen as on a large one', () => {
    const [small, large] = [seaOf(344, 220), seaOf(1_400, 800)];
    for (const at of seconds(60))
      for (const fish of fishAt(at)) {
        const shares = [small, large].map((sea) => {
          const beyond = buildOf(fish.kind).length * sea.unit * 0.6;
          return (reefPoint(fish, at, sea).x + beyond) / (sea.width + 2 * beyond);
        });
        expect(shares[0]).toBeCloseTo(shares[1] ?? 0, 9);
      }
  });

  it('lets a fish come in and leave out of sight', () => {
    const sea = seaOf(700, 560);
    for (const fish of fishAt(noon)) {
      const half = (buildOf(fish.kind).length * sea.unit) / 2;
      const [first, last] = [reefPoint(fish, fish.startsAtMs, sea).x, reefPoint(fish, fish.endsAtMs, sea).x];
      const [left, right] = fish.heading === 1 ? [first, last] : [last, first];
      expect(left + half).toBeLessThan(1);
      expect(right - half).toBeGreaterThan(sea.width - 1);
    }
  });

  it.each(sizes)('has room for eight boats side by side at %d × %d, the own one in the middle', (width, height) => {
    const sea = seaOf(width, height);
    const boats = Array.from({ length: 8 }, (_, place) => boatAt(place, 8, sea).x);
    expect(boats[0]).toBe(width / 2);
    expect(new Set(boats).size).toBe(8);
    for (const x of boats) {
      expect(x).toBeGreaterThan(width * 0.04);
      expect(x).toBeLessThan(width * 0.96);
    }
  });

  it('has the kraken rise, drift and sink within its visit', () => {
    const sea = seaOf(700, 560);
    const visit = visitFor(noon);
    const at = (passed: number) => bossPoint(visit, visit.startsAtMs + passed, sea);
    expect([at(0).rise, at(5_000).rise, at(30_000).rise, at(60_000).rise]).toEqual([0, 1, 1, 0]);
    expect(at(0).y).toBeGreaterThan(sea.height);
    expect(at(30_000).y).toBeLessThan(sea.height * 0.8);
    expect(at(10_000).x).toBeGreaterThan(at(50_000).x);
  });
});

describe('a shot at a kind', () => {
  const sea = seaOf(900, 600);
  const from = { x: 450, y: 60 };
  const look = (kind: string, atMs: number, isGone: (id: string) => boolean = () => false) =>
    nearestOf(kind, { atMs, sea, from, isGone });

  it('goes to the nearest fish of it that is in sight', () => {
    for (const at of seconds(120)) {
      const found = look('sardine', at);
      const seen = fishAt(at)
        .filter(({ kind }) => kind === 'sardine')
        .map((fish) => ({ fish, x: reefPoint(fish, at, sea).x }))
        .filter(({ x }) => x > 0 && x < sea.width);
      const best = Math.min(...seen.map(({ x }) => Math.abs(x - from.x)));
      if (found) expect(Math.abs(reefPoint(found, at, sea).x - from.x)).toBe(best);
      else expect(seen).toEqual([]);
    }
  });

  it('goes to none that somebody has caught', () => {
    const first = look('sardine', noon);
    expect(first).toBeDefined();
    expect(look('sardine', noon, (id) => id === first?.id)?.id).not.toBe(first?.id);
    expect(look('sardine', noon, () => true)).toBeUndefined();
    expect(look('kraken', noon)).toBeUndefined();
  });
});

describe('a target', () => {
  const round = (spot: string, pays: number) =>
    ({ outcome: { draw: 7, pays }, bets: [{ spot, amount: '1.00' }] }) as unknown as Parameters<typeof paysOf>[0] &
      Parameters<typeof reefTargetOf>[0];

  it('is told with its exact figures', () => {
    expect(reefQuarries.map(({ target }) => target)).toEqual(targets);
    expect(reefQuarries.map(({ target, figures }) => figures.kind === spotOf(target.id))).not.toContain(false);
    expect(reefQuarryOf('shark').target.id).toBe('shark');
    expect(reefQuarryOf('whale').target.id).toBe('sardine');
    expect([paysText(reefQuarryOf('shark').target), paysText(boss)]).toEqual(['150', '50–5,000']);
  });

  it('and what it brought are read from a round', () => {
    expect(reefTargetOf(round('fish-kraken', 50))).toBe(boss);
    expect(reefTargetOf(round('fish-shark:13-5', 0))?.id).toBe('shark');
    expect(reefTargetOf(round('target:shark', 0))).toBeUndefined();
    expect([paysOf(round('fish-kraken', 50)), paysOf(round('fish-kraken', 0))]).toEqual([50, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { letteringOf, rimGap, slicesOf } from '#islands/games/slots/bonus-wheel/picture/bonus-wheel.ts';

/** The rings of both wheels as far as figures may stand in them, and the smallest letters that a phone draws at 12 px while it shows a wheel that turns. */
const [outer, inner] = [
  [112, 186],
  [34, 106],
] as const;
const least = 20;

describe.each([depotNine, millRace, orrery, quarterBells])('the wheel of $name', (title) => {
  it.each([
    ['outer', title.outer, outer],
    ['inner', title.inner, inner],
  ] as const)(
    'has letters on its %s ring that can be read on a phone, and none beyond its slice',
    (_, segments, radii) => {
      for (const [index, { pays }] of segments.entries()) {
        const { from = 0, to = 0 } = slicesOf(segments)[index] ?? {};
        const { size, upright, deep } = letteringOf(String(pays).length, to - from, radii);
        if (pays === 'inner') continue;
        expect(size).toBeGreaterThan(least);
        const [broad, high] = [0.6 * size * String(pays).length, 0.75 * size];
        expect(deep).toBeCloseTo(upright ? high : broad);
        expect(deep).toBeLessThanOrEqual(radii[1] - radii[0] - rimGap);
        expect(upright ? broad : high).toBeLessThanOrEqual((to - from) * 2 * Math.PI * (radii[1] - rimGap - deep));
      }
    },
  );
});

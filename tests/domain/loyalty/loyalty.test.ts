import { describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { edgePpm } from '#domain/loyalty/edges.ts';
import { type LoyaltyLevels, levelAt, levelFaults } from '#domain/loyalty/levels.ts';
import { cashbackMinor, dayAfter, mondayOf, pointsOf } from '#domain/loyalty/points.ts';
import { houseEdge, rowsOf } from '#domain/returns/figure-rows.ts';

const levels: LoyaltyLevels = [
  { level: 1, name: 'One', points: 0, cashbackPercent: 2 },
  { level: 2, name: 'Two', points: 100, cashbackPercent: 5 },
];

describe('the edge that points are made of', () => {
  it.each([
    ['roulette-european', 27_027],
    ['roulette-french', 13_513],
    ['dice', 10_000],
    // 3.3397 % without the jackpot, which gives 1.2 % back.
    ['slot-night-orchard', 21_397],
    // Of ante and call together, not of the ante: 2.1576 % of that.
    ['casino-holdem', 8_173],
    ['three-card-poker', 20_146],
    // Of ante, blind and raise together: 2.1850 % of the ante.
    ['ultimate-texas-holdem', 5_262],
    ['caribbean-stud', 25_552],
    // Of the three bets laid, not of those that ride: a third of 3.5057 %.
    ['let-it-ride', 11_685],
    // 2.3301 % of the ante, and one round in 13.5 adds another.
    ['war', 21_696],
    ['blackjack-surrender', 3_434],
    ['craps', 0],
    ['craps-pocket', 0],
  ] as const)('is %s’s at its best bet', (game, ppm) => {
    expect(edgePpm(game)).toBe(ppm);
  });
  it.each(gameIds)('of %s is never above that of any of its bets', (game) => {
    const ppm = BigInt(edgePpm(game));
    const lower = rowsOf(game).filter(({ figures }) => {
      const { num, den } = houseEdge(figures);
      return ppm * den > (num < 0n ? 0n : num) * 1_000_000n;
    });
    expect(lower).toEqual([]);
  });
});

describe('a level', () => {
  it.each([
    [0, 1, 2],
    [99, 1, 2],
    [100, 2, undefined],
    [1_000_000, 2, undefined],
  ])('at %i points is %i', (points, level, next) => {
    const found = levelAt(levels, points);
    expect([found.level.level, found.next?.level]).toEqual([level, next]);
  });
  it.each([
    ['numbers out of order', [{ ...levels[0], level: 2 }], 'levels[0].level is 2'],
    ['a first level that asks for points', [{ ...levels[0], points: 5 }], 'levels[0].points is 5'],
    ['levels that do not rise', [levels[0], { ...levels[1], points: 0 }], 'levels[1].points must be above 0'],
    ['a higher level that gives less', [levels[0], { ...levels[1], cashbackPercent: 1 }], 'must not be below 2'],
  ])('list with %s is refused with the remedy', (_, faulty, words) => {
    expect(levelFaults(faulty as unknown as LoyaltyLevels).join('\n')).toContain(words);
  });
  it('list that rises is sound', () => {
    expect(levelFaults(levels)).toEqual([]);
  });
});

describe('what comes back', () => {
  it('is the share of the edge, rounded down once', () => {
    // 1,000.00 staked at 27,027 millionths is 27.027 of edge; 4% of that is 1.08108.
    expect(cashbackMinor(100_000n * 27_027n, 4)).toBe(108n);
    expect(cashbackMinor(36n * 27_027n, 2)).toBe(0n);
  });
  it('and points are a cent of it each', () => {
    expect(pointsOf(27_027_000n)).toBe(2_702);
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s begins on Monday %s', (at, monday) => {
    expect(mondayOf(new Date(at))).toBe(monday);
  });
  it('has days that months and years do not break', () => {
    expect([dayAfter('2026-12-28', 7), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-04', '2028-02-29']);
  });
});

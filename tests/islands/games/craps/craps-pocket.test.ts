import { describe, expect, it } from 'vitest';
import { game as crapsPocket } from '#domain/games/craps/craps-pocket/rules.ts';
import { exposureWith, type Hand, handOf, noHand } from '#islands/games/craps/picture/craps.ts';
import { nextOf, oddsSpot, rivalOf, sideOf, waysOf } from '#islands/games/craps/picture/craps-pocket.ts';
import { casting, dice } from '../../../support/craps-dice.ts';

const laid = (...spots: readonly string[]) => new Map(spots.map((spot) => [spot, 100n]));

/** The hand of a line bet whose come-out cast this. */
const handAfter = (line: string, sum: number): Hand => {
  const step = crapsPocket.start([{ spot: line, amountMinor: 100n }], casting(dice(sum))());
  if (step.status !== 'open') throw new Error('settled');
  return handOf(step.view);
};

describe('a player at the pocket table', () => {
  it('backs one side, and the odds are those of that side', () => {
    expect(sideOf(noHand, laid('field'))).toBeUndefined();
    expect(sideOf(noHand, laid('field', 'dont-pass'))).toBe('dont-pass');
    expect(sideOf(handAfter('dont-pass', 6), new Map())).toBe('dont-pass');
    expect(oddsSpot(noHand, new Map())).toBe('odds:pass');
    expect(oddsSpot(noHand, laid('dont-pass'))).toBe('odds:dont-pass');
    expect([rivalOf('pass'), rivalOf('dont-pass'), rivalOf('odds:pass')]).toEqual(['dont-pass', 'pass', undefined]);
  });

  it('still sees what its odds against the point came to', () => {
    const decided = { spot: 'odds:dont-pass', stakeMinor: 100n, payoutMinor: 150n, taken: false };
    expect(oddsSpot({ ...noHand, last: [decided] }, new Map())).toBe('odds:dont-pass');
    expect(oddsSpot({ ...noHand, last: [decided] }, laid('pass'))).toBe('odds:pass');
  });

  it.each([
    ['nothing lies', noHand, [], 'lay'],
    ['only one roll is bet on', noHand, ['seven', 'field'], 'one_roll'],
    ['pass comes out', noHand, ['pass', 'field'], 'come_out_pass'],
    ['don’t pass comes out', noHand, ['dont-pass'], 'come_out_dont'],
    ['pass has its point', handAfter('pass', 8), ['over-7'], 'point_pass'],
    ['don’t pass has its point', handAfter('dont-pass', 8), [], 'point_dont'],
  ] as const)('is told what comes next when %s', (_, hand, spots, next) => {
    expect(nextOf(hand, laid(...spots))).toBe(next);
  });

  it('is held to the limits as the engine counts them', () => {
    const hand = handAfter('pass', 8);
    expect(exposureWith(hand, laid('odds:pass', 'seven'))).toEqual({
      stakeMinor: 200n,
      maxPayoutMinor: 200n + 300n + 575n,
    });
  });
});

describe('the ways of the next roll', () => {
  const totals = (spot: string, point: 4 | 5 | 6 | 8 | 9 | 10 | null, effect: string) =>
    waysOf(spot, point).flatMap((way) => (way.effect === effect ? [way.total] : []));

  it('are 36 for every bet', () => {
    for (const spot of ['pass', 'dont-pass', 'field', 'under-7', 'seven', 'over-7'])
      expect(waysOf(spot, null).map(({ ways }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it.each([
    ['pass', null, [7, 11], [2, 3, 12]],
    ['pass', 8, [8], [7]],
    ['dont-pass', null, [2, 3], [7, 11]],
    ['dont-pass', 8, [7], [8]],
    ['odds:pass', 5, [5], [7]],
    ['odds:dont-pass', 5, [7], [5]],
    ['field', 5, [2, 3, 4, 9, 10, 11, 12], [5, 6, 7, 8]],
    ['under-7', null, [2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]],
    ['seven', 6, [7], [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]],
    ['over-7', null, [8, 9, 10, 11, 12], [2, 3, 4, 5, 6, 7]],
  ] as const)('win and lose %s with the point %s as the rules say', (spot, point, wins, loses) => {
    expect(totals(spot, point, 'wins')).toEqual(wins);
    expect(totals(spot, point, 'loses')).toEqual(loses);
  });

  it('give don’t pass back on the twelve', () => {
    expect(totals('dont-pass', null, 'returns')).toEqual([12]);
    expect(totals('pass', 8, 'stays')).toEqual([2, 3, 4, 5, 6, 9, 10, 11, 12]);
  });
});

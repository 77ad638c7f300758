import { describe, expect, it } from 'vitest';
import { winCounts } from '#domain/games/slots/classic/maths.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { gainFrequency, onceIn, reelFacts, timesText } from '#islands/games/slots/picture/figures.ts';

const { strips } = kiteHarbour;

describe('the figures in the rules', () => {
  it('say a chance as one in so many', () => {
    expect(onceIn(rational(2n, 2_467_612n))).toBe('1,233,806');
    expect(onceIn(rational(2n, 25n))).toBe('12.5');
  });
  it('write times without idle zeros', () => {
    expect([timesText(rational(500n)), timesText(rational(15n, 4n)), timesText(rational(1n, 2n))]).toEqual([
      '500',
      '3.75',
      '0.5',
    ]);
  });
  it('take stops and cases from the strips', () => {
    expect(reelFacts(strips)).toEqual({ stops: 28, cases: '17,210,368' });
  });
  it('count how often Signal Box returns more than the stake', () => {
    const gains = [...winCounts(signalBox, 5)].reduce((sum, [units, cases]) => (units > 5 ? sum + cases : sum), 0);
    expect(gainFrequency(winCounts(signalBox, 5), 5)).toEqual(rational(BigInt(gains), 13_824n));
    expect(toPercentString(gainFrequency(winCounts(signalBox, 1), 1), 1)).toMatch(/^\d\.\d%$/);
  });
});

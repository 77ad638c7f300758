import { describe, expect, it } from 'vitest';
import {
  type Autoplay,
  type AutoplayEnding,
  type AutoplayRound,
  afterRound,
  endedBy,
  endingBefore,
  freshAutoplay,
  lossLeft,
} from '#domain/limits/autoplay.ts';

const fresh = (more: Partial<Autoplay> = {}): Autoplay => ({
  ...freshAutoplay({ rounds: 10, lossLimitMinor: 500n, winLimitMinor: 1_000n }),
  ...more,
});
const round = (more: Partial<AutoplayRound> = {}): AutoplayRound => ({
  stakeMinor: 100n,
  payoutMinor: 0n,
  jackpotMinor: 0n,
  feature: false,
  ...more,
});

describe('before a round', () => {
  it.each<[string, Autoplay, bigint, AutoplayEnding | null]>([
    ['goes on while the stake fits what may be lost', fresh({ lostMinor: 400n }), 100n, null],
    ['stops before a stake that could lose more than is left', fresh({ lostMinor: 401n }), 100n, 'loss'],
    ['stops before a first stake above its loss limit', fresh(), 501n, 'loss'],
    ['may lose again what it has won', fresh({ lostMinor: -200n }), 700n, null],
    ['stops when its rounds are played', fresh({ placed: 10 }), 1n, 'rounds'],
    ['stays over once it is', fresh({ ending: 'stopped' }), 1n, 'stopped'],
  ])('%s', (_, series, stakeMinor, ending) => {
    expect(endingBefore(series, stakeMinor)).toBe(ending);
  });
});

describe('after a round', () => {
  it.each<[string, Autoplay, AutoplayRound, AutoplayEnding | null]>([
    ['goes on after a loss', fresh(), round(), null],
    ['goes on after a win below the limit', fresh(), round({ payoutMinor: 999n }), null],
    ['stops at a win that reaches the limit', fresh(), round({ payoutMinor: 1_000n }), 'win'],
    ['stops when all that may be lost is', fresh({ lostMinor: 400n }), round(), 'loss'],
    ['stops after its last round', fresh({ placed: 9 }), round(), 'rounds'],
    ['stops at a feature', fresh(), round({ feature: true }), 'feature'],
    ['stops at the jackpot', fresh(), round({ payoutMinor: 100n, jackpotMinor: 1n }), 'jackpot'],
  ])('%s', (_, series, played, ending) => {
    expect(afterRound(series, played).ending).toBe(ending);
  });

  it('counts stakes less payouts', () => {
    const series = [round(), round({ payoutMinor: 250n }), round({ stakeMinor: 20n })].reduce(afterRound, fresh());
    expect(series).toMatchObject({ placed: 3, lostMinor: -30n, ending: null });
    expect(lossLeft(series)).toBe(530n);
  });

  it('keeps the reason for which it was over before', () => {
    expect(afterRound(endedBy(fresh(), 'stopped'), round({ payoutMinor: 5_000n }))).toMatchObject({
      placed: 1,
      ending: 'stopped',
    });
    expect(endedBy(fresh({ ending: 'win' }), 'left').ending).toBe('win');
  });
});

it('never loses more than its limit, whatever comes', () => {
  const payouts = [0n, 130n, 0n, 0n, 40n, 0n, 0n, 700n, 0n, 0n, 0n, 0n];
  for (const stakeMinor of [1n, 7n, 99n, 250n]) {
    let series = fresh({ rounds: 100, winLimitMinor: 10_000n });
    for (const payoutMinor of [...payouts, ...payouts, ...payouts]) {
      if (endingBefore(series, stakeMinor) !== null) break;
      series = afterRound(series, round({ stakeMinor, payoutMinor }));
      expect(series.lostMinor).toBeLessThanOrEqual(series.lossLimitMinor);
    }
  }
});

import { describe, expect, it } from 'vitest';
import { givenMinor, lossOf, missingOf, runningIn, timeLeft, wageredOf } from '#stores/promotions/grants.ts';
import { grantOf } from '../promotion-samples.ts';

const spins = (left: number) => ({
  gameId: 'slot-tidepool',
  gameName: 'Tidepool',
  stake: '0.10',
  total: 150,
  left,
  won: '0.00',
  until: null,
  waitsSince: null,
  waitsFor: null,
});

describe('how far the stakes of a promotion are', () => {
  it.each([
    ['0.00', 0, 200_000n],
    ['19.99', 0, 198_001n],
    ['20.00', 1, 198_000n],
    // Nobody reads 100 before it is done.
    ['1999.99', 99, 1n],
    ['2000.00', 100, 0n],
    ['2100.00', 100, 0n],
  ])('%s of 2000.00 staked is %i percent', (wagered, percent, leftMinor) => {
    expect(wageredOf(grantOf('welcome-first', { wagered }))).toMatchObject({ percent, leftMinor });
  });

  it('is not told where nothing has to be staked, or no currency is known', () => {
    expect(wageredOf(grantOf('welcome-first', { wageringRequired: '0.00' }))).toBeNull();
    expect(wageredOf(grantOf('welcome-first', { currency: null }))).toBeNull();
  });
});

describe('what a running promotion waits for', () => {
  it.each([
    ['stakes', { wagered: '1999.99' }, { stakeMinor: 1n, spins: null, deposit: null }],
    [
      'free spins alone, once all is staked',
      { wagered: '2000.00', freeSpins: spins(3) },
      { stakeMinor: 0n, spins: { left: 3, game: 'Tidepool' }, deposit: null },
    ],
    [
      'no spins that are played',
      { wagered: '2000.00', freeSpins: spins(0) },
      { stakeMinor: 0n, spins: null, deposit: null },
    ],
    [
      'a deposit for what is locked',
      { wageringRequired: '0.00', lockedLeft: '5.00', unlock: { deposit: '20.00', extraBonusPercent: 0 } },
      { stakeMinor: 0n, spins: null, deposit: '20.00' },
    ],
    [
      'no deposit where nothing is locked',
      { wagered: '2000.00', unlock: { deposit: '20.00', extraBonusPercent: 0 } },
      { stakeMinor: 0n, spins: null, deposit: null },
    ],
  ])('%s', (_what, changes, missing) => {
    expect(missingOf(grantOf('welcome-first', changes))).toEqual(missing);
  });
});

describe('what giving a promotion up takes', () => {
  it('is the bonus money, the locked winnings and the free spins that are left', () => {
    const grant = grantOf('welcome-first', { bonusLeft: '12.34', lockedLeft: '5.00', freeSpins: spins(7) });
    expect(lossOf(grant)).toEqual({ bonusMinor: 1_234n, lockedMinor: 500n, spins: 7 });
  });

  it.each(['HELD', 'QUEUED'] as const)('is what it would give while it is %s', (state) => {
    const grant = grantOf('welcome-first', { state, startedAt: null, bonusLeft: '150.00', freeSpins: spins(150) });
    expect(lossOf(grant)).toEqual({ bonusMinor: 15_000n, lockedMinor: 0n, spins: 150 });
  });

  it('is nothing while it waits for its deposit', () => {
    const grant = grantOf('welcome-first', {
      state: 'PENDING',
      currency: null,
      bonusLeft: '0',
      lockedLeft: '0',
      freeSpins: spins(150),
    });
    expect(lossOf(grant)).toEqual({ bonusMinor: 0n, lockedMinor: 0n, spins: 0 });
  });
});

it.each([
  ['CANCELLED', '2027-01-01T00:00:00Z', 20_000n],
  // Refused by the desk, or given up before its turn came.
  ['CANCELLED', null, 0n],
  ['QUEUED', null, 0n],
] as const)('of one that is %s and began %s, %s cents were given', (state, startedAt, minor) => {
  expect(givenMinor(grantOf('welcome-first', { state, startedAt }))).toBe(minor);
});

describe('the time that is left', () => {
  const nowMs = Date.parse('2027-01-01T00:00:00Z');
  it.each([
    ['2027-01-31T00:00:00Z', { days: 30 }],
    ['2027-01-03T23:59:59Z', { days: 2 }],
    ['2027-01-02T23:59:59Z', { seconds: 172_799 }],
    // Never told as seconds.
    ['2027-01-01T00:00:05Z', { seconds: 60 }],
    ['2027-01-01T00:00:00Z', null],
    ['2026-12-31T00:00:00Z', null],
  ])('until %s', (until, left) => {
    expect(timeLeft(until, nowMs)).toEqual(left);
  });
});

it('a promotion runs in its own currency alone', () => {
  const grants = [grantOf('welcome-first', { state: 'COMPLETED' }), grantOf('welcome-second', { currency: 'USD' })];
  expect(runningIn(grants, 'EUR')).toBeUndefined();
  expect(runningIn(grants, 'USD')).toBe(grants[1]);
});

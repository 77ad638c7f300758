import { expect, it } from 'vitest';
import { failWords } from '#stores/format/fail-words.ts';
import { balanceGainMinor, playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';

const round = (change: Partial<SettledRound>): SettledRound => ({
  status: 'settled',
  id: 'a',
  gameId: 'slot-tidepool',
  at: '',
  outcome: {},
  addedBets: [],
  actions: [],
  wins: [],
  stake: '0.20',
  payout: '0.50',
  bets: [{ spot: 'spin', amount: '0.20' }],
  balanceBefore: '10.00',
  balanceAfter: '10.30',
  proof: {
    kind: 'seeds',
    serverSeedHash: '',
    clientSeed: '',
    nonce: 0,
    serverSeed: null,
    remaining: null,
  },
  ...change,
});

it.each([
  { what: 'a bet', change: {}, gain: 50n },
  {
    what: 'a free spin that wins bonus money',
    change: { stake: '0.00', freeSpin: true, balanceAfter: '10.50' },
    gain: 50n,
  },
  { what: 'one whose win is locked', change: { stake: '0.00', freeSpin: true, balanceAfter: '10.00' }, gain: 0n },
] as const)('$what is played for 20 cents, and the purse has what is not locked', ({ change, gain }) => {
  expect(playedForMinor(round(change), 'EUR')).toBe(20n);
  expect(balanceGainMinor(round(change), 'EUR')).toBe(gain);
});

it('the cap of a bonus is told as money', () => {
  expect(failWords({ code: 'bonus_stake_limit', facts: { limit: '5.00', currency: 'EUR' } })).toEqual([
    'errors.bonus_stake_limit',
    { limit: '€5.00' },
  ]);
});

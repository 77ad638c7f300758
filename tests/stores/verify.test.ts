import { expect, it } from 'vitest';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { rouletteEuropean } from '#domain/games/roulette-european/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { RoundRecord } from '#stores/history.ts';
import { canonical, verifyRecord } from '#stores/verify.ts';

const serverSeed = 'ab'.repeat(32);
const seeds = { serverSeed, clientSeed: 'anna', nonce: 7 };

type Settled = Extract<RoundRecord['round'], { status: 'settled' }>;
type Seeds = Extract<Settled['proof'], { kind: 'seeds' }>;

const record = (): { round: Settled & { proof: Seeds } } => {
  const bets = rouletteEuropean.parseBets(
    [
      { spot: 'red', amount: '2.00' },
      { spot: 'black', amount: '1.00' },
    ],
    'EUR',
  );
  if (!bets.ok || rouletteEuropean.steps !== 'one') throw new Error('the fixture is wrong');
  const settled = rouletteEuropean.play(bets.value, createStream(seeds));
  const serverSeedHash = commitmentOf(serverSeed);
  return {
    round: {
      status: 'settled',
      id: '00000000-0000-4000-8000-000000000001',
      gameId: 'roulette-european',
      gameName: 'European Roulette',
      provider: 'Meridian Tables',
      currency: 'EUR',
      stake: '3.00',
      payout: formatAmount(settled.payoutMinor, 'EUR'),
      outcome: settled.outcome as Record<string, unknown>,
      bets: [
        { spot: 'red', amount: '2.00' },
        { spot: 'black', amount: '1.00' },
      ],
      addedBets: [],
      actions: [],
      wins: [],
      at: '2027-01-31T12:00:00.000Z',
      balanceBefore: '30.00',
      balanceAfter: '30.00',
      proof: { kind: 'seeds', serverSeedHash, serverSeed, clientSeed: 'anna', nonce: 7, remaining: null },
    },
  };
};
const matches = (one: RoundRecord) => verifyRecord(one)?.map((step) => step.matches);

it('finds that a true record matches in every step', () => {
  expect(matches(record())).toEqual([true, true, true]);
});

it('names the step in which a false record does not match', () => {
  const { round } = record();
  const proof = { ...round.proof, serverSeedHash: '0'.repeat(64) };
  expect(matches({ round: { ...round, proof } })).toEqual([false, true, true]);
  expect(matches({ round: { ...round, outcome: { number: 99 } } })).toEqual([true, false, true]);
  expect(matches({ round: { ...round, payout: '999.00' } })).toEqual([true, true, false]);
});

it('cannot verify while the seed is hidden, or a game it does not know', () => {
  const { round } = record();
  expect(verifyRecord({ round: { ...round, proof: { ...round.proof, serverSeed: null } } })).toBeUndefined();
  expect(verifyRecord({ round: { ...round, gameId: 'other' } })).toBeUndefined();
});

it('compares values whatever the order of their keys', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe(canonical({ a: null, b: [1, { c: 3, d: 2 }] }));
});

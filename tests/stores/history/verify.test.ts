import { expect, it } from 'vitest';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { game as rouletteEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { RoundRecord } from '#stores/history/history.ts';
import { verifyRecord } from '#stores/history/verify.ts';

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
      rulesVersion: '1',
      stepTimes: [],
      endedAt: '2027-01-31T12:00:00.000Z',
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
      wins: settled.wins.map((win) => ({
        spot: win.spot,
        stake: formatAmount(win.stakeMinor, 'EUR'),
        payout: formatAmount(win.payoutMinor, 'EUR'),
      })),
      at: '2027-01-31T12:00:00.000Z',
      balanceBefore: '30.00',
      balanceAfter: '30.00',
      proof: { kind: 'seeds', serverSeedHash, serverSeed, clientSeed: 'anna', nonce: 7, remaining: null },
    },
  };
};
const failing = (one: RoundRecord) => {
  const verified = verifyRecord(one);
  return verified.ok ? verified.value.filter(({ matches }) => !matches).map(({ name }) => name) : verified.code;
};

it('finds that a true record matches in every step', () => {
  expect(failing(record())).toEqual([]);
});

it('names the step in which a false record does not match', () => {
  const { round } = record();
  const { proof } = round;
  const strange = { ...proof, serverSeedHash: '0'.repeat(64) };
  expect(failing({ round: { ...round, proof: strange } })).toEqual(['commitment']);
  expect(failing({ round: { ...round, outcome: { number: 99 } } })).toEqual(['outcome']);
  expect(failing({ round: { ...round, payout: '999.00' } })).toEqual(['payout']);
  expect(failing({ round: { ...round, stake: '4.00' } })).toEqual(['stake']);
});

it('cannot verify while the seed is hidden or the round open, or a game it does not know', () => {
  const { round } = record();
  expect(failing({ round: { ...round, proof: { ...round.proof, serverSeed: null } } })).toBe('seed_hidden');
  expect(failing({ round: { ...round, gameId: 'other' } })).toBe('game_unknown');
  const { payout: _, outcome: _o, wins: _w, actions: _a, balanceAfter: _b, ...begun } = round;
  const open = { ...begun, status: 'open' as const, step: 0, view: {}, choices: [] };
  expect(failing({ round: open })).toBe('round_open');
});

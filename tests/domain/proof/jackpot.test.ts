import { describe, expect, it } from 'vitest';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { playPaid } from '#domain/games/kit/payment.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { drawJackpot } from '#domain/jackpot/draw.ts';
import { jackpotVersion } from '#domain/jackpot/parameters.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { computeRound } from '#domain/proof/parts.ts';
import { parseRecord, type RoundRecord } from '#domain/proof/record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';
import { betsOnWire, winsOnWire } from '#domain/proof/wire.ts';

const serverSeed = '9f'.repeat(32);
/** No table takes this stake: with it a seed that wins is found soon. */
const stakeMinor = 1_000_050n;
const bets = [{ spot: 'spin', amountMinor: stakeMinor }];
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'lena', nonce });
const drawAt = (nonce: number) => drawJackpot(seedsAt(nonce), stakeMinor, 'EUR');
const nonceThat = (hits: boolean) =>
  Array.from({ length: 2_000 }, (_, nonce) => nonce).find((n) => drawAt(n).hit === hits);

const potMinor = 612_345n;
/** The record of a spin as the house writes it; a win pays what the pot held. */
const recordAt = (nonce: number): RoundRecord => {
  const { outcome, payoutMinor, wins } = playPaid(slotTidepool, bets, seedsAt(nonce));
  const { contributionMinor, hit } = drawAt(nonce);
  const winMinor = hit ? potMinor : 0n;
  const amount = (minor: bigint) => formatAmount(minor, 'EUR');
  return {
    id: 'a',
    gameId: 'slot-tidepool',
    rulesVersion: slotTidepool.rulesVersion,
    currency: 'EUR',
    at: '2027-01-01T00:00:00.000Z',
    stake: amount(stakeMinor),
    payout: amount(payoutMinor + winMinor),
    outcome,
    bets: betsOnWire(bets, 'EUR'),
    addedBets: [],
    actions: [],
    wins: winsOnWire(wins, 'EUR'),
    proof: { kind: 'seeds', ...seedsAt(nonce), serverSeedHash: commitmentOf(serverSeed), remaining: null },
    jackpot: { version: jackpotVersion, contribution: amount(contributionMinor), win: amount(winMinor) },
  };
};
const failing = (record: RoundRecord): readonly string[] => {
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) return [`${read.code} ${read.facts?.['field']}`];
  const verified = verifyRecord(read.value);
  return verified.ok ? verified.value.filter(({ matches }) => !matches).map(({ name }) => name) : [verified.code];
};

const [winner, loser] = [nonceThat(true) ?? -1, nonceThat(false) ?? -1];
const jackpotOf = (nonce: number) => recordAt(nonce).jackpot ?? { version: 0, contribution: '', win: '' };

describe('a round’s part in the jackpot', () => {
  it.each([
    ['a win', winner],
    ['a round that won nothing', loser],
  ])('is computed again from the record alone: %s', (_, nonce) => {
    expect(failing(recordAt(nonce))).toEqual([]);
    const verified = verifyRecord(recordAt(nonce));
    const step = verified.ok && verified.value.find(({ name }) => name === 'jackpot');
    expect(step && JSON.parse(step.computed).hit).toBe(nonce === winner);
  });

  it('is found out where a win was kept back, or made up', () => {
    const kept = { ...recordAt(winner), jackpot: { ...jackpotOf(winner), win: '0.00' } };
    expect(failing(kept)).toEqual(['jackpot', 'payout']);
    const madeUp = { ...recordAt(loser), jackpot: { ...jackpotOf(loser), win: '0.01' } };
    expect(failing(madeUp)).toEqual(['jackpot', 'payout']);
  });

  it('is found out where another contribution was taken', () => {
    const record = recordAt(loser);
    expect(failing({ ...record, jackpot: { ...jackpotOf(loser), contribution: '99.99' } })).toEqual(['jackpot']);
  });

  it('leaves open what the pot held, and binds the return to what is recorded of it', () => {
    const record = recordAt(winner);
    expect(failing({ ...record, jackpot: { ...jackpotOf(winner), win: '7000.00' } })).toEqual(['payout']);
  });

  it.each([
    ['rules_unknown', { version: 99 }],
    ['proof_unfit', { win: '-1' }],
    ['record_invalid jackpot', { contribution: 5 }],
    ['record_invalid jackpot', { version: '1' }],
  ])('says %s of what it does not know', (code, part) => {
    const jackpot = { ...jackpotOf(loser), ...part } as RoundRecord['jackpot'] & object;
    expect(failing({ ...recordAt(loser), jackpot })).toEqual([code]);
  });

  it('is none at a table without a jackpot', () => {
    expect(failing({ ...recordAt(loser), gameId: 'dice', bets: [{ spot: 'under:50.00', amount: '1.00' }] })).toEqual([
      'proof_unfit',
    ]);
  });

  it('is told of a round that is computed from its parts', () => {
    const parts = { game: 'slot-tidepool', 'server-seed': serverSeed, 'client-seed': 'lena', nonce: `${winner}` };
    const spin = JSON.stringify(betsOnWire(bets, 'EUR'));
    const computed = computeRound({ ...parts, bets: spin });
    expect(computed.ok && computed.value.jackpot).toEqual({ contribution: jackpotOf(winner).contribution, hit: true });
    const bare = computeRound(parts);
    expect(bare.ok && bare.value.jackpot).toBeUndefined();
  });
});

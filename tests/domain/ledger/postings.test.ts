import { describe, expect, it } from 'vitest';
import { type Intent, postingsFor } from '#domain/ledger/postings.ts';
import { applyLegs, emptyBalances, splitStake } from '#tests/support/oracles/balances.ts';

const amountMinor = 700n;
const intents: Intent[] = [
  { kind: 'deposit_completed', gateway: 'devcode', amountMinor },
  { kind: 'deposit_reversed', gateway: 'devcode', amountMinor, coveredMinor: 200n },
  { kind: 'deposit_held', gateway: 'devcode', amountMinor },
  { kind: 'deposit_released', amountMinor },
  { kind: 'deposit_returned', gateway: 'devcode', amountMinor },
  { kind: 'bet', game: 'roulette-european', cashMinor: 500n, bonusMinor: 200n },
  { kind: 'win', game: 'roulette-european', cashMinor: 500n, bonusMinor: 0n },
  { kind: 'rollback', game: 'roulette-european', cashMinor: 500n, bonusMinor: 200n },
  { kind: 'withdrawal_held', amountMinor },
  { kind: 'withdrawal_released', amountMinor },
  { kind: 'withdrawal_paid', provider: 'skrill', amountMinor },
  { kind: 'bonus_granted', promotion: 'welcome', amountMinor },
  { kind: 'bonus_converted', amountMinor },
  { kind: 'bonus_forfeited', promotion: 'welcome', amountMinor },
  { kind: 'fee', owner: 'changelly', amountMinor },
  { kind: 'correction', cause: 'our_error', amountMinor: -amountMinor },
];

const playerPart = (intent: Intent) => {
  const rich = { cash: 10_000n, bonus: 10_000n, locked: 0n, withdrawal: 10_000n, owed: 10_000n };
  const after = applyLegs(rich, postingsFor(intent));
  const kinds = ['cash', 'bonus', 'withdrawal', 'owed'] as const;
  return after.ok ? kinds.map((kind) => after.value[kind] - rich[kind]) : [];
};

describe('postings', () => {
  it.each(intents)('of $kind sum to zero without empty legs', (intent) => {
    const legs = postingsFor(intent);
    expect(legs.reduce((sum, leg) => sum + leg.amountMinor, 0n)).toBe(0n);
    expect(legs.every((leg) => leg.amountMinor !== 0n)).toBe(true);
  });

  it('move what the player sees', () => {
    expect(intents.map(playerPart)).toEqual([
      [700n, 0n, 0n, 0n],
      [-200n, 0n, 0n, 0n],
      [0n, 0n, 0n, 700n],
      [700n, 0n, 0n, -700n],
      [0n, 0n, 0n, -700n],
      [-500n, -200n, 0n, 0n],
      [500n, 0n, 0n, 0n],
      [500n, 200n, 0n, 0n],
      [-700n, 0n, 700n, 0n],
      [700n, 0n, -700n, 0n],
      [0n, 0n, -700n, 0n],
      [0n, 700n, 0n, 0n],
      [700n, -700n, 0n, 0n],
      [0n, -700n, 0n, 0n],
      [-700n, 0n, 0n, 0n],
      [-700n, 0n, 0n, 0n],
    ]);
  });

  it('of a lost round are none', () => {
    expect(postingsFor({ kind: 'win', game: 'roulette-european', cashMinor: 0n, bonusMinor: 0n })).toEqual([]);
  });

  it('never take a player below zero', () => {
    const legs = postingsFor({ kind: 'bet', game: 'roulette-european', cashMinor: 1n, bonusMinor: 0n });
    expect(applyLegs(emptyBalances, legs)).toMatchObject({ ok: false, code: 'insufficient_funds' });
  });
});

describe('a stake', () => {
  it.each([
    [300n, { cashMinor: 300n, bonusMinor: 0n }],
    [500n, { cashMinor: 500n, bonusMinor: 0n }],
    [650n, { cashMinor: 500n, bonusMinor: 150n }],
    [700n, { cashMinor: 500n, bonusMinor: 200n }],
  ])('of %d takes cash before bonus', (stakeMinor, split) => {
    expect(splitStake({ cash: 500n, bonus: 200n }, stakeMinor)).toEqual({ ok: true, value: split });
  });

  it('beyond both is refused', () => {
    expect(splitStake({ cash: 500n, bonus: 200n }, 701n)).toMatchObject({ ok: false, code: 'insufficient_funds' });
  });
});

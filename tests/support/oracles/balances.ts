import type { PlayerKind } from '#domain/ledger/accounts.ts';
import type { Leg, StakeSplit } from '#domain/ledger/postings.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** One player's accounts in one currency, in minor units. */
export type Balances = Readonly<Record<PlayerKind, bigint>>;

export const emptyBalances: Balances = { cash: 0n, bonus: 0n, locked: 0n, withdrawal: 0n, owed: 0n };

/** The balances after a movement, or `insufficient_funds` with nothing changed when one would fall below zero. */
export const applyLegs = (balances: Balances, legs: readonly Leg[]): Result<Balances, 'insufficient_funds'> => {
  const after = { ...balances };
  for (const { account, amountMinor } of legs) {
    if (account.side === 'player') after[account.kind] += amountMinor;
  }
  return Object.values(after).some((amountMinor) => amountMinor < 0n) ? fail('insufficient_funds') : ok(after);
};

/** Takes a stake from cash first and from bonus money for the rest; `insufficient_funds` when both do not cover it. */
export const splitStake = (
  { cash, bonus }: Pick<Balances, 'cash' | 'bonus'>,
  stakeMinor: bigint,
): Result<StakeSplit, 'insufficient_funds'> => {
  const cashMinor = stakeMinor < cash ? stakeMinor : cash;
  const bonusMinor = stakeMinor - cashMinor;
  return bonusMinor > bonus ? fail('insufficient_funds') : ok({ cashMinor, bonusMinor });
};

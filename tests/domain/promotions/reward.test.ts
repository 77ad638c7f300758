import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import { weightsOf } from '#domain/promotions/weights.ts';
import { offerOf } from '#tests/support/offers.ts';

const one = rational(1n);
const brings = (
  id: string,
  depositMinor: bigint,
  {
    currency = 'EUR',
    eurRate = one,
    capLeftEur = null,
  }: { currency?: CurrencyCode; eurRate?: Rational; capLeftEur?: string | null } = {},
) => rewardOf(offerOf(id), { depositMinor, currency, eurRate, capLeftEur });

describe('the first deposit', () => {
  it.each([
    [1_000n, 500n, 100],
    [1_600n, 800n, 100],
    [1_601n, 2_001n, 125],
    [5_000n, 6_250n, 125],
    [5_001n, 10_002n, 150],
    [10_000n, 20_000n, 150],
    [10_001n, 20_000n, 150],
    [1_000_000n, 20_000n, 150],
  ])('of %i cents brings %i cents and %i spins', (deposit, bonusMinor, freeSpins) => {
    expect(brings('welcome-first', deposit)).toMatchObject({
      bonusMinor,
      freeSpins,
      wageringMinor: 10n * bonusMinor,
      stakeMaxMinor: 500n,
      spinStakeMinor: 10n,
      capped: false,
      nothing: null,
    });
  });

  it('brings nothing below the smallest that counts', () => {
    expect(brings('welcome-first', 999n)).toMatchObject({ bonusMinor: 0n, freeSpins: 0, nothing: 'deposit_too_small' });
  });

  it('takes its steps by what the deposit is worth in euros', () => {
    // 16 EUR are 17.60 USD at 10/11; a cent more is the next step.
    const eurRate = rational(10n, 11n);
    expect(brings('welcome-first', 1_760n, { currency: 'USD', eurRate })).toMatchObject({
      bonusMinor: 880n,
      freeSpins: 100,
    });
    expect(brings('welcome-first', 1_761n, { currency: 'USD', eurRate })).toMatchObject({
      bonusMinor: 2_201n,
      freeSpins: 125,
    });
    expect(brings('welcome-first', 99_999n, { currency: 'USD', eurRate })).toMatchObject({ bonusMinor: 22_000n });
  });
});

describe('later deposits', () => {
  it.each([
    ['welcome-second', 15_000n, 100],
    ['welcome-third', 10_000n, 100],
    ['welcome-fourth', 10_000n, 100],
    ['welcome-fifth', 20_000n, 100],
    ['doubled-deposit', 10_000n, 70],
  ])('bring for 100 EUR by %s %i cents and %i spins', (id, bonusMinor, freeSpins) => {
    expect(brings(id, 10_000n)).toMatchObject({ bonusMinor, freeSpins });
  });

  it.each([
    ['8000', 800_000n, true],
    ['7800', 780_000n, true],
    ['0.01', 1n, true],
    ['0', 0n, true],
    ['20000', 2_000_000n, false],
  ])('stop at what the cap leaves: %s euros', (capLeftEur, bonusMinor, capped) => {
    expect(brings('welcome-fifth', 1_000_000n, { capLeftEur })).toMatchObject({ bonusMinor, capped, freeSpins: 100 });
  });

  it('stop at the whole cap where nothing of it was used', () => {
    expect(brings('welcome-fifth', 1_000_000n)).toMatchObject({ bonusMinor: 800_000n, capped: true });
  });
});

describe('what needs no deposit', () => {
  it('is twenty spins whose winnings a deposit of 20 EUR unlocks', () => {
    expect(brings('no-deposit', 0n)).toMatchObject({
      bonusMinor: 0n,
      freeSpins: 20,
      spinStakeMinor: 10n,
      wageringMinor: 0n,
      unlockDepositMinor: 2_000n,
      nothing: null,
    });
  });

  it('is money for a code', () => {
    expect(brings('good-turn', 0n)).toMatchObject({ bonusMinor: 500n, freeSpins: 0, wageringMinor: 5_000n });
    expect(brings('good-turn', 0n, { currency: 'ETH', eurRate: rational(2_700n) }).bonusMinor).toBe(1_851_851n);
  });

  it('says why nothing comes of it', () => {
    const capped = { ...offerOf('good-turn'), cap: { family: 'f', maxEur: '10' } };
    const facts = { depositMinor: 0n, currency: 'EUR', eurRate: one, capLeftEur: '0' } as const;
    expect(rewardOf(capped, facts)).toMatchObject({ bonusMinor: 0n, nothing: 'cap_reached' });
    expect(rewardOf(offerOf('good-turn'), { ...facts, eurRate: rational(10n ** 6n) }).nothing).toBe(
      'rounds_to_nothing',
    );
  });
});

it('weighs a stake by its game, else by its category, else not at all', () => {
  const { wagering } = offerOf('welcome-first');
  if (!wagering) throw new Error('the welcome offer is wagered');
  const games = [
    { id: 'slot-tidepool', category: 'slots' },
    { id: 'baccarat', category: 'card' },
    { id: 'crash', category: 'crash' },
    { id: 'another', category: 'unheard-of' },
  ];
  expect(weightsOf({ ...wagering, games: { baccarat: 5 } }, games)).toEqual({
    '*': 0,
    'slot-tidepool': 10_000,
    baccarat: 500,
    crash: 0,
    another: 0,
  });
});

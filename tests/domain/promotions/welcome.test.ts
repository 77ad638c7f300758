import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from '#domain/payments/deposit-limits.ts';
import {
  advertisedDoubling,
  advertisedExample,
  advertisedFaults,
  advertisedWelcome,
} from '#domain/promotions/advertised.ts';
import { offeredDepositsMax } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { welcomeBonusMax, welcomeTiers } from '#domain/promotions/welcome.ts';
import { referenceRate } from '#tests/support/rates.ts';
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

const eur = (amountMinor: bigint) => ({ amountMinor, currency: 'EUR' });
const offers = readOffers();

describe('the welcome offer of the documents', () => {
  it('gives 8,000 EUR of bonus at most', () => {
    expect(welcomeBonusMax(offers)).toEqual(eur(800_000n));
  });

  it.each([
    [
      1,
      [
        ['16', 50, 100],
        ['50', 125, 125],
        ['100', 200, 150],
      ],
    ],
    [2, [[null, 150, 100]]],
    [3, [[null, 100, 100]]],
    [4, [[null, 100, 100]]],
    [5, [[null, 200, 100]]],
  ])('matches deposit %i as the specification has it', (deposit, steps) => {
    const tier = welcomeTiers(offers).find((one) => one.deposit === deposit);
    expect(tier?.steps.map(({ upToEur, percent, freeSpins }) => [upToEur, percent, freeSpins])).toEqual(steps);
    expect(tier?.rules.depositsMade).toEqual({ from: deposit - 1, to: deposit - 1 });
  });

  it('has a promotion for each deposit below five, and no other', () => {
    expect(welcomeTiers(offers)).toHaveLength(offeredDepositsMax);
  });

  it('reaches what is advertised with the first two deposits, so that the headline is true', () => {
    expect(advertisedWelcome).toEqual({ bonus: eur(200_000n), freeSpins: 200 });
    const example = advertisedExample(offers);
    expect(example).toEqual({
      firstDeposit: eur(10_000n),
      firstBonus: eur(20_000n),
      firstSpins: 150,
      secondDeposit: eur(120_000n),
      secondBonus: eur(180_000n),
      secondSpins: 100,
      freeSpins: 250,
    });
    expect(checkDepositAmount(example.secondDeposit.amountMinor, 'EUR', referenceRate('EUR')).ok).toBe(true);
  });
});

describe('what is advertised', () => {
  const withSteps = (id: string, steps: { upToEur: string | null; percent: number; freeSpins: number }) =>
    offers.map(
      (one): PromotionRules =>
        one.id === id && one.reward.kind === 'deposit' ? { ...one, reward: { ...one.reward, steps: [steps] } } : one,
    );

  it('is kept by the documents', () => {
    expect(advertisedDoubling).toEqual({ percent: 100, freeSpins: 70 });
    expect(advertisedFaults(offers)).toEqual([]);
  });

  it.each([
    [
      'a second deposit with too few spins',
      withSteps('welcome-second', { upToEur: null, percent: 150, freeSpins: 49 }),
    ],
    [
      'a second deposit that is matched up to too little',
      withSteps('welcome-second', { upToEur: '1199', percent: 150, freeSpins: 100 }),
    ],
    ['a cap below the headline', offers.map((one) => ({ ...one, cap: one.cap && { ...one.cap, maxEur: '1999' } }))],
    ['no second deposit', offers.filter(({ id }) => id !== 'welcome-second')],
  ])('is a fault of the documents with %s', (_, changed) => {
    expect(advertisedFaults(changed)).toEqual([expect.objectContaining({ of: 'welcome-first' })]);
  });

  it.each([
    ['fewer spins', withSteps('doubled-deposit', { upToEur: null, percent: 100, freeSpins: 69 })],
    ['less than the deposit', withSteps('doubled-deposit', { upToEur: null, percent: 99, freeSpins: 70 })],
    ['nothing at all', offers.filter(({ id }) => id !== 'doubled-deposit')],
  ])('is a fault when doubling gives %s', (_, changed) => {
    expect(advertisedFaults(changed)).toEqual([expect.objectContaining({ of: 'doubled-deposit' })]);
  });
});

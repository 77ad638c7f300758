import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from '#domain/payments/deposit-limits.ts';
import {
  advertisedExample,
  advertisedWelcome,
  doubledDeposit,
  welcomeBonusMax,
  welcomeDepositsMax,
  welcomeTierAfter,
  welcomeTiers,
} from '#domain/promotions/welcome.ts';
import { referenceRate } from '#tests/support/rates.ts';

const eur = (amountMinor: bigint) => ({ amountMinor, currency: 'EUR' });

describe('the welcome offer', () => {
  it('advertises 2,000 EUR and 200 free spins', () => {
    expect(advertisedWelcome).toEqual({ bonus: eur(200_000n), freeSpins: 200 });
  });

  it('doubles a deposit with 70 free spins, as the site is described', () => {
    expect(doubledDeposit).toEqual({ percent: 100n, freeSpins: 70 });
  });

  it('gives 8,000 EUR of bonus at most', () => {
    expect(welcomeBonusMax).toEqual(eur(800_000n));
  });

  it('matches a first deposit by its size', () => {
    expect(welcomeTierAfter(0)).toEqual({
      deposit: 1,
      steps: [
        { upTo: eur(1_600n), percent: 50n, freeSpins: 100 },
        { upTo: eur(5_000n), percent: 125n, freeSpins: 125 },
        { upTo: eur(10_000n), percent: 200n, freeSpins: 150 },
      ],
    });
  });

  it.each([
    [1, 150n],
    [2, 100n],
    [3, 100n],
    [4, 200n],
  ])('after %i deposits matches the next by %i percent, with 100 free spins', (made, percent) => {
    expect(welcomeTierAfter(made)).toEqual({ deposit: made + 1, match: { percent, freeSpins: 100 } });
  });

  it('is over after five deposits', () => {
    expect(welcomeTiers).toHaveLength(welcomeDepositsMax);
    expect(welcomeTierAfter(welcomeDepositsMax)).toBeUndefined();
  });

  it('reaches what is advertised with the first two deposits, so that the headline is true', () => {
    const example = advertisedExample();
    expect(example).toEqual({
      firstDeposit: eur(10_000n),
      firstBonus: eur(20_000n),
      secondDeposit: eur(120_000n),
      secondBonus: eur(180_000n),
      freeSpins: 250,
    });
    expect(example.firstBonus.amountMinor + example.secondBonus.amountMinor).toBe(advertisedWelcome.bonus.amountMinor);
    expect(example.freeSpins).toBeGreaterThanOrEqual(advertisedWelcome.freeSpins);
    expect(checkDepositAmount(example.secondDeposit.amountMinor, 'EUR', referenceRate('EUR')).ok).toBe(true);
    expect(advertisedWelcome.bonus.amountMinor).toBeLessThan(welcomeBonusMax.amountMinor);
  });
});

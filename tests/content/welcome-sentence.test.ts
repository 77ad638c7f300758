import { describe, expect, it } from 'vitest';
import { welcomeSentence } from '#content/welcome-sentence.ts';
import { type Money, money } from '#domain/money/money.ts';
import { advertisedExample, advertisedWelcome } from '#domain/promotions/advertised.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';

const eur = (minor: bigint): Money => money(minor, 'EUR');
const example = {
  firstDeposit: eur(10_000n),
  firstBonus: eur(20_000n),
  firstSpins: 150,
  secondDeposit: eur(120_000n),
  secondBonus: eur(180_000n),
  secondSpins: 100,
  freeSpins: 250,
};

describe('how the headline comes about', () => {
  it('is said with the figures of the offers of today, and what is more than advertised', () => {
    expect(advertisedExample(readOffers())).toEqual(example);
    expect(welcomeSentence(example, advertisedWelcome)).toBe(
      'a first deposit of €100.00 brings €200.00 and 150 free spins, a second of €1,200.00 brings €1,800.00 and 100 free spins: ' +
        'together €2,000.00 and 250 free spins, 50 free spins more than advertised',
    );
  });

  it('says that the sum is what is advertised where it is', () => {
    const just = { ...example, secondSpins: 50, freeSpins: 200 };
    expect(welcomeSentence(just, advertisedWelcome)).toMatch(/together €2,000\.00 and 200 free spins, as advertised$/);
  });

  it('names the money, too, that is more than advertised', () => {
    const more = { ...example, secondBonus: eur(180_001n) };
    expect(welcomeSentence(more, advertisedWelcome)).toMatch(/€0\.01 and 50 free spins more than advertised$/);
  });
});

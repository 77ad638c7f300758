import { describe, expect, it } from 'vitest';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { rational } from '#domain/maths/rational.ts';
import { freeSpinBets } from '#domain/promotions/free-spin.ts';
import { unlockAsks } from '#domain/promotions/unlock.ts';

const terms = { depositEur: '20', depositMinor: 2_150n, currency: 'USD' } as const;

describe('the deposit that unlocks winnings', () => {
  it.each([
    { currency: 'EUR', rate: rational(1n), asks: 2_000n, why: 'the euros of the rules' },
    { currency: 'GBP', rate: rational(6n, 5n), asks: 1_667n, why: 'what is worth as much today, rounded up' },
    { currency: 'BTC', rate: rational(90_000n), asks: 22_223n, why: 'the same of coins' },
    { currency: 'USD', rate: rational(1n, 2n), asks: 2_150n, why: 'never more than was told in its own currency' },
    { currency: 'USD', rate: rational(2n), asks: 1_000n, why: 'less where that is enough today' },
  ] as const)('is $why', ({ currency, rate, asks }) => {
    expect(unlockAsks(terms, currency, rate)).toBe(asks);
  });
});

describe('the bets of a free spin', () => {
  it.each(gameIds.filter((id) => id.startsWith('slot-')))('are bets of %s', (id) => {
    const bets = freeSpinBets(id, 20n).map(({ spot }) => ({ spot, amount: '0.20' }));
    expect(findGame(id)?.parseBets(bets, 'EUR')).toMatchObject({ ok: true, value: freeSpinBets(id, 20n) });
  });
});

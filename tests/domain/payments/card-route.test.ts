import { describe, expect, it } from 'vitest';
import { rational } from '#domain/maths/rational.ts';
import { anyTerms, bestFirst, type CardRoute, type RouteTerms, takesPayment } from '#domain/payments/card-route.ts';

const wish = { amountMinor: 30_00n, currency: 'EUR', country: 'MT', eurRate: rational(1n) } as const;

it.each<[Partial<RouteTerms>, boolean]>([
  [{}, true],
  [{ currencies: ['EUR', 'USD'] }, true],
  [{ currencies: ['USD'] }, false],
  [{ exceptFrom: ['US'] }, true],
  [{ exceptFrom: ['US', 'MT'] }, false],
  [{ leastEur: 30 }, true],
  [{ leastEur: 31 }, false],
  [{ mostEur: 30 }, true],
  [{ mostEur: 29 }, false],
])('a company with %j takes 30 EUR from Malta: %s', (terms, takes) => {
  expect(takesPayment({ ...anyTerms, ...terms }, wish)).toBe(takes);
});

it('holds an amount in another currency to what it is worth in euros', () => {
  const dollars = { ...wish, currency: 'USD', eurRate: rational(1n, 2n) } as const;
  expect(takesPayment({ ...anyTerms, leastEur: 15 }, dollars)).toBe(true);
  expect(takesPayment({ ...anyTerms, leastEur: 16 }, dollars)).toBe(false);
  expect(takesPayment({ ...anyTerms, mostEur: 14 }, dollars)).toBe(false);
});

describe('the best route', () => {
  const route = (name: string, part: Partial<CardRoute> = {}): CardRoute => ({
    name,
    costBasisPoints: 0,
    record: { paid: 0, lost: 0 },
    failedAt: null,
    ...part,
  });
  const order = (...routes: CardRoute[]) => bestFirst(routes).map(({ name }) => name);

  it('is the first of the house’s own order while nothing is known of any', () => {
    expect(order(route('a'), route('b'), route('c'))).toEqual(['a', 'b', 'c']);
  });

  it('is the one whose payments arrive most often', () => {
    const weak = route('weak', { record: { paid: 10, lost: 30 } });
    expect(order(weak, route('strong', { record: { paid: 38, lost: 2 } }))).toEqual(['strong', 'weak']);
    expect(order(weak, route('unknown'))).toEqual(['unknown', 'weak']);
  });

  it('is not found by a single payment: one lost beside nothing else leaves the others before it, one paid leaves the order', () => {
    expect(order(route('lost', { record: { paid: 0, lost: 1 } }), route('b'))).toEqual(['b', 'lost']);
    expect(order(route('a', { record: { paid: 39, lost: 1 } }), route('b', { record: { paid: 40, lost: 0 } }))).toEqual(
      ['b', 'a'],
    );
  });

  it('is the cheaper of two with records that are as good as alike', () => {
    const dear = route('dear', { record: { paid: 40, lost: 0 }, costBasisPoints: 250 });
    const cheap = route('cheap', { record: { paid: 39, lost: 1 }, costBasisPoints: 120 });
    expect(order(dear, cheap)).toEqual(['cheap', 'dear']);
    expect(order(dear, { ...cheap, record: { paid: 25, lost: 15 } })).toEqual(['dear', 'cheap']);
  });

  it('is never one that failed for this player while another is there; of those the longest ago comes first', () => {
    const best = { record: { paid: 40, lost: 0 } };
    const worst = { record: { paid: 0, lost: 40 } };
    const failed = [route('late', { ...best, failedAt: 2_000 }), route('early', { ...worst, failedAt: 1_000 })];
    expect(order(...failed, route('other', worst))).toEqual(['other', 'early', 'late']);
  });

  it('loses none and changes nothing that it was given', () => {
    const given = Object.freeze([route('b', { failedAt: 5 }), route('a')]);
    expect(bestFirst(given)).toHaveLength(2);
    expect(given[0]?.name).toBe('b');
  });
});

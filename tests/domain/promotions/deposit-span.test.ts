import { describe, expect, it } from 'vitest';
import { depositSpan, depositStops, inEuros, stopOf, toldDeposit } from '#domain/promotions/deposit-span.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { offerOf } from '#tests/support/offers.ts';
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

const forDeposit = readOffers().filter(({ reward }) => reward.kind === 'deposit');

it.each([
  ['welcome-first', 1_000n, 10_000n],
  ['welcome-second', 1_000n, 533_334n],
  ['doubled-deposit', 1_000n, 800_000n],
])('%s spans the deposits from its least to the one that brings most', (id, leastMinor, mostMinor) => {
  expect(depositSpan(offerOf(id))).toEqual({ leastMinor, mostMinor });
});

it.each(forDeposit.map((rules) => [rules.id, rules] as const))(
  'a deposit beyond the span of %s brings no more, and one below it nothing',
  (_, rules) => {
    const { leastMinor = 0n, mostMinor = 0n } = depositSpan(rules) ?? {};
    const bonusFor = (minor: bigint): bigint => rewardOf(rules, inEuros(minor)).bonusMinor;
    expect(bonusFor(mostMinor + 100n)).toBe(bonusFor(mostMinor));
    expect(bonusFor(mostMinor - 100n)).toBeLessThan(bonusFor(mostMinor));
    expect(rewardOf(rules, inEuros(leastMinor - 1n)).nothing).toBe('deposit_too_small');
    expect(rewardOf(rules, inEuros(leastMinor)).nothing).toBeNull();
  },
);

describe('the deposit that an offer is told by', () => {
  it.each([
    ['the largest that is matched', 'welcome-first', 10_000n],
    ['a hundred euros without a bound', 'doubled-deposit', 10_000n],
    ['nothing where none is needed', 'no-deposit', 0n],
  ])('is %s', (_, id, minor) => {
    expect(toldDeposit(offerOf(id))).toBe(minor);
  });

  it('is the least that counts where that is more than a hundred euros', () => {
    const rules = offerOf('doubled-deposit');
    const dear: PromotionRules = {
      ...rules,
      reward: { kind: 'deposit', minDepositEur: '250', steps: [{ upToEur: null, percent: 100, freeSpins: 0 }] },
    };
    expect(toldDeposit(dear)).toBe(25_000n);
  });
});

describe('the stops of a slider', () => {
  it.each(forDeposit.map((rules) => [rules.id, rules] as const))(
    'of %s go upwards from end to end, each once, with every bound of its steps',
    (_, rules) => {
      const stops = depositStops(rules);
      const span = depositSpan(rules);
      expect([stops[0], stops.at(-1)]).toEqual([span?.leastMinor, span?.mostMinor]);
      expect(stops.every((one, at) => at === 0 || one > (stops[at - 1] ?? one))).toBe(true);
      if (rules.reward.kind === 'deposit')
        for (const { upToEur } of rules.reward.steps)
          if (upToEur !== null) expect(stops).toContain(BigInt(upToEur) * 100n);
      expect(stops).toContain(toldDeposit(rules));
      expect(stops.length).toBeLessThan(60);
    },
  );

  it('there are none without a deposit', () => {
    expect(depositStops(offerOf('no-deposit'))).toEqual([]);
  });

  it.each([
    [999n, 0],
    [1_000n, 0],
    [1_499n, 1],
    [1_500n, 2],
    [9_000n, 2],
  ])('%s lies at stop %i', (minor, at) => {
    expect(stopOf([1_000n, 1_200n, 1_500n], minor)).toBe(at);
  });
});

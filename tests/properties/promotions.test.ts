import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, multiply, rational, rationalOf } from '#domain/maths/rational.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { changesBetween } from '#domain/promotions/changes.ts';
import { eurOfMinor } from '#domain/promotions/eur.ts';
import { type FitFacts, fits, misfits } from '#domain/promotions/fits.ts';
import { rewardOf, stepFor } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { offers } from '#tests/support/offers.ts';

const currency = fc.constantFrom(...currencyCodes);
const eurRate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 10n ** 5n, max: 10n ** 8n }))
  .map(([num, den]) => rational(num, den));
const depositMinor = fc.bigInt({ min: 0n, max: 10n ** 15n });
const eur = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
const spins = fc.integer({ min: 0, max: 200 });

/** Promotions of every kind of steps, beside those of the documents. */
const depositRules = fc
  .record({
    bounds: fc.uniqueArray(fc.integer({ min: 10, max: 9_999 }), { minLength: 1, maxLength: 4 }),
    percents: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 4, maxLength: 4 }),
    freeSpins: spins,
    isOpen: fc.boolean(),
    maxEur: eur,
  })
  .map(({ bounds, percents, freeSpins, isOpen, maxEur }): PromotionRules => {
    const base = offers.find(({ id }) => id === 'welcome-first');
    const ordered = bounds.toSorted((a, b) => a - b);
    const [head, ...rest] = ordered.map((bound, at) => ({
      upToEur: isOpen && at === ordered.length - 1 ? null : `${bound}`,
      percent: percents[at] ?? 0,
      freeSpins,
    }));
    if (!base || !head) throw new Error('no rules to begin with');
    return {
      ...base,
      cap: { family: 'welcome', maxEur },
      reward: { kind: 'deposit', minDepositEur: '10', steps: [head, ...rest] },
    };
  });
const anyRules = fc.oneof(fc.constantFrom(...offers), depositRules);
const money = fc.record({ depositMinor, currency, eurRate });

describe('what a promotion brings, for all deposits, currencies and rates', () => {
  it('is never above what the cap leaves, and never below nothing', () => {
    fc.assert(
      fc.property(anyRules, money, fc.option(eur), (rules, facts, capLeftEur) => {
        const reward = rewardOf(rules, { ...facts, capLeftEur });
        expect(reward.bonusMinor >= 0n).toBe(true);
        const room = rules.cap && (capLeftEur ?? rules.cap.maxEur);
        if (room) {
          const worth = eurOfMinor(reward.bonusMinor, facts.currency, facts.eurRate);
          expect(compare(worth, rationalOf(room))).toBeLessThanOrEqual(0);
        }
        expect(reward.nothing === null).toBe(reward.bonusMinor > 0n || reward.freeSpins > 0);
      }),
    );
  });

  it('grows with the deposit within a step', () => {
    fc.assert(
      fc.property(depositRules, money, depositMinor, (rules, facts, other) => {
        if (rules.reward.kind !== 'deposit') return;
        const { steps } = rules.reward;
        const stepOf = (amount: bigint) => stepFor(steps, eurOfMinor(amount, facts.currency, facts.eurRate));
        const [low, high] = [facts.depositMinor, other].toSorted((a, b) => (a < b ? -1 : 1));
        fc.pre(low !== undefined && high !== undefined && stepOf(low) === stepOf(high));
        const bonusOf = (amount: bigint) =>
          rewardOf(rules, { ...facts, depositMinor: amount, capLeftEur: null }).bonusMinor;
        expect(bonusOf(low) <= bonusOf(high)).toBe(true);
      }),
    );
  });

  it('is exact and rounded down: a minor unit more would be more than its percent', () => {
    fc.assert(
      fc.property(depositRules, money, (rules, facts) => {
        const { bonusMinor, capped, nothing } = rewardOf(rules, { ...facts, capLeftEur: null });
        if (capped || nothing === 'deposit_too_small' || rules.reward.kind !== 'deposit') return;
        const { upToEur, percent } = stepFor(
          rules.reward.steps,
          eurOfMinor(facts.depositMinor, facts.currency, facts.eurRate),
        );
        const { subunitsToUnit } = currencies[facts.currency];
        // In euros, from the other side: bonus ≤ percent of what is matched < bonus + 1 minor unit.
        const deposit = eurOfMinor(facts.depositMinor, facts.currency, facts.eurRate);
        const matched = upToEur !== null && compare(rationalOf(upToEur), deposit) < 0 ? rationalOf(upToEur) : deposit;
        const wanted = multiply(matched, rational(BigInt(percent), 100n));
        const worth = (minor: bigint) => multiply(rational(minor, subunitsToUnit), facts.eurRate);
        expect(compare(worth(bonusMinor), wanted)).toBeLessThanOrEqual(0);
        expect(compare(worth(bonusMinor + 1n), wanted)).toBe(1);
      }),
    );
  });

  it('asks for as much wagering as its times say, whatever the currency', () => {
    fc.assert(
      fc.property(anyRules, money, (rules, facts) => {
        const { bonusMinor, wageringMinor } = rewardOf(rules, { ...facts, capLeftEur: null });
        expect(wageringMinor).toBe(bonusMinor * BigInt(rules.wagering?.times ?? 0));
      }),
    );
  });
});

const facts: fc.Arbitrary<FitFacts> = fc.record({
  today: fc.constantFrom('2026-11-21', '2026-11-22', '2027-06-01'),
  country: fc.option(fc.constantFrom('DE', 'FR', 'GB')),
  currency: fc.option(currency),
  depositsMade: fc.nat(20),
  daysSinceDeposit: fc.option(fc.nat(400)),
  emailConfirmed: fc.boolean(),
  resting: fc.boolean(),
  inAudience: fc.boolean(),
  rejected: fc.boolean(),
  had: fc.boolean(),
  coupon: fc.option(fc.oneof(fc.string(), fc.constantFrom('good-turn', 'RELOAD-WEEK'))),
});

describe('whether a promotion fits, for all players', () => {
  it('is always answered, by a reason that there is', () => {
    fc.assert(
      fc.property(anyRules, facts, (rules, one) => {
        const told = fits(rules, one);
        expect(told.ok || misfits.includes(told.code)).toBe(true);
      }),
    );
  });

  it('is never yes for who rests, is not confirmed, or had it', () => {
    fc.assert(
      fc.property(anyRules, facts, (rules, one) => {
        if (one.resting || !one.emailConfirmed || one.had || one.rejected) expect(fits(rules, one).ok).toBe(false);
      }),
    );
  });

  it('is never yes without a code from the fifth deposit on', () => {
    fc.assert(
      fc.property(anyRules, facts, (rules, one) => {
        if (rules.coupon === null && one.depositsMade >= 5) expect(fits(rules, one).ok).toBe(false);
      }),
    );
  });
});

describe('what changed, for all versions', () => {
  it('is the same both ways, turned about, and nothing between equals', () => {
    fc.assert(
      fc.property(anyRules, anyRules, (a, b) => {
        const turned = changesBetween(b, a).map(({ field, before, after }) => ({
          field,
          before: after,
          after: before,
        }));
        expect(changesBetween(a, b)).toEqual(turned);
        expect(changesBetween(a, { ...a, version: 7 })).toEqual([]);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { type FitFacts, fits } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { offerOf } from '#tests/support/offers.ts';

const facts: FitFacts = {
  today: '2026-12-01',
  country: 'DE',
  currency: 'EUR',
  depositsMade: 0,
  daysSinceDeposit: null,
  emailConfirmed: true,
  resting: false,
  inAudience: true,
  rejected: false,
  had: false,
  coupon: null,
};
const answer = (rules: PromotionRules, changed: Partial<FitFacts> = {}): string => {
  const told = fits(rules, { ...facts, ...changed });
  return told.ok ? 'fits' : told.code;
};
const first = offerOf('welcome-first');
const reload = offerOf('weekly-reload');
const withCode = { coupon: ' reload-WEEK ', depositsMade: 7, daysSinceDeposit: 3 };

describe('whether a promotion is for a player', () => {
  it.each<[string, PromotionRules, Partial<FitFacts>, string]>([
    ['a new player', first, {}, 'fits'],
    ['one on a break', first, { resting: true }, 'resting'],
    ['one without a confirmed address', first, { emailConfirmed: false }, 'email_unconfirmed'],
    ['the day before', { ...first, validFrom: '2026-12-02' }, {}, 'not_begun'],
    ['the first day', { ...first, validFrom: '2026-12-01' }, {}, 'fits'],
    ['the last day', { ...first, validTo: '2026-12-01' }, {}, 'fits'],
    ['the day after', { ...first, validTo: '2026-11-30' }, {}, 'over'],
    ['another country', { ...first, countries: { only: ['FR'] } }, {}, 'country'],
    ['its country', { ...first, countries: { only: ['FR', 'DE'] } }, {}, 'fits'],
    ['a country left out', { ...first, countries: { except: ['DE'] } }, {}, 'country'],
    [
      'an unknown country, where some are left out',
      { ...first, countries: { except: ['FR'] } },
      { country: null },
      'country',
    ],
    ['an unknown country, where it does not matter', first, { country: null }, 'fits'],
    ['another currency', { ...first, currencies: ['GBP'] }, {}, 'currency'],
    ['a currency that is not chosen yet', { ...first, currencies: ['GBP'] }, { currency: null }, 'fits'],
    ['a second deposit', first, { depositsMade: 1 }, 'deposits_made'],
    ['the second deposit', offerOf('welcome-second'), { depositsMade: 1 }, 'fits'],
    ['a player who rejected it', first, { rejected: true }, 'rejected'],
    ['a player who had it', first, { had: true }, 'had'],
    ['spins for who has not deposited', offerOf('no-deposit'), {}, 'fits'],
    ['spins for who has', { ...offerOf('no-deposit'), depositsMade: null }, { depositsMade: 1 }, 'segment'],
    ['a code that was entered', reload, withCode, 'fits'],
    ['a code that was not', reload, { ...withCode, coupon: null }, 'coupon'],
    ['another code', reload, { ...withCode, coupon: 'GOOD-TURN' }, 'coupon'],
    ['a code for depositors', reload, { ...withCode, depositsMade: 0, daysSinceDeposit: null }, 'segment'],
    ['who is away', { ...reload, segments: ['away_30_days'] }, { ...withCode, daysSinceDeposit: 30 }, 'fits'],
    ['who is back', { ...reload, segments: ['away_30_days'] }, { ...withCode, daysSinceDeposit: 29 }, 'segment'],
  ])('%s', (_, rules, changed, wanted) => {
    expect(answer(rules, changed)).toBe(wanted);
  });

  it('is not offered from the fifth deposit on, whatever its document says', () => {
    const anyone = { ...offerOf('doubled-deposit'), depositsMade: null };
    expect([0, 4, 5, 50].map((depositsMade) => answer(anyone, { depositsMade }))).toEqual([
      'fits',
      'fits',
      'deposits_made',
      'deposits_made',
    ]);
  });
});

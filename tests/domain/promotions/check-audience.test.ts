import { describe, expect, it } from 'vitest';
import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import type { Condition } from '#domain/promotions/audience/audience.ts';
import { checkRules } from '#domain/promotions/check-rules.ts';
import { reloadOffer } from '#tests/support/sample-offers.ts';

const faultsOf = (condition: Condition) =>
  checkRules([reloadOffer({ audience: { all: [condition] } })], houseGames).map(({ field }) => field);

describe('what is wrong with an audience', () => {
  it.each<[string, Condition, string]>([
    ['days in the wrong order', { is: 'registered', from: '2026-12-02', to: '2026-12-01' }, 'to'],
    ['no bound at all', { is: 'days_since_play', min: null, max: null }, 'min'],
    ['bounds the wrong way round', { is: 'deposit_count', days: 7, min: 3, max: 1 }, 'max'],
    ['sums the wrong way round', { is: 'staked', days: 7, minEur: '10', maxEur: '9.99' }, 'maxEur'],
    ['a category that there is not', { is: 'played_category', days: 7, category: 'slot' }, 'category'],
    ['a game that there is not', { is: 'played_game', days: 7, gameId: 'slot-none' }, 'gameId'],
    ['the promotion itself', { is: 'never_took', promotion: 'reload' }, 'promotion'],
  ])('%s', (_, condition, field) => {
    expect(faultsOf(condition)).toEqual([`audience.all.0.${field}`]);
  });

  it('is nothing where all of it can be told', () => {
    expect(faultsOf({ is: 'days_since_deposit', min: 14, max: 60 })).toEqual([]);
  });

  it.each([
    ['a condition that there is not', { is: 'has_marker' }],
    ['a limit', { is: 'loss_limit', min: 1, max: null }],
    ['an exclusion', { is: 'excluded' }],
    ['a suspicion', { is: 'risk_case' }],
  ])('cannot be written with %s', (_, condition) => {
    expect(shapePromotion({ ...reloadOffer(), audience: { all: [condition] } }).ok).toBe(false);
  });
});

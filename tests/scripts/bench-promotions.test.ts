import { describe, expect, it } from 'vitest';
import { measure } from '#tests/bench/promotions/measure.ts';
import { plans } from '#tests/bench/promotions/plans.ts';
import { offerOf, offers } from '#tests/support/offers.ts';

/** Less than the bench takes, so that a test takes seconds. */
const work = 40e6;

describe('the players of the bench', () => {
  it('have a plan for each promotion', () => {
    expect(plans.map(({ promotion }) => promotion).toSorted()).toEqual(offers.map(({ id }) => id));
  });

  it.each(plans.map((plan) => [plan.promotion, plan] as const))('cost by %s what was forecast', (id, plan) => {
    const players = id === 'welcome-second' ? 500 : 2_000;
    const { played, holds } = measure(offerOf(id), plan, players, 99, work);
    expect(played.standardError).toBeGreaterThan(0);
    expect(holds).toBe(true);
  });

  it('cost something else by other rules than those that were forecast', () => {
    const [plan] = plans;
    const rules = offerOf('welcome-first');
    if (!plan || !rules.wagering) throw new Error('there is no plan');
    const told = measure(rules, plan, 2_000, 99, work);
    const easier = measure({ ...rules, wagering: { ...rules.wagering, times: 2 } }, plan, 2_000, 99, work);
    expect(easier.played.meanCost - told.forecastCost).toBeGreaterThan(3.3 * easier.played.standardError);
  });
});

import { type SnapshotFault as Fault, snapshotFault as fault } from '../catalogue/snapshot-fault.ts';
import { compare, rationalOf } from '../maths/rational.ts';
import { audienceFaults } from './check-audience.ts';
import { rewardFaults, spinFaults, wageringFaults } from './check-reward.ts';
import { whomFaults } from './check-whom.ts';
import { couponKey } from './fits.ts';
import type { PromotionRules } from './rules.ts';
import type { WeighedGame } from './weights.ts';

const twice = <T>(rules: readonly PromotionRules[], keyOf: (one: PromotionRules) => T | null): PromotionRules[] =>
  rules.filter((one, at) => {
    const key = keyOf(one);
    return key !== null && rules.findIndex((other) => keyOf(other) === key) !== at;
  });

const between = (rules: readonly PromotionRules[]): Fault[] => [
  ...twice(rules, ({ id }) => id).map(({ id }) => fault(id, 'id', 'is the id of another promotion', 'choose another')),
  ...twice(rules, ({ coupon }) => coupon && couponKey(coupon.code)).map(({ id }) =>
    fault(id, 'coupon.code', 'is the code of another promotion', 'choose another'),
  ),
  ...rules.flatMap(({ id, cap }) => {
    const first = cap && rules.find((other) => other.cap?.family === cap.family)?.cap;
    return cap && first && compare(rationalOf(first.maxEur), rationalOf(cap.maxEur)) !== 0
      ? [fault(id, 'cap.maxEur', `differs within the family "${cap.family}"`, `write "${first.maxEur}" in all of them`)]
      : [];
  }),
];

/**
 * What is wrong with promotions whose shape is right: within each, against the games of the house, and between them. None:
 * they may be offered. `games` are those that can be played, with their category.
 */
export const checkRules = (rules: readonly PromotionRules[], games: readonly WeighedGame[]): Fault[] => [
  ...rules.flatMap((one) => [
    ...whomFaults(one),
    ...audienceFaults(one, games),
    ...rewardFaults(one),
    ...wageringFaults(one, games),
    ...spinFaults(one, games),
  ]),
  ...between(rules),
];

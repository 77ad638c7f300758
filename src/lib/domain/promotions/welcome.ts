import { add, compare, divide, multiply, type Rational, rational, rationalOf, subtract } from '../maths/rational.ts';
import { type Money, money } from '../money/money.ts';
import { roundRational } from '../money/rounding.ts';
import { rewardOf } from './reward.ts';
import type { DepositStep, PromotionRules } from './rules.ts';

/** What the welcome offer gives for the deposit of that number: a step, or several by the deposit's size. */
export type WelcomeTier = {
  readonly deposit: number;
  readonly rules: PromotionRules;
  readonly steps: readonly [DepositStep, ...DepositStep[]];
};

const eurRate: Rational = rational(1n);

/** Euros of a document as money. */
export const euros = (eur: string): Money =>
  money(roundRational(multiply(rationalOf(eur), rational(100n)), 'floor'), 'EUR');

/** The promotions of the welcome offer in the order of their deposits: those whose event is `welcome`, each for one deposit. */
export const welcomeTiers = (offers: readonly PromotionRules[]): readonly WelcomeTier[] =>
  offers
    .flatMap((rules) =>
      rules.event.name === 'welcome' && rules.reward.kind === 'deposit' && rules.depositsMade
        ? [{ deposit: rules.depositsMade.from + 1, rules, steps: rules.reward.steps }]
        : [],
    )
    .toSorted((a, b) => a.deposit - b.deposit);

/** The most that all bonuses of the welcome offer may come to; undefined when its documents name no cap. */
export const welcomeBonusMax = (offers: readonly PromotionRules[]): Money | undefined => {
  const cap = welcomeTiers(offers)[0]?.rules.cap;
  return cap ? euros(cap.maxEur) : undefined;
};

/** Two deposits, what they bring together, and what each brings. */
export type WelcomeExample = {
  readonly firstDeposit: Money;
  readonly firstBonus: Money;
  readonly firstSpins: number;
  readonly secondDeposit: Money;
  readonly secondBonus: Money;
  readonly secondSpins: number;
  /** Of both together. */
  readonly freeSpins: number;
};

const lastStep = ({ steps }: WelcomeTier): DepositStep => steps.at(-1) ?? steps[0];

/**
 * The first two deposits whose bonuses come to `bonus`: the largest first deposit that is matched, and as much in the second
 * as is missing, rounded up. Undefined when the documents give no such two. What they bring is what `rewardOf` says.
 */
export const exampleOf = (offers: readonly PromotionRules[], bonus: Money): WelcomeExample | undefined => {
  const [first, second] = [1, 2].map((deposit) => welcomeTiers(offers).find((tier) => tier.deposit === deposit));
  const upToEur = first && lastStep(first).upToEur;
  const percent = second && lastStep(second).percent;
  const cap = first?.rules.cap;
  if (!first || !second || !upToEur || !percent || !cap) return undefined;
  const rewardIn = (tier: WelcomeTier, { amountMinor }: Money, capLeft: Rational) =>
    rewardOf(tier.rules, {
      depositMinor: amountMinor,
      currency: 'EUR',
      eurRate,
      capLeftEur: `${roundRational(capLeft, 'floor')}`,
    });
  const firstDeposit = euros(upToEur);
  const firstReward = rewardIn(first, firstDeposit, rationalOf(cap.maxEur));
  const missing = subtract(rational(bonus.amountMinor), rational(firstReward.bonusMinor));
  if (compare(missing, rational(0n)) <= 0) return undefined;
  // Rounded up: a deposit that falls a cent short would not reach the headline.
  const secondDeposit = money(
    roundRational(divide(multiply(missing, rational(100n)), rational(BigInt(percent))), 'ceiling'),
    'EUR',
  );
  const left = add(rationalOf(cap.maxEur), rational(-firstReward.bonusMinor, 100n));
  const secondReward = rewardIn(second, secondDeposit, left);
  return {
    firstDeposit,
    firstBonus: money(firstReward.bonusMinor, 'EUR'),
    firstSpins: firstReward.freeSpins,
    secondDeposit,
    secondBonus: money(secondReward.bonusMinor, 'EUR'),
    secondSpins: secondReward.freeSpins,
    freeSpins: firstReward.freeSpins + secondReward.freeSpins,
  };
};

import { greater, lesser } from '../maths/order.ts';
import { divide, multiply, type Rational, rational, rationalOf } from '../maths/rational.ts';
import { roundRational } from '../money/rounding.ts';
import type { RewardFacts } from './reward.ts';
import type { PromotionRules, Reward } from './rules.ts';

/** What a promotion is asked of a deposit in euro cents, by somebody of whom nothing is known. */
export const inEuros = (depositMinor: bigint, capLeftEur: string | null = null): RewardFacts => ({
  depositMinor,
  currency: 'EUR',
  eurRate: rational(1n),
  capLeftEur,
});

const cents = (eur: Rational, mode: 'floor' | 'ceiling' = 'floor'): bigint =>
  roundRational(multiply(eur, rational(100n)), mode);

/** A promotion that a deposit earns. */
type DepositReward = Extract<Reward, { readonly kind: 'deposit' }>;

/** The deposits, in euro cents, over which what a promotion brings differs: from the least that counts to the one that brings most. */
export type DepositSpan = { readonly leastMinor: bigint; readonly mostMinor: bigint };

const mostOf = ({ steps }: DepositReward, cap: PromotionRules['cap']): Rational => {
  const { upToEur, percent } = steps.at(-1) ?? steps[0];
  if (upToEur !== null || cap === null) return rationalOf(upToEur ?? '0');
  return divide(multiply(rationalOf(cap.maxEur), rational(100n)), rational(BigInt(percent)));
};

/** Undefined for a promotion that needs no deposit. Beyond its last step's bound, or what reaches its cap, a deposit brings no more. */
export const depositSpan = ({ reward, cap }: PromotionRules): DepositSpan | undefined =>
  reward.kind === 'deposit'
    ? {
        leastMinor: cents(rationalOf(reward.minDepositEur), 'ceiling'),
        mostMinor: cents(mostOf(reward, cap), 'ceiling'),
      }
    : undefined;

/** A hundred euros: what an offer without a bound is told by. */
const roundDeposit = 10_000n;

/** The deposit that an offer is told by, in euro cents: the largest that its last step matches, or a hundred euros; nothing where none is needed. */
export const toldDeposit = (rules: PromotionRules): bigint => {
  const span = depositSpan(rules);
  if (!span) return 0n;
  const { leastMinor, mostMinor } = span;
  const isBound = rules.reward.kind === 'deposit' && rules.reward.steps.at(-1)?.upToEur !== null;
  return isBound ? mostMinor : greater(leastMinor, lesser(roundDeposit, mostMinor));
};

/** The figures of a decade on which a hand stops. */
const roundFigures = [10n, 12n, 14n, 16n, 18n, 20n, 25n, 30n, 35n, 40n, 45n, 50n, 60n, 70n, 80n, 90n];

/**
 * The deposits at which a slider stops, in euro cents and upwards: round ones ever further apart, the bound of each step, and both ends.
 * Empty for a promotion that needs no deposit.
 */
export const depositStops = (rules: PromotionRules): readonly bigint[] => {
  const span = depositSpan(rules);
  if (!span || rules.reward.kind !== 'deposit') return [];
  const { leastMinor, mostMinor } = span;
  const bounds = rules.reward.steps.flatMap(({ upToEur }) => (upToEur === null ? [] : [cents(rationalOf(upToEur))]));
  const round: bigint[] = [];
  for (let decade = 1n; decade * 10n <= mostMinor; decade *= 10n)
    round.push(...roundFigures.map((one) => one * decade));
  const within = [...round, ...bounds].filter((one) => one > leastMinor && one < mostMinor);
  return [...new Set([leastMinor, ...within, mostMinor])].toSorted((a, b) => (a < b ? -1 : 1));
};

/** Where an amount lies among stops: the last that it reaches, or the first. */
export const stopOf = (stops: readonly bigint[], amountMinor: bigint): number =>
  Math.max(
    0,
    stops.findLastIndex((one) => one <= amountMinor),
  );

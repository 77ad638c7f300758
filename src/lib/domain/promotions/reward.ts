import { compare, multiply, type Rational, rational, rationalOf } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { roundRational } from '../money/rounding.ts';
import { eurOfMinor, exactMinor, minorOfEur } from './eur.ts';
import type { DepositStep, PromotionRules } from './rules.ts';

/** What a promotion is asked of: a deposit, or 0 for one that needs none. */
export type RewardFacts = {
  readonly depositMinor: bigint;
  readonly currency: CurrencyCode;
  /** What one unit of the currency is worth in euros. */
  readonly eurRate: Rational;
  /** How many euros the family's cap still leaves this player, as a decimal; null: take the whole of it, or there is none. */
  readonly capLeftEur: string | null;
};

/** Why nothing comes of it: the deposit is too small for the promotion, its family's cap is used up, or all rounds to nothing. */
export type NoRewardReason = 'deposit_too_small' | 'cap_reached' | 'rounds_to_nothing';

/** What a promotion brings, in minor units of the deposit's currency, each amount rounded down. */
export type PromotionReward = {
  readonly bonusMinor: bigint;
  readonly freeSpins: number;
  /** What one free spin stakes; 0 where there are none. */
  readonly spinStakeMinor: bigint;
  /** What has to be staked for the bonus. Winnings of free spins add `times` of themselves when they come. */
  readonly wageringMinor: bigint;
  /** The largest single stake while it runs; null: the table's own. */
  readonly stakeMaxMinor: bigint | null;
  /** The deposit that unlocks what its free spins win; null where nothing is locked. */
  readonly unlockDepositMinor: bigint | null;
  /** The cap of the family has cut the bonus. */
  readonly capped: boolean;
  /** Null when there is a bonus or a free spin. */
  readonly nothing: NoRewardReason | null;
};

/** The step that covers a deposit: the first whose bound it does not pass, else the last. */
export const stepFor = (steps: readonly [DepositStep, ...DepositStep[]], depositEur: Rational): DepositStep =>
  steps.find(({ upToEur }) => upToEur === null || compare(depositEur, rationalOf(upToEur)) <= 0) ??
  steps.at(-1) ??
  steps[0];

const least = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);

/** The part of the deposit that is matched, times the step's percent, exact. */
const matched = ({ upToEur, percent }: DepositStep, facts: RewardFacts): Rational => {
  const deposit = rational(facts.depositMinor);
  const base = upToEur === null ? deposit : least(deposit, exactMinor(upToEur, facts.currency, facts.eurRate));
  return multiply(base, rational(BigInt(percent), 100n));
};

type Given = { readonly bonus: Rational; readonly freeSpins: number; readonly tooSmall: boolean };

const given = ({ reward, freeSpins }: PromotionRules, facts: RewardFacts): Given => {
  const spins = freeSpins?.spins ?? 0;
  if (reward.kind === 'no_deposit') return { bonus: rational(0n), freeSpins: spins, tooSmall: false };
  if (reward.kind === 'money')
    return { bonus: exactMinor(reward.bonusEur, facts.currency, facts.eurRate), freeSpins: spins, tooSmall: false };
  const depositEur = eurOfMinor(facts.depositMinor, facts.currency, facts.eurRate);
  if (compare(depositEur, rationalOf(reward.minDepositEur)) < 0)
    return { bonus: rational(0n), freeSpins: 0, tooSmall: true };
  const step = stepFor(reward.steps, depositEur);
  return { bonus: matched(step, facts), freeSpins: step.freeSpins, tooSmall: false };
};

/** What the cap of the family leaves, exact and in minor units; undefined where no cap binds. */
const roomOf = ({ cap }: PromotionRules, { capLeftEur, currency, eurRate }: RewardFacts): Rational | undefined =>
  cap ? exactMinor(capLeftEur ?? cap.maxEur, currency, eurRate) : undefined;

/**
 * What a promotion brings for a deposit. The one function that says so: the deposit dialog, the pages and the ledger all ask
 * it. Exact in fractions and rounded down once, so that no currency and no rate gains a minor unit.
 */
export const rewardOf = (rules: PromotionRules, facts: RewardFacts): PromotionReward => {
  const { currency, eurRate } = facts;
  const { bonus, freeSpins: spins, tooSmall } = given(rules, facts);
  const room = roomOf(rules, facts);
  const capped = room !== undefined && compare(bonus, room) > 0;
  const bonusMinor = roundRational(room && capped ? room : bonus, 'floor');
  const spinStakeMinor = rules.freeSpins && spins > 0 ? minorOfEur(rules.freeSpins.stakeEur, currency, eurRate) : 0n;
  // A spin whose stake rounds to nothing could win nothing: it is none.
  const freeSpins = spinStakeMinor > 0n ? spins : 0;
  const isNothing = bonusMinor === 0n && freeSpins === 0;
  const unlock = rules.freeSpins?.unlock;
  return {
    bonusMinor,
    freeSpins,
    spinStakeMinor,
    wageringMinor: rules.wagering ? bonusMinor * BigInt(rules.wagering.times) : 0n,
    stakeMaxMinor: rules.wagering ? minorOfEur(rules.wagering.stakeMaxEur, currency, eurRate) : null,
    unlockDepositMinor: unlock ? minorOfEur(unlock.depositEur, currency, eurRate) : null,
    capped,
    nothing: !isNothing ? null : tooSmall ? 'deposit_too_small' : capped ? 'cap_reached' : 'rounds_to_nothing',
  };
};

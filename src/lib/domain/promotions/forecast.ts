import { lesser } from '#domain/maths/order.ts';
import { rational } from '../maths/rational.ts';
import { roundRational } from '../money/rounding.ts';
import { countedShare } from './counted-share.ts';
import type { GameOdds } from './odds/game-odds.ts';
import { sumOf } from './odds/sums.ts';
import { survivalOf } from './odds/survival.ts';
import { roundMsOf } from './odds/usual-pace.ts';
import { type PromotionReward, type RewardFacts, rewardOf } from './reward.ts';
import type { PromotionRules } from './rules.ts';

/** At which game and stake a player means to stake a bonus. `spins`: the game of its free spins, where it has any. */
export type ForecastChoice = {
  readonly odds: GameOdds;
  readonly stakeMinor: bigint;
  readonly spins: GameOdds | null;
  /** How much arithmetic it may take (`survivalOf`); left out: as much as a phone does while one waits. */
  readonly work?: number;
};

/** What a promotion would bring, and what it would take to make its bonus one's own. Amounts in minor units of the deposit. */
export type Forecast = {
  readonly reward: PromotionReward;
  /** As asked for, or the largest that the promotion allows. */
  readonly stakeMinor: bigint;
  /** What its free spins win on average; it is bonus money too. */
  readonly spinsMeanMinor: bigint;
  /** What has to be staked at this game, with the average of the spins. Null: stakes at it do not count. */
  readonly turnoverMinor: bigint | null;
  readonly rounds: number | null;
  /** What staking all of that costs on average, at the game's return. */
  readonly costMinor: bigint | null;
  /** How likely all of it can be staked with something left, from 0 to 1. */
  readonly chance: number;
  /** What is left in the end on average of deposit, bonus and spins, with what is too little to be staked. */
  readonly meanLeftMinor: number;
  /** How long it takes at the usual pace, in ms. */
  readonly ms: number | null;
};

/** A sum that the free spins may win, in minor units, and its chance. */
type SpinWin = readonly [winMinor: number, chance: number];

const tailChance = 0.005;

/** The rarest wins as one of their mean: each would have to be followed for thousands of rounds. */
const withTail = (
  wins: readonly SpinWin[],
): { readonly usual: readonly SpinWin[]; readonly rare: readonly SpinWin[] } => {
  let above = 1;
  const usual = wins.filter(([, chance]) => {
    const isUsual = above > tailChance;
    above -= chance;
    return isUsual;
  });
  const tail = wins.slice(usual.length);
  const chance = tail.reduce((sum, [, one]) => sum + one, 0);
  const mean = tail.reduce((sum, [win, one]) => sum + win * one, 0) / chance;
  return { usual, rare: tail.length > 0 ? [[mean, chance]] : [] };
};

/** What the free spins win together, from nothing upwards. */
const spinWins = ({ freeSpins, spinStakeMinor }: PromotionReward, spins: GameOdds | null): readonly SpinWin[] =>
  spins && freeSpins > 0
    ? sumOf(spins.outcomes, freeSpins).map(([stakes, chance]) => [stakes * Number(spinStakeMinor), chance] as const)
    : [[0, 1]];

/** How much the deposit that unlocks the winnings of spins adds to them, as a factor. */
const unlockFactor = ({ freeSpins }: PromotionRules): number => 1 + (freeSpins?.unlock?.extraBonusPercent ?? 0) / 100;

/**
 * What a promotion would bring for a deposit, played through at one bet and stake: from the rules that the ledger settles by and
 * the exact odds of the game. The deposit is staked first, as it is in play; who can no longer stake has lost the bonus. Winnings
 * that wait for a deposit are taken as unlocked by the one given. A jackpot is left out: who hits it is not told by a mean.
 */
export const forecast = (rules: PromotionRules, facts: RewardFacts, choice: ForecastChoice): Forecast => {
  const { odds } = choice;
  const reward = rewardOf(rules, facts);
  const stakeMinor =
    reward.stakeMaxMinor === null ? choice.stakeMinor : lesser(choice.stakeMinor, reward.stakeMaxMinor);
  const stake = Number(stakeMinor);
  const times = rules.wagering?.times ?? 0;
  const share = countedShare(rules, odds);
  const wins = spinWins(reward, choice.spins).map(([win, chance]) => [win * unlockFactor(rules), chance] as const);
  const spinsMean = wins.reduce((sum, [win, chance]) => sum + win * chance, 0);
  const roundsFor = (win: number): number =>
    times === 0 ? 0 : Math.ceil((times * (Number(reward.bonusMinor) + win)) / (stake * share) - 1e-9);
  const known = {
    reward,
    stakeMinor,
    spinsMeanMinor: roundRational(rational(BigInt(Math.round(spinsMean * 1e6)), 1_000_000n), 'floor'),
  };
  if (times > 0 && share === 0)
    return { ...known, turnoverMinor: null, rounds: null, costMinor: null, chance: 0, meanLeftMinor: 0, ms: null };
  const base = Number(facts.depositMinor + reward.bonusMinor);
  const { usual, rare } = withTail(wins);
  const lasts = [usual, rare].flatMap((some) =>
    survivalOf(
      odds.outcomes,
      some.map(([win]) => ({ bank: (base + win) / stake, rounds: roundsFor(win) })),
      choice.work,
    ).map((one, at) => ({ ...one, weight: some[at]?.[1] ?? 0 })),
  );
  const meanOf = (value: (one: (typeof lasts)[number]) => number): number =>
    lasts.reduce((sum, one) => sum + one.weight * value(one), 0);
  const rounds = roundsFor(spinsMean);
  const edge = 1 - odds.returns;
  return {
    ...known,
    turnoverMinor: BigInt(rounds) * stakeMinor,
    rounds,
    costMinor: BigInt(Math.round(rounds * stake * edge)),
    chance: meanOf(({ chance }) => chance),
    meanLeftMinor: base + spinsMean - edge * stake * meanOf(({ meanRounds }) => meanRounds),
    ms: rounds * roundMsOf(odds.category),
  };
};

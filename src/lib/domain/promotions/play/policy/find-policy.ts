import { findGame } from '../../../games/book/registry.ts';
import { inEuros } from '../../deposit-span.ts';
import type { GameOdds } from '../../odds/game-odds.ts';
import { sumOf } from '../../odds/sums.ts';
import { type PromotionReward, rewardOf } from '../../reward.ts';
import type { PromotionRules } from '../../rules.ts';
import { depositsOf } from '../deposits.ts';
import type { Strategy } from '../find-strategy.ts';
import { quickLuck } from '../quick-luck.ts';
import { openingOf } from './opening.ts';
import { type PolicyPlay, type PolicyPlayed, playPolicy } from './play-policy.ts';
import { type Candidate, shortList } from './short-list.ts';
import { type BonusPolicy, type Fineness, solveBonus } from './solve-bonus.ts';

/** The best changing of bets and stakes that was found, and what it brought when it was played. */
export type PolicyFound = {
  readonly depositMinor: number;
  readonly bets: readonly Candidate[];
  readonly policy: BonusPolicy;
  readonly play: PolicyPlay;
  readonly played: PolicyPlayed;
  readonly players: number;
  /** What free spins leave of bonus money on average with what is given, in minor units. */
  readonly meanBonusMinor: number;
};

/** What the search may take: players at most, and rounds of all of them together. */
export type PolicyEffort = { readonly players: number; readonly rounds: number; readonly seed: number };

/** Deposits are compared on a coarse grid; the best of them is played by a fine one. */
const coarse: Fineness = { layers: 250, ratio: 0.05 };
const fine = (toStake: number, most: number): Fineness => ({
  layers: Math.max(1_000, Math.min(2_500, Math.ceil(toStake / most))),
  ratio: 0.02,
});
/** The least that a table takes, in euro cents. */
const leastStake = 10;
/** Bonuses as large as all but so many of them become are on the grid. */
const rare = 0.002;
const pilots = 50;

/** Stakes as fractions of the largest that is allowed, down to the least. */
const stakesOf = (mostMinor: number): number[] => [
  ...new Set(
    [mostMinor, mostMinor / 2, mostMinor / 5, mostMinor / 20].map((one) =>
      Math.max(Math.min(leastStake, mostMinor), Math.floor(one)),
    ),
  ),
];

/** What bonus money there is after the free spins, with the chance of each sum. */
const bonusesOf = (
  rules: PromotionRules,
  reward: PromotionReward,
  spins: GameOdds | null,
): (readonly [number, number])[] => {
  const given = Number(reward.bonusMinor);
  if (!spins || reward.freeSpins === 0) return [[given, 1]];
  const factor = Number(reward.spinStakeMinor) * (1 + (rules.freeSpins?.unlock?.extraBonusPercent ?? 0) / 100);
  return sumOf(spins.outcomes, reward.freeSpins).map(([won, chance]) => [given + won * factor, chance] as const);
};

const mostOf = (bonuses: readonly (readonly [number, number])[]): number => {
  let above = 1;
  for (const [bonus, chance] of bonuses) {
    above -= chance;
    if (above <= rare) return bonus;
  }
  return bonuses.at(-1)?.[0] ?? 0;
};

type Ground = { readonly rules: PromotionRules; readonly bets: readonly Candidate[]; readonly spins: GameOdds | null };

const standOf = ({ rules, bets, spins }: Ground, depositMinor: number) => {
  const reward = rewardOf(rules, inEuros(BigInt(depositMinor)));
  const bonuses = bonusesOf(rules, reward, spins);
  const times = rules.wagering?.times ?? 0;
  const stakes = stakesOf(Number(reward.stakeMaxMinor ?? 0n));
  // A deposit that unlocks what spins won is no condition of the bonus: it can be taken out at once.
  const heldMinor = rules.reward.kind === 'deposit' ? depositMinor : 0;
  const bank = mostOf(bonuses);
  const solve = (fineness: (toStake: number, most: number) => Fineness): BonusPolicy => {
    const toStake = bank * times;
    return solveBonus({ bets, stakes, toStake, bank }, fineness(toStake, stakes[0] ?? 1));
  };
  const worthBy = (policy: BonusPolicy): number =>
    bonuses.reduce(
      (sum, [bonus, chance]) =>
        sum + chance * (openingOf(policy, bets, { own: heldMinor, bonus, toStake: bonus * times })?.worth ?? 0),
      0,
    );
  const meanBonusMinor = bonuses.reduce((sum, [bonus, chance]) => sum + bonus * chance, 0);
  return { depositMinor, reward, stakes, heldMinor, bank, solve, worthBy, meanBonusMinor };
};

/**
 * The best way to play a promotion by changing bets and stakes on the way and stopping where nothing is to be gained, over a short
 * list of bets. Deposits are compared by the grid; what the best brings is what seeded players came to. Null where
 * nothing has to be staked, or no bet counts: there is nothing to be changed.
 */
export const findPolicy = (
  rules: PromotionRules,
  odds: readonly GameOdds[],
  effort: PolicyEffort,
): PolicyFound | null => {
  if (!rules.wagering || rules.wagering.times === 0) return null;
  const bets = shortList(rules, odds, (game) => findGame(game)?.stakes?.prices?.('EUR').map(Number) ?? null);
  if (!bets.some(({ share }) => share > 0)) return null;
  const spins = odds.find(({ game }) => game === rules.freeSpins?.gameId) ?? null;
  const stands = depositsOf(rules)
    .map((deposit) => standOf({ rules, bets, spins }, deposit))
    .filter(({ reward, bank }) => reward.nothing === null && bank > 0);
  const [best] = stands
    .map((stand) => ({ stand, worth: stands.length > 1 ? stand.worthBy(stand.solve(() => coarse)) : 0 }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best) return null;
  const { depositMinor, reward, heldMinor, stakes, solve, meanBonusMinor } = best.stand;
  const policy = solve(fine);
  const stream = quickLuck(effort.seed);
  const play: PolicyPlay = { rules, reward, depositMinor, heldMinor, bets, stakes, policy, spins, stream };
  const pilot = playPolicy(play, pilots);
  const players = Math.max(
    pilots,
    Math.min(effort.players, Math.floor(effort.rounds / (pilot.meanRounds + reward.freeSpins + 1))),
  );
  return { depositMinor, bets, policy, play, played: playPolicy(play, players), players, meanBonusMinor };
};

/** So many standard errors above the best single bet a policy is taken as better. */
const surely = 2;

/** Whether changing bets is better than one bet to the end beyond the luck of its players: what one bet brings is computed and not played. */
export const isSurelyBetter = ({ played }: PolicyFound, single: Strategy | null): boolean =>
  single === null || played.mean - surely * played.standardError > single.profitMinor;

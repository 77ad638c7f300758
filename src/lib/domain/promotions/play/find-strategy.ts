import { varianceOf } from '../../games/kit/outcomes.ts';
import { rationalOf } from '../../maths/rational.ts';
import { countedShare } from '../counted-share.ts';
import { inEuros } from '../deposit-span.ts';
import { minorOfEur } from '../eur.ts';
import { forecast } from '../forecast.ts';
import type { GameOdds } from '../odds/game-odds.ts';
import { roundMsOf } from '../odds/usual-pace.ts';
import { rewardOf } from '../reward.ts';
import type { PromotionRules } from '../rules.ts';
import { depositsOf } from './deposits.ts';
import { meanRoundsAbout } from './mean-rounds.ts';

/** A game of which only the return is known, since its player decides on the way: played patiently, at stakes that a bank outlasts. */
export type PatientGame = Pick<GameOdds, 'game' | 'name' | 'category' | 'spot' | 'returns' | 'risk'>;

/** A way to play a promotion, and what it brings on average. Minor units of a euro. */
export type Strategy = {
  readonly game: string;
  readonly name: string;
  readonly spot: string;
  readonly depositMinor: number;
  readonly stakeMinor: number;
  /** What is left in the end on average beyond what was paid in. */
  readonly profitMinor: number;
  /** How likely all of it is staked with something left. */
  readonly chance: number;
  /** How long it takes at the usual pace, in ms. */
  readonly ms: number;
};

export type Search = {
  /** The best that was found; null where there is nothing that could be played. */
  readonly best: Strategy | null;
  readonly bets: number;
  readonly games: number;
  readonly deposits: number;
  /** Combinations of bet, stake and deposit that were computed. */
  readonly tried: number;
};

type Ground = { readonly odds: readonly GameOdds[]; readonly patient: readonly PatientGame[] };

const work = 2_500_000;
/** So many of the best by a quick estimate are computed by the forecast. */
const refined = 12;

const stakesOf = (rules: PromotionRules): number[] => {
  const most = rules.wagering ? Number(minorOfEur(rules.wagering.stakeMaxEur, 'EUR', rationalOf('1'))) : 500;
  return [...new Set([most, Math.max(10, Math.floor(most / 5)), Math.min(most, 20)])];
};

const counts = (rules: PromotionRules, game: PatientGame): number => (rules.wagering ? countedShare(rules, game) : 1);

type Wish = { readonly odds: GameOdds; readonly stake: number; readonly deposit: number };

const played = (rules: PromotionRules, spins: GameOdds | null, { odds, stake, deposit }: Wish): Strategy => {
  const told = forecast(rules, inEuros(BigInt(deposit)), { odds, stakeMinor: BigInt(stake), spins, work });
  const { game, name, spot } = odds;
  return {
    game,
    name,
    spot,
    depositMinor: deposit,
    stakeMinor: Number(told.stakeMinor),
    profitMinor: told.meanLeftMinor - deposit,
    chance: told.chance,
    ms: told.ms ?? 0,
  };
};

/** The bonus of a deposit with what its spins win on average. */
const bonusOf = (rules: PromotionRules, spins: GameOdds | null, deposit: number): number => {
  const reward = rewardOf(rules, inEuros(BigInt(deposit)));
  const extra = 1 + (rules.freeSpins?.unlock?.extraBonusPercent ?? 0) / 100;
  return Number(reward.bonusMinor) + reward.freeSpins * Number(reward.spinStakeMinor) * (spins?.returns ?? 0) * extra;
};

/** What a bank that outlasts all of it keeps: the deposit, the bonus and the spins, less what staking all of it costs on average. */
const patiently = (rules: PromotionRules, spins: GameOdds | null, one: PatientGame, deposit: number): Strategy => {
  const bonus = bonusOf(rules, spins, deposit);
  const stake = Math.min(100, ...stakesOf(rules).slice(0, 1));
  const turnover = ((rules.wagering?.times ?? 0) * bonus) / counts(rules, one);
  // A bank can lose no more than all of it.
  const left = Math.max(0, deposit + bonus - turnover * (1 - one.returns));
  const { game, name, spot } = one;
  return {
    game,
    name,
    spot,
    depositMinor: deposit,
    stakeMinor: stake,
    profitMinor: left - deposit,
    chance: 1,
    ms: (turnover / stake) * roundMsOf(one.category),
  };
};

/** A bet that swings too little to be followed by the forecast is outlasted by any bank. */
const computed = (rules: PromotionRules, spins: GameOdds | null, wish: Wish): Strategy => {
  try {
    return played(rules, spins, wish);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return patiently(rules, spins, wish.odds, wish.deposit);
  }
};

/** About what a wish brings: the forecast's own sum, with the rounds that a bank lasts estimated. */
const profitAbout = (rules: PromotionRules, spins: GameOdds | null, { odds, stake, deposit }: Wish): number => {
  const bonus = bonusOf(rules, spins, deposit);
  const times = rules.wagering?.times ?? 0;
  const rounds = (times * bonus) / (stake * counts(rules, odds));
  const deviation = Math.sqrt(varianceOf(odds.outcomes));
  const lasts = meanRoundsAbout((deposit + bonus) / stake, rounds, 1 - odds.returns, deviation);
  return bonus - (1 - odds.returns) * stake * lasts;
};

const better = (a: Strategy, b: Strategy): number => b.profitMinor - a.profitMinor;

/**
 * The way to play a promotion that brings a player most on average, over every bet of every game of which all outcomes are known (all
 * rounds at one bet and stake, then stop), every game that is decided on the way at its best known return (patiently), the stakes that it
 * allows and the deposits at which it changes. All of them by an estimate, the best of those by the forecast.
 */
export const findStrategy = (rules: PromotionRules, { odds, patient }: Ground): Search => {
  const spins = odds.find(({ game }) => game === rules.freeSpins?.gameId) ?? null;
  const counted = odds.filter((one) => counts(rules, one) > 0);
  const slow = patient.filter((one) => counts(rules, one) > 0);
  const deposits = depositsOf(rules).filter((one) => rewardOf(rules, inEuros(BigInt(one))).nothing === null);
  const wishes = deposits.flatMap((deposit) =>
    stakesOf(rules).flatMap((stake) => counted.map((bet): Wish => ({ odds: bet, stake, deposit }))),
  );
  const grinds = deposits.flatMap((deposit) => slow.map((one) => patiently(rules, spins, one, deposit)));
  const close = wishes
    .map((wish) => ({ wish, about: profitAbout(rules, spins, wish) }))
    .toSorted((a, b) => b.about - a.about)
    .slice(0, refined);
  const found = close.map(({ wish }) => computed(rules, spins, wish));
  return {
    best: [...found, ...grinds].toSorted(better)[0] ?? null,
    bets: counted.length + slow.length,
    games: new Set([...counted, ...slow].map(({ game }) => game)).size,
    deposits: deposits.length,
    tried: wishes.length + grinds.length,
  };
};

import type { Stream } from '../../../fairness/stream.ts';
import type { GameOdds } from '../../odds/game-odds.ts';
import { roundMsOf } from '../../odds/usual-pace.ts';
import type { PromotionReward } from '../../reward.ts';
import type { PromotionRules } from '../../rules.ts';
import { drawnFrom } from '../drawn-from.ts';
import { paid } from '../play-out.ts';
import { openingOf } from './opening.ts';
import type { Candidate } from './short-list.ts';
import type { BonusPolicy } from './solve-bonus.ts';

/** A promotion as somebody plays it who changes bets and stakes on the way. */
export type PolicyPlay = {
  readonly rules: PromotionRules;
  readonly reward: PromotionReward;
  readonly depositMinor: number;
  /** What of own money has to be staked before it can be taken out without an end of the bonus. */
  readonly heldMinor: number;
  readonly bets: readonly Candidate[];
  /** From the largest that is allowed down to the least that can be staked. */
  readonly stakes: readonly number[];
  readonly policy: BonusPolicy;
  readonly spins: GameOdds | null;
  readonly stream: Stream;
};

/** What players came to. Money in minor units, per player. */
export type PolicyPlayed = {
  /** What a player can withdraw in the end beyond what was paid in. */
  readonly mean: number;
  readonly standardError: number;
  /** The same from the money alone, without taking off the luck of the rounds: it swings more. */
  readonly plainMean: number;
  readonly plainError: number;
  /** The share of those who made something of the bonus their own. */
  readonly completed: number;
  readonly meanMs: number;
  readonly meanRounds: number;
};

/** A bet as it is played: what it draws, and what a stake on it pays on average, rounded down as it is paid. */
const tableOf = ({ outcomes, category }: GameOdds, stream: Stream) => {
  const draw = drawnFrom(outcomes, stream);
  const means = new Map<number, number>();
  const meanOf = (stake: number): number => {
    const known = means.get(stake);
    if (known !== undefined) return known;
    const mean = outcomes.reduce((sum, [multiple, chance]) => sum + chance * paid(stake, multiple), 0);
    means.set(stake, mean);
    return mean;
  };
  return { draw, meanOf, ms: roundMsOf(category) };
};

type Table = ReturnType<typeof tableOf>;
/** A player on the way: `luck` is what rounds paid beyond their average, which is nothing on average. */
type Way = { own: number; bonus: number; toStake: number; luck: number; ms: number; rounds: number };

const round = (way: Way, { draw, meanOf, ms }: Table, stake: number, share: number): number => {
  const pays = paid(stake, draw());
  way.luck += pays - meanOf(stake);
  way.toStake -= stake * share;
  way.ms += ms;
  way.rounds += 1;
  return pays - stake;
};

/** What is less than this is nothing: what wagering counts is a sum of doubles. */
const nothing = 1e-6;
const dayMs = 86_400_000;

const bySpins = (way: Way, { rules, reward }: PolicyPlay, table: Table | null): void => {
  if (!table) return;
  const spinStake = Number(reward.spinStakeMinor);
  const extra = rules.freeSpins?.unlock?.extraBonusPercent ?? 0;
  let won = 0;
  for (let spin = 0; spin < reward.freeSpins; spin += 1) won += paid(spinStake, table.draw());
  way.bonus += won + Math.floor((won * extra) / 100);
  way.luck += (won - reward.freeSpins * table.meanOf(spinStake)) * (1 + extra / 100);
};

/** All that is held back is staked once over, the largest stake first; what is won stays own. False where nobody would. */
const byOwn = (way: Way, { bets, policy, heldMinor, stakes }: PolicyPlay, tables: readonly Table[]): boolean => {
  const opening = openingOf(policy, bets, { own: heldMinor, bonus: way.bonus, toStake: way.toStake });
  if (!opening) return false;
  const [bet, table] = [bets[opening.bet ?? -1], tables[opening.bet ?? -1]];
  if (!bet || !table) return true;
  const [most, least] = [stakes[0] ?? 0, stakes.at(-1) ?? 0];
  for (let held = heldMinor; held > 0 && way.toStake > nothing; ) {
    const stake = Math.min(most, Math.max(held, least));
    // Too little to be staked is not enough to be through: it stays behind with the bonus.
    if (way.own < stake) return false;
    way.own += round(way, table, stake, bet.share);
    held -= stake;
  }
  return true;
};

const byBonus = (way: Way, { rules, bets, policy }: PolicyPlay, tables: readonly Table[]): void => {
  const longest = (rules.wagering?.days ?? 0) * dayMs;
  while (way.toStake > nothing) {
    const choice = way.ms < longest ? policy.choiceAt(way.bonus, way.toStake) : null;
    const [bet, table] = [bets[choice?.bet ?? -1], tables[choice?.bet ?? -1]];
    if (!choice || !bet || !table) {
      way.bonus = 0;
      return;
    }
    way.bonus += round(way, table, choice.stakeMinor, bet.share);
  }
};

/**
 * So many players, cent by cent: free spins, then own money until it can be taken out, then the bonus alone by a policy until all of it is
 * staked or nothing more can be; one whose time runs out is lost. At each state whoever has nothing to gain stops with what is own.
 *
 * What is told is each player's gain less the luck of their rounds, what they paid beyond what they pay on average: the same on average,
 * whatever the policy, and with far less spread.
 */
export const playPolicy = (play: PolicyPlay, players: number): PolicyPlayed => {
  const { rules, reward, bets, stream } = play;
  const tables = bets.map(({ odds }) => tableOf(odds, stream));
  const spins = play.spins && reward.freeSpins > 0 ? tableOf(play.spins, stream) : null;
  const sums = { gain: 0, gainSquares: 0, plain: 0, plainSquares: 0, completed: 0, ms: 0, rounds: 0 };
  for (let player = 0; player < players; player += 1) {
    const way: Way = {
      own: play.depositMinor,
      bonus: Number(reward.bonusMinor),
      toStake: 0,
      luck: 0,
      ms: 0,
      rounds: 0,
    };
    bySpins(way, play, spins);
    way.toStake = way.bonus * (rules.wagering?.times ?? 0);
    if (byOwn(way, play, tables)) byBonus(way, play, tables);
    else way.bonus = 0;
    if (way.bonus > 0) sums.completed += 1;
    const plain = way.own + way.bonus - play.depositMinor;
    const gain = plain - way.luck;
    sums.gain += gain;
    sums.gainSquares += gain * gain;
    sums.plain += plain;
    sums.plainSquares += plain * plain;
    sums.ms += way.ms;
    sums.rounds += way.rounds;
  }
  const errorOf = (sum: number, squares: number): number =>
    Math.sqrt(Math.max(0, squares / players - (sum / players) ** 2) / players);
  return {
    mean: sums.gain / players,
    standardError: errorOf(sums.gain, sums.gainSquares),
    plainMean: sums.plain / players,
    plainError: errorOf(sums.plain, sums.plainSquares),
    completed: sums.completed / players,
    meanMs: sums.ms / players,
    meanRounds: sums.rounds / players,
  };
};

import type { Stream } from '../../fairness/stream.ts';
import type { GameOdds } from '../odds/game-odds.ts';
import type { PromotionReward } from '../reward.ts';
import type { PromotionRules } from '../rules.ts';
import { fullWeight, weightOf } from '../weights.ts';
import { drawnFrom } from './drawn-from.ts';

/** A promotion as it is played, and with what luck. */
export type Play = {
  readonly rules: PromotionRules;
  readonly reward: PromotionReward;
  readonly depositMinor: bigint;
  readonly stakeMinor: bigint;
  readonly odds: GameOdds;
  readonly spins: GameOdds | null;
  readonly stream: Stream;
};

/** What the players came to. Costs are what a player has more in the end than was deposited, in minor units. */
export type Played = {
  readonly meanCost: number;
  readonly standardError: number;
  readonly completed: number;
  /** Each player's, in no order. */
  readonly costs: Float64Array;
};

/** What a round pays is rounded down to the minor unit; the little more is what a product of doubles may miss. */
export const paid = (stake: number, multiple: number): number => Math.floor(stake * multiple + 1e-6);

/**
 * So many players, one after the other, cent by cent: free spins first, then the bonus at one bet until all of it is staked or
 * nothing more can be. Own money first, and what a round pays is split as its stake was.
 */
export const playOut = (play: Play, players: number): Played => {
  const { rules, reward, odds, stream } = play;
  const times = rules.wagering?.times ?? 0;
  const extra = rules.freeSpins?.unlock?.extraBonusPercent ?? 0;
  const weight = rules.wagering ? weightOf(rules.wagering, { id: odds.game, category: odds.category }) : 0;
  const draw = drawnFrom(odds.outcomes, stream);
  const drawSpin = play.spins ? drawnFrom(play.spins.outcomes, stream) : () => 0;
  const [stake, spinStake, deposit, given] = [
    Number(play.stakeMinor),
    Number(reward.spinStakeMinor),
    Number(play.depositMinor),
    Number(reward.bonusMinor),
  ];
  const counts = stake * weight * odds.risk;
  const costs = new Float64Array(players);
  let [sum, squares, completed] = [0, 0, 0];
  for (let player = 0; player < players; player += 1) {
    let won = 0;
    for (let spin = 0; spin < reward.freeSpins; spin += 1) won += paid(spinStake, drawSpin());
    let own = deposit;
    let bonus = given + won + Math.floor((won * extra) / 100);
    let toStake = bonus * times * fullWeight * fullWeight;
    while (toStake > 0 && own + bonus >= stake) {
      const ofOwn = Math.min(own, stake);
      const pays = paid(stake, draw());
      const toBonus = Math.floor((pays * (stake - ofOwn)) / stake);
      own += pays - toBonus - ofOwn;
      bonus += toBonus - (stake - ofOwn);
      toStake -= counts;
    }
    if (toStake <= 0 && own + bonus > 0) completed += 1;
    const cost = own + bonus - deposit;
    costs[player] = cost;
    sum += cost;
    squares += cost * cost;
  }
  const meanCost = sum / players;
  return {
    meanCost,
    standardError: Math.sqrt((squares / players - meanCost * meanCost) / players),
    completed: completed / players,
    costs,
  };
};

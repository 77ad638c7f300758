import type { Candidate } from './short-list.ts';
import type { BonusPolicy } from './solve-bonus.ts';

/** How a deposit is staked once over, before what is own can be taken out with the bonus kept. */
export type Opening = {
  /** At which of the bets; null: nothing of it has to be staked. */
  readonly bet: number | null;
  /** What the bonus is then worth less what staking the deposit costs, by the grid, in minor units. */
  readonly worth: number;
};

/** Less than a hundredth of a cent is what sums of doubles come to where nothing is gained. */
const least = 0.01;

type Stand = {
  /** Own money that has to be staked first, the bonus, and what has to be staked for it. Minor units. */
  readonly own: number;
  readonly bonus: number;
  readonly toStake: number;
};

/**
 * The cheapest way through the own money that a bonus holds back. Null: taking the deposit back and giving up the bonus is worth more.
 * Own money is staked before bonus money is, and once as much as the deposit was staked, all that is own can be withdrawn without an
 * end of the bonus (`grants_lost_by_withdrawal`): what is won meanwhile is own, so that nothing of it can run out before.
 */
export const openingOf = (
  policy: BonusPolicy,
  bets: readonly Candidate[],
  { own, bonus, toStake }: Stand,
): Opening | null => {
  if (bonus <= 0) return null;
  if (own <= 0) return { bet: null, worth: policy.valueOf(bonus, toStake) };
  const all = bets.flatMap(({ odds, share, prices }, bet) => {
    if (prices) return [];
    const staked = share > 0 ? Math.min(own, toStake / share) : own;
    return [{ bet, worth: policy.valueOf(bonus, toStake - staked * share) - staked * (1 - odds.returns) }];
  });
  const [best] = all.toSorted((a, b) => b.worth - a.worth);
  return best && best.worth > least ? best : null;
};

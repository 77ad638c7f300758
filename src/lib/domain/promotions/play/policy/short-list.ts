import { varianceOf } from '../../../games/kit/outcomes.ts';
import { countedShare } from '../../counted-share.ts';
import type { GameOdds } from '../../odds/game-odds.ts';
import type { PromotionRules } from '../../rules.ts';

/** A bet that may be changed to. `share`: what of a stake on it counts, 0 to 1. */
export type Candidate = {
  readonly odds: GameOdds;
  readonly share: number;
  /** The only stakes there are, in minor units, upwards; null: any. */
  readonly prices: readonly number[] | null;
};

/** Bets are compared among those that swing as much or more: by doublings of the standard deviation, in stakes. */
const swings = [0, 1, 2, 4, 8, 16] as const;

const least = (bets: readonly Candidate[], of: (bet: Candidate) => number): Candidate | undefined => {
  let best: Candidate | undefined;
  for (const bet of bets) if (best === undefined || of(bet) < of(best)) best = bet;
  return best;
};

const edgeOf = ({ odds }: Candidate): number => 1 - odds.returns;
/** What staking costs on average for each unit that counts. */
const priceOf = (bet: Candidate): number => (bet.share > 0 ? edgeOf(bet) / bet.share : Number.POSITIVE_INFINITY);

/**
 * The bets worth changing between: among those that swing so much at least, the one that costs least for what counts, and the one that
 * costs least for what is staked, whether it counts or not. What gets a bonus through is cheap staking or big swings, since a
 * bonus that is lost costs its player nothing.
 */
export const shortList = (
  rules: PromotionRules,
  odds: readonly GameOdds[],
  pricesOf: (game: string) => readonly number[] | null,
): Candidate[] => {
  const all = odds
    .filter(({ returns, outcomes }) => returns < 1 && outcomes.length > 1)
    .map((one): Candidate => ({ odds: one, share: countedShare(rules, one), prices: pricesOf(one.game) }));
  const deviations = new Map(all.map((one) => [one, Math.sqrt(varianceOf(one.odds.outcomes))]));
  const found = swings.flatMap((swing) => {
    const wide = all.filter((one) => (deviations.get(one) ?? 0) >= swing);
    const counted = wide.filter(({ share }) => share > 0);
    return [least(counted, priceOf), least(wide, edgeOf), least(counted, edgeOf)];
  });
  return [...new Set(found.filter((one) => one !== undefined))];
};

import { cardOf } from '../games/book/card-of.ts';
import { isGameId } from '../games/book/registry.ts';
import { risks } from '../games/book/risks.ts';
import type { Bet } from '../games/kit/game.ts';
import { wholeRisk } from '../games/kit/risk.ts';

/** Whether the risk of a game's bets is known when they are placed: only such a game may count for a wagering requirement. */
export const hasToldRisk = (gameId: string): boolean => isGameId(gameId) && cardOf(gameId).risk !== 'untold';

/** Whether the risk of a game's bets has to be counted from them; of other games it is the same for all bets. */
export const isRiskCounted = (gameId: string): boolean => isGameId(gameId) && cardOf(gameId).risk === 'counted';

/**
 * What the bets of a round leave at risk, 0 to 10,000 hundredths of a percent: the variance of the return of one unit staked on
 * all of them together, from one unit squared on the whole. Red alone risks 99.93%, red and black together 2.6%: a stake
 * that can hardly be lost counts for hardly anything. Exact, by counting all cases; bets come from the game's `parseBets`.
 * The games of other studios risk 0 here: what their bets are is not known.
 */
export const riskOf = (gameId: string, bets: readonly Bet[]): number => {
  if (!isGameId(gameId) || bets.length === 0) return 0;
  const whole = cardOf(gameId).risk === 'whole' ? wholeRisk : 0;
  return risks[gameId]?.(bets) ?? whole;
};

import type { Bet } from '#domain/games/kit/game.ts';
import { isRiskCounted, riskOf } from '#domain/promotions/risk.ts';
import { Recent } from './hints.ts';

const known = new Recent<number>(1_000);

/**
 * `riskOf`, kept for bets that come again, as most do: the count of all cases would make every bet of everybody dearer. Where there
 * is nothing to count nothing is kept: shots at fish with names of their own would push out what is dear.
 */
export const roundRisk = (gameId: string, bets: readonly Bet[]): number => {
  if (!isRiskCounted(gameId)) return riskOf(gameId, bets);
  const name = `${gameId} ${bets.map(({ spot, amountMinor }) => `${spot} ${amountMinor}`).join(' ')}`;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const risk = riskOf(gameId, bets);
  known.set(name, risk);
  return risk;
};

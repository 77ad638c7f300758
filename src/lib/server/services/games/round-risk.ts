import type { Bet } from '#domain/games/game.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { Recent } from './hints.ts';

const known = new Recent<number>(1_000);

/** `riskOf`, kept for bets that come again, as most do: the count of all cases would make every bet of everybody dearer. */
export const roundRisk = (gameId: string, bets: readonly Bet[]): number => {
  const name = `${gameId} ${bets.map(({ spot, amountMinor }) => `${spot} ${amountMinor}`).join(' ')}`;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const risk = riskOf(gameId, bets);
  known.set(name, risk);
  return risk;
};

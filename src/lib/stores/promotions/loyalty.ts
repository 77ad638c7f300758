import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';

export type Loyalty = ApiAnswer<'readLoyaltyLevel'>;

/** The player's level, its points, and what this week has earned. */
export const $loyalty = createQuery<Loyalty>(['loyalty', $player], {
  fetcher: () => answered(callApi('readLoyaltyLevel', {})),
});

/** How far the player is from this level to the next, 0 to 1; 1 at the top. */
export const progressOf = ({ level, points, nextLevelPoints, levels }: Loyalty): number => {
  if (nextLevelPoints === null) return 1;
  const from = levels.find((one) => one.level === level)?.points ?? 0;
  return Math.min(1, Math.max(0, (points - from) / (nextLevelPoints - from)));
};

import type { GameOdds } from './odds/game-odds.ts';
import type { PromotionRules } from './rules.ts';
import { fullWeight, weightOf } from './weights.ts';

/** What of a stake counts for wagering, as a share: the game's weight times what the bet leaves at risk. 0 where nothing has to be staked. */
export const countedShare = (
  rules: PromotionRules,
  { game, category, risk }: Pick<GameOdds, 'game' | 'category' | 'risk'>,
): number =>
  rules.wagering ? (weightOf(rules.wagering, { id: game, category }) / fullWeight) * (risk / fullWeight) : 0;

import type { ForecastChoice } from './forecast.ts';
import type { GameOdds } from './odds/game-odds.ts';
import type { PromotionRules } from './rules.ts';
import { weightOf } from './weights.ts';

/** The usual stake of a round, in euros. */
export const usualStakeEur = '1';

const usualStakeMinor = 100n;

/** The game that a forecast is told by before one is chosen: the free spins' own where stakes at it count, else the one that counts most. */
export const usualGame = ({ wagering, freeSpins }: PromotionRules, odds: readonly GameOdds[]): GameOdds | undefined => {
  const weight = ({ game, category }: GameOdds): number => (wagering ? weightOf(wagering, { id: game, category }) : 0);
  const own = odds.find((one) => one.game === freeSpins?.gameId && weight(one) > 0);
  return own ?? odds.toSorted((a, b) => weight(b) - weight(a))[0];
};

/** The usual game and stake, in euros, of whoever has chosen none. Undefined where no game has odds. */
export const usualChoice = (rules: PromotionRules, odds: readonly GameOdds[]): ForecastChoice | undefined => {
  const game = usualGame(rules, odds);
  const spins = odds.find((one) => one.game === rules.freeSpins?.gameId) ?? null;
  return game && { odds: game, stakeMinor: usualStakeMinor, spins };
};

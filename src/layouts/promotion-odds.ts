import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import { type GameOdds, oddsOfGame } from '#domain/promotions/odds/game-odds.ts';

/** The usual bet of each game with all that can come of it: what the forecast of a promotion computes with. */
export const promotionOdds: readonly GameOdds[] = gamesWithOdds.flatMap((game) => oddsOfGame(game).slice(0, 1));

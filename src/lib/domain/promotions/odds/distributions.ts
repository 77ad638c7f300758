import { odds } from '../../games/book/odds.ts';
import { type GameId, gameIds } from '../../games/book/registry.ts';
import type { BetOdds } from '../../games/kit/odds.ts';

/**
 * What can come of a game's bets, every outcome with its chance, from the same counts as the game's exact figures. Empty for a
 * game whose rounds the player decides on the way (card games, mines, craps), where there is no one distribution.
 */
export const distributionOf = (game: GameId): readonly BetOdds[] => odds[game]?.() ?? [];

/** The games that have one, in the order of the registry. */
export const gamesWithOdds: readonly GameId[] = gameIds.filter((id) => Object.hasOwn(odds, id));

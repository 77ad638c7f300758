import type { GameCategory } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import type { Config } from '../../config.ts';

/** Games dealt or spun at a table: 5 s a round where nothing else is asked for. */
const atTables: readonly GameCategory[] = ['card', 'poker', 'craps', 'roulette'];
/** Their rounds begin when they begin, for everybody. */
const ownClocks: readonly GameCategory[] = ['crash', 'virtual_sports'];

const categories = new Map(houseGames.map(({ id, category }) => [id, category]));

/** The least time from one stake to the next of a player at a table of this game, in ms; 0 where there is none. */
export const paceMsOf = (config: Pick<Config, 'paceTableMs' | 'paceQuickMs'>, gameId: string): number => {
  const category = categories.get(gameId);
  if (category !== undefined && ownClocks.includes(category)) return 0;
  return category !== undefined && atTables.includes(category) ? config.paceTableMs : config.paceQuickMs;
};

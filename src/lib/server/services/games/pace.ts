import { houseGames } from '#domain/catalogue/house-games.ts';
import { canAutoplay, paceOf } from '#domain/catalogue/table-terms.ts';
import { findGame } from '#domain/games/book/registry.ts';
import type { Config } from '../../config.ts';

const categories = new Map(houseGames.map(({ id, category }) => [id, category]));

/** The least time from one stake to the next of a player at a table of this game, in ms; 0 where there is none. */
export const paceMsOf = (config: Pick<Config, 'paceTableMs' | 'paceQuickMs'>, gameId: string): number => {
  const category = categories.get(gameId);
  const pace = category === undefined ? 'quick' : paceOf({ category, isShared: findGame(gameId)?.steps === 'shared' });
  return { table: config.paceTableMs, quick: config.paceQuickMs, none: 0 }[pace];
};

/** Whether automatic rounds are taken at a table of this game. */
export const autoplayAt = ({ autoplay }: Pick<Config, 'autoplay'>, gameId: string): boolean => {
  const [category, steps] = [categories.get(gameId), findGame(gameId)?.steps];
  return autoplay && category !== undefined && steps !== undefined && canAutoplay({ steps, category });
};

/** Whether a table of this game may show results at once: where the house's clock shows them to everybody, it does not. */
export const turboAt = ({ turbo }: Pick<Config, 'turbo'>, gameId: string): boolean =>
  turbo && findGame(gameId)?.steps !== 'shared';

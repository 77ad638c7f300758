import type { GameName } from '#domain/catalogue/game.ts';
import { callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import type { BetLine } from '../history/history.ts';

/** What a row of games played before shows of each. */
export type RecentGame = Pick<GameName, 'id' | 'name' | 'provider' | 'imageId'>;

/** As many games as a shelf of the home page holds. */
export const recentGamesMax = 6;
/** How far back in the player's rounds they are looked for. */
const rounds = '100';

/** The games of the player's last rounds, each once, the last played first. What is no longer on the shelf is left out. */
export const recentGamesOf = (lines: readonly BetLine[]): RecentGame[] => {
  const games = new Map<string, RecentGame>();
  for (const { gameId: id, gameName: name, provider, imageId } of lines)
    if (imageId !== null && !games.has(id)) games.set(id, { id, name, provider, imageId });
  return [...games.values()].slice(0, recentGamesMax);
};

export const $recentGames = createQuery<readonly RecentGame[]>(['recent-games', $player], {
  ...askedAnew,
  fetcher: async () =>
    recentGamesOf((await answered(callApi('listBets', { query: { page: '0', size: rounds } }))).items),
});

import type { GameName } from './game.ts';
import { houseGames } from './house-games.ts';

const ids: ReadonlySet<string> = new Set(houseGames.map(({ id }) => id));

/** Whether a game is of the house's own studios: its rules are known, and it has a table for play money. */
export const isHouseGame = ({ id }: Pick<GameName, 'id'>): boolean => ids.has(id);

import { houseGames } from '#domain/catalogue/house-games.ts';
import type { GameNames } from './rules-words.ts';

/** The names of the house's own games: what free spins are of. For what is loaded late; a page has its games as props. */
export const houseNames: GameNames = Object.fromEntries(houseGames.map(({ id, name }) => [id, name]));

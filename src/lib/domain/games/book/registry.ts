import type { Game, SharedGame } from '../kit/game.ts';
import type { ScratchGame } from '../scratch/ticket.ts';
import { games } from './games.ts';

/** Any game of the house; `steps` says how its rounds are decided. */
export type HouseGame = Game | ScratchGame | SharedGame;

export type GameId = keyof typeof games;

/** The games whose rounds everybody plays at once. */
export type SharedGameId = { [Id in GameId]: (typeof games)[Id] extends SharedGame ? Id : never }[GameId];

export const gameIds = Object.keys(games) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** The rules of a game of the house, or undefined when there is none of that id. */
export const findGame = (id: string): HouseGame | undefined => (isGameId(id) ? games[id] : undefined);

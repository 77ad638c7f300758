import type { Json } from '../../games/kit/game.ts';
import { plainOf } from './plain.ts';
import type { Engine } from './texts-of.ts';

/** What decides a game's rounds beside the seeds: the engine that reads it, and all its numbers. */
export type GameData = { readonly engine: Engine; readonly data: { readonly [key: string]: Json } };

/** The data of a game whose rules are `engine`. */
export const gameData = (engine: Engine, data: object): GameData => ({
  engine,
  data: Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      return typeof value === 'function' ? [] : [[key, plainOf(value)]];
    }),
  ),
});

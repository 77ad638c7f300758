import type { Json } from '../../games/kit/game.ts';
import { plainOf } from './plain.ts';
import type { Engine } from './texts-of.ts';

/** What decides a game's rounds beside the seeds: the engine that reads it, and all its numbers. */
export type GameData = { readonly engine: Engine; readonly data: { readonly [key: string]: Json } };

/** What a title's module has beside its numbers, and a page tells by itself. */
const titleOnly: ReadonlySet<string> = new Set(['id', 'name']);

/** The data of a game whose rules are `engine`. */
export const gameData = (engine: Engine, data: object): GameData => ({
  engine,
  data: Object.fromEntries(Object.entries(plainOf(data) ?? {}).filter(([key]) => !titleOnly.has(key))),
});

import { findGame, type GameId } from '../../games/book/registry.ts';
import type { Json } from '../../games/kit/game.ts';
import { dataOf } from './data-of.ts';
import { type Example, examplesOf } from './examples/examples.ts';
import type { Engine } from './texts-of.ts';

/** All that a program of one's own needs for a game beside the common part and its engine's text. */
export type AlgorithmPage = {
  readonly id: GameId;
  readonly name: string;
  readonly rulesVersion: number;
  readonly engine: Engine;
  readonly data: { readonly [key: string]: Json };
  readonly examples: readonly Example[];
};

const makePage = (id: GameId): AlgorithmPage => {
  const { name = id, rulesVersion = 0 } = findGame(id) ?? {};
  return { id, name, rulesVersion, ...dataOf(id), examples: examplesOf(id) };
};

const made = new Map<GameId, AlgorithmPage>();

/** A game's page of the algorithm, made from the engine's own data and rounds, once for all who ask. */
export const algorithmPage = (id: GameId): AlgorithmPage => {
  const page = made.get(id) ?? makePage(id);
  made.set(id, page);
  return page;
};

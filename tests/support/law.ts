import type { GameId } from '#domain/games/book/registry.ts';
import type { Decided, Json } from '#domain/games/kit/game.ts';

export const oneIn = (cells: readonly string[]): Map<string, number> =>
  new Map(cells.map((cell) => [cell, 1 / cells.length]));

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const textOf = (value: unknown): string => String(value);

export const choose = (n: number, k: number): number => upTo(k).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1);

export type Outcome = { readonly [name: string]: Json };

/** A law that outcomes of a game of one step follow: `law` the chance of each cell, `cell` the one into which a round falls. */
export type Law = {
  readonly game: GameId;
  readonly what: string;
  readonly rounds: number;
  readonly spot: string;
  readonly law: ReadonlyMap<string, number>;
  readonly cell: (outcome: Outcome, settled: Decided) => string;
};

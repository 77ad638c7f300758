import { findGame, type GameId } from '../games/book/registry.ts';
import { theories } from '../games/book/theories.ts';
import type { SpotReturn } from '../games/kit/game.ts';

/** The kind of bet that a spot is of, and the exact figures of a stake on it alone. */
export type Theory = { readonly kind: string; readonly figures: SpotReturn };

const beforeColon = (spot: string): string => spot.slice(0, Math.max(0, spot.indexOf(':')));

const listed = new Map<GameId, ReadonlyMap<string, SpotReturn>>();

const figuresOf = (id: GameId): ReadonlyMap<string, SpotReturn> => {
  const known =
    listed.get(id) ??
    new Map(
      findGame(id)
        ?.returns()
        .map((one) => [one.kind, one]),
    );
  listed.set(id, known);
  return known;
};

/** `picks:classic:1-7-12-30` is of the kind `picks:classic:4`. */
const byCount = (spot: string): string => {
  const at = spot.lastIndexOf(':');
  return at < 0 ? spot : `${spot.slice(0, at)}:${spot.slice(at + 1).split('-').length}`;
};

/**
 * What theory says of a single bet on a spot, where its return depends on chance alone; undefined where decisions of the player
 * enter it, and where the game's figures have no such kind. The kind is the spot's own name, that before its colon, or that of as many
 * numbers.
 */
export const theoryOf = (id: GameId, spot: string): Theory | undefined => {
  if (findGame(id)?.steps === 'many') return undefined;
  // All of a verb are one kind.
  const own = theories[id];
  if (own) {
    const figures = own(spot);
    return figures && { kind: beforeColon(spot), figures };
  }
  for (const kind of [spot, beforeColon(spot), byCount(spot)]) {
    const figures = figuresOf(id).get(kind);
    if (figures) return { kind, figures };
  }
  return undefined;
};

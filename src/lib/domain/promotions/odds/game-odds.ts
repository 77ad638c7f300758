import type { GameCategory } from '../../catalogue/game.ts';
import { houseGames } from '../../catalogue/house-games.ts';
import type { GameId } from '../../games/book/registry.ts';
import { type Distribution, meanOf } from '../../games/kit/outcomes.ts';
import { riskOf } from '../risk.ts';
import { distributionOf } from './distributions.ts';
import { mergedOnto } from './merge.ts';

/** A bet as a forecast computes with it, plain JSON: what a page loads instead of the games themselves. */
export type GameOdds = {
  readonly game: string;
  readonly name: string;
  readonly category: GameCategory;
  /** What a table would place. */
  readonly spot: string;
  /** What one unit staked returns on average. */
  readonly returns: number;
  /** What of a stake on it counts for wagering before the game's weight, 0 to 10,000 (`riskOf`). */
  readonly risk: number;
  readonly outcomes: Distribution;
  /** True where outcomes next to each other were merged: mean and variance are those of all of them. */
  readonly merged: boolean;
};

/** More outcomes than these are merged before they are sent to a browser. */
const outcomesMax = 60;
/** Twentieths of a stake up to two stakes, then ever further apart. */
const grid = { step: 0.05, dense: 40, ratio: 1.15 };

const digits = 12;
/** Written shorter, so that a file of them stays small; far below what a chance is told to. */
const short = (outcomes: Distribution): Distribution =>
  outcomes.map(([multiple, chance]) => [Number(multiple.toFixed(4)), Number(chance.toPrecision(digits))] as const);

/** The bets of a game that have a distribution, with few enough outcomes to be sent. Empty where there is none. */
export const oddsOfGame = (game: GameId): GameOdds[] => {
  const known = houseGames.find(({ id }) => id === game);
  if (!known) return [];
  return distributionOf(game).map(({ spot, outcomes }) => {
    const merged = outcomes.length > outcomesMax ? mergedOnto(outcomes, grid) : undefined;
    return {
      game,
      name: known.name,
      category: known.category,
      spot,
      returns: meanOf(outcomes),
      risk: riskOf(game, [{ spot, amountMinor: 10_000n }]),
      outcomes: short(merged ?? outcomes),
      merged: merged !== undefined,
    };
  });
};

import { elementsOfRisk } from '../games/book/elements-of-risk.ts';
import type { GameId } from '../games/book/registry.ts';
import { jackpotFigures } from '../jackpot/maths.ts';
import { hasJackpot } from '../jackpot/parameters.ts';
import { compare, type Rational, rational, subtract, zero } from '../maths/rational.ts';
import { houseEdge, rowsOf } from '../returns/figure-rows.ts';

/**
 * The house's edge on a stake at the game's best bet, in millionths, rounded down: what the best player leaves there on average,
 * of all that is staked. The best bet, because a level must not pay for turnover that costs a player nothing. What a jackpot adds to
 * the return is taken off. Of a game without an edge it is 0.
 */
export const edgePpm = (game: GameId): number => {
  const edges = [...rowsOf(game).map(({ figures }) => houseEdge(figures)), elementsOfRisk[game]?.() ?? rational(1n)];
  const least = edges.reduce<Rational>((low, edge) => (compare(edge, low) < 0 ? edge : low), rational(1n));
  const { num, den } = subtract(least, hasJackpot(game) ? jackpotFigures('EUR').addedReturn : zero);
  return num <= 0n ? 0 : Number((num * 1_000_000n) / den);
};

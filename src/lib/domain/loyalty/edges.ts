import { elementOfRisk as ofBlackjack } from '../games/blackjack/blackjack/maths.ts';
import { elementOfRisk as ofSurrender } from '../games/blackjack/blackjack-surrender/maths.ts';
import type { GameId } from '../games/book/registry.ts';
import { elementOfRisk as ofStud } from '../games/poker/caribbean-stud/maths.ts';
import { elementOfRisk as ofHoldem } from '../games/poker/casino-holdem/maths.ts';
import { elementOfRisk as ofThreeCard } from '../games/poker/three-card-poker/maths.ts';
import { elementOfRisk as ofUltimate } from '../games/poker/ultimate-texas-holdem/maths.ts';
import { elementOfRisk as ofWar } from '../games/war/maths.ts';
import { jackpotFigures } from '../jackpot/maths.ts';
import { hasJackpot } from '../jackpot/parameters.ts';
import { compare, type Rational, rational, subtract, zero } from '../maths/rational.ts';
import { houseEdge, rowsOf } from '../returns/figure-rows.ts';

/** Where the published edge is of the first stake, and best play adds more: the edge on all that is staked. */
const onWholeStake: Readonly<Partial<Record<GameId, () => Rational>>> = {
  blackjack: () => ofBlackjack,
  'blackjack-surrender': () => ofSurrender,
  'caribbean-stud': ofStud,
  'casino-holdem': ofHoldem,
  'three-card-poker': ofThreeCard,
  'ultimate-texas-holdem': ofUltimate,
  war: ofWar,
};

/**
 * The house's edge on a stake at the game's best bet, in millionths, rounded down: what the best player leaves there on average,
 * of all that is staked. The best bet, because a level must not pay for turnover that costs a player nothing. What a jackpot adds to
 * the return is taken off. Of a game without an edge it is 0.
 */
export const edgePpm = (game: GameId): number => {
  const edges = [...rowsOf(game).map(({ figures }) => houseEdge(figures)), onWholeStake[game]?.() ?? rational(1n)];
  const least = edges.reduce<Rational>((low, edge) => (compare(edge, low) < 0 ? edge : low), rational(1n));
  const { num, den } = subtract(least, hasJackpot(game) ? jackpotFigures('EUR').addedReturn : zero);
  return num <= 0n ? 0 : Number((num * 1_000_000n) / den);
};

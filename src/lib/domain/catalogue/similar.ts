import type { CatalogueGame } from './game.ts';

type Likened = Pick<CatalogueGame, 'id' | 'category' | 'features' | 'volatility' | 'provider'>;

/** What two games have in common, weighed: what they are first, then what one does in them, then how they swing and who made them. */
const likeness = (game: Likened, other: Likened): number =>
  (game.category === other.category ? 4 : 0) +
  2 * game.features.filter((feature) => other.features.includes(feature)).length +
  (game.volatility !== null && game.volatility === other.volatility ? 1 : 0) +
  (game.provider === other.provider ? 1 : 0);

/** What two games share that a player would name: features, how they swing, and their kind where there is nothing finer. */
export const sharedBy = (game: Likened, other: Likened) => ({
  features: game.features.filter((feature) => other.features.includes(feature)),
  volatility: game.volatility === other.volatility ? game.volatility : null,
  category: game.category === other.category ? game.category : null,
});

/** The games most like one of them, the likest first and of equals the more played; `games` stand in the order of popularity. */
export const similarTo = <Game extends Likened>(
  game: Likened,
  games: readonly Game[],
  count: number,
): readonly Game[] =>
  games
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, weight: likeness(game, other) }))
    .filter(({ weight }) => weight > 1)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ other }) => other);

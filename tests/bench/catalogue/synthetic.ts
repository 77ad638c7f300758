import {
  type CatalogueGame,
  type GameCategory,
  gameFeatures,
  type Snapshot,
  volatilities,
} from '#domain/catalogue/game.ts';
import { gameSlugOf } from '#domain/catalogue/slug.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';
import { categoryWeights, firstWords, lastWords, middleWords, studioEnds, studioStarts } from './synthetic-words.ts';

/** How many studios share so many games. */
const studiosOf = (games: number): number => (games >= 50_000 ? 400 : games >= 10_000 ? 200 : 60);

/** Three days of the year, so that some games are new whenever it is built. */
const days = ['2025-03-04', '2026-06-18', '2026-11-15'] as const;

type Chance = ReturnType<typeof seededStream>;
const oneOf = <Item>({ below }: Chance, items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};

/**
 * A catalogue of `count` games beside `house`, the shelf that it is made from: names, studios and categories as an
 * aggregator has them, always the same for the same count. For measuring; it is never shipped.
 */
export function syntheticCatalogue(count: number, house: Snapshot): Snapshot {
  const chance = seededStream(count);
  const studios = studioNames(chance, studiosOf(count));
  const blurs = house.games.map(({ blur }) => blur);
  const slugs = new Set(house.games.map(gameSlugOf));
  const games = [...house.games];
  for (let number = 0; games.length < count; number++) {
    const game = outsideGame(chance, studios, blurs, number);
    // Two names of one page would stop the build, as they should.
    if (slugs.has(gameSlugOf(game))) continue;
    slugs.add(gameSlugOf(game));
    games.push(game);
  }
  return { ...house, source: 'Synthetic', games };
}

function studioNames(chance: Chance, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${oneOf(chance, studioStarts)} ${oneOf(chance, studioEnds)}`);
  return [...names];
}

function outsideGame(
  chance: Chance,
  studios: readonly string[],
  blurs: readonly string[],
  number: number,
): CatalogueGame {
  // A few studios have most of the games.
  const place = Math.floor((chance.below(1_000) / 1_000) ** 2 * studios.length);
  const provider = studios[place] ?? oneOf(chance, studios);
  const words = [oneOf(chance, firstWords), ...(chance.below(3) > 0 ? [oneOf(chance, middleWords)] : [])];
  const name = [
    ...words,
    oneOf(chance, lastWords),
    ...(chance.below(4) === 0 ? [String(2 + chance.below(98))] : []),
  ].join(' ');
  const imageName = name.replaceAll(/[^A-Za-z0-9]/g, '');
  return {
    id: `outside-${number}`,
    name,
    provider,
    imageId: `${provider.toLowerCase().replaceAll(/[^a-z]/g, '')}:${imageName}`,
    category: categoryOf(chance),
    segments: [],
    addedOn: oneOf(chance, days),
    rtp: chance.below(10) === 0 ? null : `${93 + chance.below(5)}.${String(chance.below(100)).padStart(2, '0')}`,
    volatility: chance.below(10) === 0 ? null : oneOf(chance, volatilities),
    features: gameFeatures.filter(() => chance.below(6) === 0),
    blur: oneOf(chance, blurs),
  };
}

function categoryOf(chance: Chance): GameCategory {
  let left = chance.below(100);
  for (const [category, weight] of categoryWeights) {
    left -= weight;
    if (left < 0) return category;
  }
  return 'slots';
}

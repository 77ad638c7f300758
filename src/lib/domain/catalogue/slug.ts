import type { CatalogueGame } from './game.ts';

/** The image identifier without the prefix up to and including its first colon. */
export const imageNameOf = (imageId: string): string => imageId.slice(imageId.indexOf(':') + 1);

/**
 * A game's slug (specification, section 2): the image's name, split at capital letters, joined with hyphens, lower case,
 * each slash as %2F. `meridian:EuropeanRoulette` → `european-roulette`.
 */
export const slugOf = (imageId: string): string =>
  imageNameOf(imageId)
    .split(/(?=\p{Lu})/u)
    .join('-')
    .toLowerCase()
    .replaceAll('/', '%2F');

/** The path of a game's page; a game without an image identifier is found by its id, and only as a demo. */
export const gamePathOf = (game: Pick<CatalogueGame, 'id' | 'imageId'>): string =>
  game.imageId === '' ? `/game/${encodeURIComponent(game.id)}?demo=true` : `/game/${slugOf(game.imageId)}`;

/** Pairs of games whose pages would be one and the same. The build names both and stops. */
export const findSlugCollisions = (games: readonly CatalogueGame[]): (readonly [CatalogueGame, CatalogueGame])[] => {
  const bySlug = new Map<string, CatalogueGame>();
  return games.flatMap((game) => {
    const slug = slugOf(game.imageId);
    const first = bySlug.get(slug);
    if (!first) bySlug.set(slug, game);
    return first ? [[first, game] as const] : [];
  });
};

/** The game of a slug as it stands in the path, still encoded: a look-up key and nothing else. */
export const findGameBySlug = (games: readonly CatalogueGame[], slug: string): CatalogueGame | undefined =>
  games.find((game) => slugOf(game.imageId) === slug);

import type { GameName } from './game.ts';

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

/** What names a game's page: its image's slug, or its id where it has no image identifier. */
export const gameSlugOf = (game: Pick<GameName, 'id' | 'imageId'>): string =>
  game.imageId === '' ? encodeURIComponent(game.id) : slugOf(game.imageId);

/** The path of a game's page; a game without an image identifier is played as a demo alone (specification, section 2). */
export const gamePathOf = (game: Pick<GameName, 'id' | 'imageId'>): string =>
  `/game/${gameSlugOf(game)}${game.imageId === '' ? '?demo=true' : ''}`;

/** The path of the table of a game of the house for who has no account, with play money. */
export const tryPathOf = (game: Pick<GameName, 'id' | 'imageId'>): string => `/try/${gameSlugOf(game)}`;

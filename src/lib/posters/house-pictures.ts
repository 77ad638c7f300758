import { houseGames } from '#domain/catalogue/house-games.ts';
import { imageFormats } from '#domain/catalogue/image-formats.ts';
import { type FeaturedImages, imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant, parseImageAddress } from '#domain/catalogue/image-variants.ts';
import { posterOf } from './poster-of.ts';
import type { Form } from './render.ts';
import { drawnWidths, plainWidth } from './widths.ts';

/**
 * The drawings of the house's own games by the file of each picture's path (`i/s3/odd lot/Dice.webp`). Throws when a game
 * has no poster, or a name that no path can have.
 */
export const housePictures = (featured: FeaturedImages): ReadonlyMap<string, string> =>
  new Map(houseGames.map((game) => [fileOf(imagePathOf(game, featured)), posterOf(game.id).svg]));

const fileOf = (path: string): string => {
  const request = parseImageAddress(imageVariant(path, plainWidth));
  if (request === null) throw new Error(`${path} cannot be the path of a picture`);
  return request.file;
};

/** The file at a picture's plain path. */
export const plainForm: Form = { width: plainWidth, format: 'webp' };

/** What is drawn ahead, in every format. */
export const drawnForms: readonly Form[] = drawnWidths.flatMap((width) =>
  imageFormats.map((format) => ({ width, format })),
);

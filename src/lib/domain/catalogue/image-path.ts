import type { CatalogueGame } from './game.ts';
import { imageNameOf } from './slug.ts';

/** Images whose files lie in `/images` instead of `/i/s3` (specification, section 7). */
export type FeaturedImages = ReadonlySet<string>;

/** A segment as browsers and the built files' manifest write it: `&` and its like stay as they are in a path. */
const segmentOf = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** The path of a game's picture: `/i/s3/{providerLowercase}/{image}.webp`, or `/images/…` for a featured image. */
export const imagePathOf = (
  { provider, imageId }: Pick<CatalogueGame, 'provider' | 'imageId'>,
  featured: FeaturedImages,
): string => {
  const folder = featured.has(imageId) ? '/images' : '/i/s3';
  const path = [provider.toLowerCase(), ...imageNameOf(imageId).split('/')].map(segmentOf).join('/');
  return `${folder}/${path}.webp`;
};

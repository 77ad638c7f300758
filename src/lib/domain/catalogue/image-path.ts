import type { GameName } from './game.ts';
import { segmentOf } from './paths.ts';
import { imageNameOf } from './slug.ts';

/** Images whose files lie in `/images` instead of `/i/s3` (specification, section 7). */
export type FeaturedImages = ReadonlySet<string>;

/** The path of a game's picture: `/i/s3/{providerLowercase}/{image}.webp`, or `/images/…` for a featured image. */
export const imagePathOf = (
  { provider, imageId }: Pick<GameName, 'provider' | 'imageId'>,
  featured: FeaturedImages,
): string => {
  const folder = featured.has(imageId) ? '/images' : '/i/s3';
  const path = [provider.toLowerCase(), ...imageNameOf(imageId).split('/')].map(segmentOf).join('/');
  return `${folder}/${path}.webp`;
};

import type { GameCategory } from './game.ts';

/** A segment as browsers and the built files' manifest write it: `&` and its like stay as they are in a path. */
export const segmentOf = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** The lobby's page of a category: `/games/video_poker`. */
export const categoryPathOf = (category: GameCategory): string => `/games/${category}`;

/** The lobby's page of a studio: `/games/all/{providerName}`. */
export const studioPathOf = (provider: string): string => `/games/all/${segmentOf(provider)}`;

import { segmentOf } from './paths.ts';

/**
 * The one way in which a path's text is written: `/games/all/Halden%20%26%20Rook` is `/games/all/Halden%20&%20Rook`. Each
 * segment is decoded once and written again, so that an encoded slash stays inside its segment; null when one cannot be
 * decoded.
 */
export const canonicalPathOf = (path: string): string | null => {
  try {
    return path
      .split('/')
      .map((segment) => segmentOf(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
};

import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../../../content/shots/*.webp', { eager: true, import: 'default' });

const byGame = Map.groupBy(
  Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b)),
  ([path]) => path.replace(/^.*\//, '').replace(/-\d\.webp$/, ''),
);

/** The pictures of a game at play, photographed at its own table (`npm run shots`), in the order of a round. */
export const shotsOf = (id: string): readonly ImageMetadata[] => (byGame.get(id) ?? []).map(([, picture]) => picture);

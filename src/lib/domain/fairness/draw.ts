import type { Stream } from './stream.ts';

/**
 * Takes `count` of the items without putting any back: each time the index `below(rest)` is removed and the order of the
 * rest is kept. One word an item, also for the last one.
 */
export const drawItems = <T>(items: readonly T[], count: number, stream: Stream): T[] => {
  if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`);
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(stream.below(rest.length), 1)).flat();
};

/** All items in a random order: a draw of every one of them. */
export const shuffle = <T>(items: readonly T[], stream: Stream): T[] => drawItems(items, items.length, stream);

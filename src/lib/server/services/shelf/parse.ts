import { type Arranged, type ShelfOrder, shelfLists } from '#domain/shelf/order.ts';

const isArranged = (value: unknown): value is Arranged =>
  typeof value === 'object' &&
  value !== null &&
  'how' in value &&
  (value.how === 'pinned' || value.how === 'only') &&
  'games' in value &&
  Array.isArray(value.games);

/** An order as it was kept. */
export const parseOrder = (lists: Readonly<Record<string, unknown>>): ShelfOrder =>
  Object.fromEntries(shelfLists.flatMap((name) => (isArranged(lists[name]) ? [[name, lists[name]]] : [])));

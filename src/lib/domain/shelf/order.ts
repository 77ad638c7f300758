/** The lists of the shelf that people arrange. `null`: as the catalogue has it. */
export const shelfLists = ['top', 'main', 'featured', 'new'] as const;
export type ShelfListName = (typeof shelfLists)[number];

/** `pinned`: games that stand first, in this order; the rest follow as they would. `only`: the list is these and no others. */
export type Arranged = { readonly how: 'pinned' | 'only'; readonly games: readonly string[] };
export type ShelfOrder = Readonly<Partial<Record<ShelfListName, Arranged>>>;

/** A list as it is served: arranged, and without games that are off or gone. It is never longer than it was, unless people named more. */
export function arrange(
  computed: readonly string[],
  arranged: Arranged | undefined,
  isShown: (id: string) => boolean,
): readonly string[] {
  if (arranged === undefined) return computed.filter(isShown);
  const first = [...new Set(arranged.games)].filter(isShown);
  if (arranged.how === 'only') return first;
  const rest = computed.filter((id) => isShown(id) && !first.includes(id));
  return [...first, ...rest].slice(0, Math.max(computed.length, first.length));
}

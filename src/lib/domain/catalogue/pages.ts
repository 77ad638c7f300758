/** Games on one page of a list. */
export const pageSize = 48;

/** How many pages a list of so many games has; an empty one has a page that says so. */
export const pageCountOf = (games: number): number => Math.max(1, Math.ceil(games / pageSize));

export type Page<Item> = { readonly items: readonly Item[]; readonly page: number; readonly pages: number };

/** A page of a list; a number beyond the last is the last. */
export const pageAt = <Item>(items: readonly Item[], wanted: number): Page<Item> => {
  const pages = pageCountOf(items.length);
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pages };
};

/** The path of a page of a list: the first is the list's own, the others `{path}/page/{n}`. */
export const pagePathOf = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

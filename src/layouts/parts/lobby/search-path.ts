import { type Filters, filterParams } from '#domain/catalogue/filters.ts';

/** The page that shows what filters leave: `/search?category=slots&page=2`. */
export const searchPathOf = (filters: Filters): string => {
  const params = filterParams(filters).toString();
  return params === '' ? '/search' : `/search?${params}`;
};

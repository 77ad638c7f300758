import { pagePathOf } from './pages.ts';

/**
 * A list's own path, and what it asks of the shelf before a visitor chooses anything, as parameters of `/search`:
 * `/games/slots` and `category=slots`. `/search` itself asks for nothing.
 */
export type LobbyPlace = { readonly path: string; readonly base: readonly (readonly [string, string])[] };

const searchPath = '/search';

const textOf = (params: URLSearchParams): string => (params.size === 0 ? '' : `?${params}`);

/** What a list's address says beside its path: `/games/slots?volatility=high`; its further pages have a path of their own. */
export const addressOf = ({ path, base }: LobbyPlace, asked: Iterable<readonly [string, string]>): string => {
  const fixed = new Set(path === searchPath ? [] : base.map((pair) => pair.join('=')));
  const params = new URLSearchParams(
    [...asked].filter(([name, value]) => value !== '' && !fixed.has(`${name}=${value}`)).map(([...pair]) => pair),
  );
  const page = params.get('page');
  if (page !== null && params.size === 1 && path !== searchPath) return pagePathOf(path, Number(page));
  return path + textOf(params);
};

/** The address of the page that holds what a list's address shows: itself, or `/search` where something is chosen. */
export const sourceOf = ({ base }: LobbyPlace, address: string): string => {
  const [path = '', query = ''] = address.split('?');
  if (query === '' || path === searchPath) return address;
  const params = new URLSearchParams(base.map(([...pair]) => pair));
  for (const [name, value] of new URLSearchParams(query)) params.append(name, value);
  return searchPath + textOf(params);
};

/**
 * Who may come upon a page: one list for the caches' headers, the search engines' files and the fetching ahead, so that
 * they cannot disagree. A name stands for `/name` and everything below it.
 */

/** Pages of one player: account, games, and what acts upon a secret in its address; and those of the house’s own people. No shared cache keeps them. */
export const personalPages = [
  'profile',
  'game',
  'play',
  'confirm',
  'unsubscribe',
  'own-money',
  'sandbox',
  'desk',
] as const;

/**
 * Pages that no search engine shows: those of one player, those that show the same game as another, former texts, which would stand
 * beside those that hold, and those that are nothing without a question or a failure.
 */
const unlistedPages = [
  ...personalPages,
  'try',
  'policies',
  'search',
  '404',
  '500',
  'country-blocked',
  'offline',
  'self-excluded',
] as const;

const isBelow = (names: readonly string[], path: string): boolean => names.includes(path.split('/')[1] ?? '');

/** Whether a page at a path (`/games/all`) shows what belongs to one player, or may do so one day. */
export const isPersonal = (path: string): boolean => isBelow(personalPages, path);

/** Whether a page at a path may stand in a sitemap and be shown by search engines. */
export const isListed = (path: string): boolean => !isBelow(unlistedPages, path);

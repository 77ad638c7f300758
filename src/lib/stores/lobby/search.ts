import { atom, computed, map } from 'nanostores';
import { type ListedGames, readGames } from '#domain/catalogue/search-file.ts';
import { searchResultsMax } from '#domain/catalogue/search-limits.ts';
import { readText } from '../calls/page-text.ts';
import { $session, loadSession } from '../session/session.ts';
import { $modal, closeModal, openSignInFor } from '../shell/modal.ts';
import { goTo } from '../shell/navigation.ts';
import { rememberSearch } from './recent-searches.ts';
import type { SearchEngine } from './search-engine.ts';

export type SearchTab = 'games' | 'studios';

/** What is open and typed. Closing the dialog and switching tabs clear both boxes (specification, section 2). */
export const $search = map<Readonly<Record<SearchTab, string>> & { readonly tab: SearchTab }>({
  tab: 'games',
  games: '',
  studios: '',
});

export const selectTab = (tab: SearchTab): void => $search.set({ tab, games: '', studios: '' });
export const typeSearch = (text: string): void => {
  $search.setKey($search.get().tab, text);
  if (text !== '') void loadEngine();
};

$modal.listen((name) => name !== 'search' && selectTab('games'));

type Shelf = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly games: ListedGames };

/** The games that are searched, loaded once a page and only when somebody is about to search. */
export const $shelf = atom<Shelf>({ state: 'loading' });

export const searchFilePath = '/catalogue/search.json';

const read = (text: string): ListedGames | null => {
  try {
    return readGames(text);
  } catch {
    return null;
  }
};

let asked: Promise<void> | undefined;

const askForGames = async (): Promise<void> => {
  $shelf.set({ state: 'loading' });
  const text = await readText(searchFilePath);
  const games = text.ok ? read(text.value) : null;
  if (games === null) asked = undefined;
  $shelf.set(games === null ? { state: 'failed' } : { state: 'ready', games });
};

/** Loads the games unless they are there or on their way; after a failure it tries again. */
export const loadGames = (): Promise<void> => {
  asked ??= askForGames();
  return asked;
};

/** What ranks names and forgives typing errors; null until something was typed. */
export const $engine = atom<SearchEngine | null>(null);

/** Loads the engine once the games are there. Where it does not come, the next letter asks again. */
const loadEngine = async (): Promise<void> => {
  const shelf = $shelf.get();
  if (shelf.state !== 'ready' || $engine.get() !== null) return;
  const loaded = await import('./search-engine.ts').catch(() => null);
  if (loaded !== null && $engine.get() === null) $engine.set(loaded.createEngine(shelf.games.names));
};

$shelf.listen(() => {
  const { games, studios } = $search.get();
  if (games + studios !== '') void loadEngine();
});

/** The plain rule, for the moment until the engine is there. */
const contains = (name: string, text: string): boolean => name.toLowerCase().includes(text.trim().toLowerCase());

/** The games whose name contains the text, the most popular first. */
const namesWith = (names: readonly string[], text: string): number[] => {
  const found: number[] = [];
  for (let at = 0; at < names.length && found.length < searchResultsMax; at++)
    if (contains(names[at] ?? '', text)) found.push(at);
  return found;
};

const $gameText = computed($search, ({ games }) => games);
const $studioText = computed($search, ({ studios }) => studios);

/** The games for the typed text, at most 15; null while they are not there. `sure` of them contain the text or its words. */
export const $foundGames = computed([$shelf, $gameText, $engine], (shelf, text, engine) => {
  if (shelf.state !== 'ready') return null;
  if (engine !== null && text !== '') {
    const { names, exact, worded } = engine.find(text);
    return { games: names.map(shelf.games.gameAt), sure: exact + worded };
  }
  const names = namesWith(shelf.games.names, text);
  return { games: names.map(shelf.games.gameAt), sure: names.length };
});

/** The providers whose name contains the typed text, then those that have its words; null while they are not there. */
export const $foundStudios = computed([$shelf, $studioText, $engine], (shelf, text, engine) => {
  if (shelf.state !== 'ready') return null;
  const { studios } = shelf.games;
  const found = studios.filter(({ name }) => (engine?.contains ?? contains)(name, text));
  return [...new Set([...found, ...studios.filter(({ name }) => engine?.hasWords(name, text))])];
});

/** Whether a game's link may lead to the game at once; else `askThenOpen` does what is to be done. */
export const mayOpenGame = (): boolean => $session.get().authenticated;

/** Opens a game for a player; a visitor signs in first, and lands on the game then. */
export const askThenOpen = async (path: string, game: string): Promise<void> => {
  if (await loadSession()) goTo(path);
  else openSignInFor(path, game);
};

/** All games for a text: the page that lists more than 15. */
export const searchPagePath = (text: string): string => `/search?q=${encodeURIComponent(text.trim())}`;

export const openSearchPage = (text: string): void => {
  rememberSearch(text);
  closeModal();
  goTo(searchPagePath(text));
};

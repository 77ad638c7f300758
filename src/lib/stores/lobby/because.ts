import { atom } from 'nanostores';
import type { GameOnShelf, GameSheet } from '#domain/catalogue/sheet.ts';
import { $player, askedAnew, createQuery } from '../calls/query.ts';
import { suggestionsKey } from '../shell/kept.ts';
import { fetchSheet } from './game-sheet.ts';
import { $recentGames } from './recent-games.ts';

/** A game that is like one the player plays, and what the two have in common. */
export type Suggestion = GameOnShelf & { readonly because: string; readonly why: readonly string[] };

const shownMax = 6;
/** Of how many games played last the likes are looked at. */
const playedMax = 3;

/**
 * What to suggest to who plays these games, the last played first: their likes by turns, each once, and none that is played already. It
 * is worked out in the browser; the house is told nothing of it.
 */
export const suggestionsOf = (played: readonly GameSheet[], known: ReadonlySet<string>): readonly Suggestion[] => {
  const taken = new Set(known);
  const rounds = Math.max(0, ...played.map(({ alike }) => alike.length));
  const found: Suggestion[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { name, alike } of played) {
      const game = alike[round];
      if (!game || taken.has(game.id)) continue;
      taken.add(game.id);
      found.push({ ...game, because: name });
    }
  return found.slice(0, shownMax);
};

const isOff = (): boolean => {
  try {
    return localStorage.getItem(suggestionsKey) === 'off';
  } catch {
    return false;
  }
};

/** Whether suggestions are wanted; kept in this browser. */
export const $suggests = atom(typeof localStorage !== 'undefined' && !isOff());

export const wantSuggestions = (wanted: boolean): void => {
  $suggests.set(wanted);
  try {
    if (wanted) localStorage.removeItem(suggestionsKey);
    else localStorage.setItem(suggestionsKey, 'off');
  } catch {}
};

/** Suggestions by what was played last; none where nothing was. */
export const $suggestions = createQuery<readonly Suggestion[]>(['suggestions', $player], {
  ...askedAnew,
  fetcher: async () => {
    const recent = await $recentGames.fetch();
    const games = ('data' in recent && recent.data) || [];
    const sheets = await Promise.all(games.slice(0, playedMax).map(({ id }) => fetchSheet(id)));
    return suggestionsOf(
      sheets.filter((sheet) => sheet !== null),
      new Set(games.map(({ id }) => id)),
    );
  },
});

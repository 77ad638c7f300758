import { atom } from 'nanostores';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { type ApiAnswer, type ApiFail, type ApiInput, type ApiResult, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { hearTabs, tellTabs } from '../shell/tabs.ts';
import { showError, showFail } from '../shell/toasts.ts';

/** What the house wants to know of a game that a player likes. */
export type LikedGame = ApiInput<'addFavoriteGame'>['body'];
/** A favourite as the house tells it. */
export type Favorite = ApiAnswer<'listFavoriteGames'>[number];

/** `ids` is what hearts show: at once what was pressed, and what is true once the house has answered. */
export type Favorites = { readonly state: 'unknown' | 'known' | 'failed'; readonly ids: ReadonlySet<string> };
export const $favorites = atom<Favorites>({ state: 'unknown', ids: new Set() });

/** The ids of games by their page's path, as far as they are known: a list of names knows no ids. */
export const $idsByPath = atom<ReadonlyMap<string, string>>(new Map());

/** What the house has, as far as it said. */
let confirmed: ReadonlySet<string> = new Set();
const running = new Set<string>();

const withOne = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};
const show = (id: string, isIn: boolean): void => {
  const { state, ids } = $favorites.get();
  $favorites.set({ state, ids: withOne(ids, id, isIn) });
};

/** Asks the house for the player's favourites, newest first. What is being changed meanwhile stays as it is shown. */
export const readFavorites = async (): Promise<ApiResult<readonly Favorite[]>> => {
  const answer = await callApi('listFavoriteGames', {});
  if (!answer.ok) {
    if ($favorites.get().state === 'unknown') $favorites.set({ state: 'failed', ids: new Set() });
    return answer;
  }
  confirmed = new Set(answer.value.map(({ id }) => id));
  const paths = answer.value.map((game) => [gamePathOf({ ...game, imageId: game.imageId ?? '' }), game.id] as const);
  $idsByPath.set(new Map([...$idsByPath.get(), ...paths]));
  const shown = $favorites.get().ids;
  let ids = confirmed;
  for (const id of running) ids = withOne(ids, id, shown.has(id));
  $favorites.set({ state: 'known', ids });
  return answer;
};

let asked: Promise<unknown> | undefined;

/** Loads them once a page. */
export const loadFavorites = async (): Promise<void> => {
  asked ??= readFavorites();
  await asked;
  if ($favorites.get().state === 'failed') asked = undefined;
};

/** What the house said after another tab changed something; `before` is what hearts showed until then. */
export type HeardFavorites = { readonly list: readonly Favorite[]; readonly before: ReadonlySet<string> };
export const $heardFavorites = atom<HeardFavorites>({ list: [], before: new Set() });

/** Another tab changed something while this one did: the list would be older than what is being sent. */
let isBehind = false;

const readAnew = async (): Promise<void> => {
  isBehind = running.size > 0;
  if (isBehind) return;
  const before = $favorites.get().ids;
  const answer = await readFavorites();
  if (answer.ok) $heardFavorites.set({ list: answer.value, before });
};

/** One list after the other, so that the newest counts. Where none was asked for, nothing is shown that could be old. */
const catchUp = (): void => {
  if (asked !== undefined || $favorites.get().state === 'known') asked = Promise.resolve(asked).then(readAnew);
};
if (typeof window !== 'undefined') hearTabs('favorites', catchUp);

const end = (id: string): void => {
  running.delete(id);
  if (isBehind) catchUp();
};

const send = (game: LikedGame, isIn: boolean): Promise<ApiResult<unknown>> =>
  isIn ? callApi('addFavoriteGame', { body: game }) : callApi('removeFavoriteGame', { params: { id: game.id } });

/** Brings the house to what is shown; presses that come meanwhile are sent after the one under way. True when it is so. */
const settle = async (game: LikedGame): Promise<boolean> => {
  const { id } = game;
  if (running.has(id)) return true;
  running.add(id);
  // A list that is on its way may be older than what is about to be sent.
  await asked;
  while ($favorites.get().ids.has(id) !== confirmed.has(id)) {
    const isIn = $favorites.get().ids.has(id);
    const answer = await send(game, isIn);
    // Whether it was carried out or not: others ask the house.
    if (answer.ok || isUncertain(answer)) tellTabs('favorites');
    // Removed in another tab: it is as it was wanted.
    if (answer.ok || (!isIn && answer.code === 'not_found')) confirmed = withOne(confirmed, id, isIn);
    else {
      end(id);
      await undo(id, answer);
      return false;
    }
  }
  end(id);
  return true;
};

const undo = async (id: string, failed: ApiFail): Promise<void> => {
  show(id, confirmed.has(id));
  if (!isUncertain(failed)) return showFail(failed);
  showError('favorite_failed');
  // Nobody knows whether it was carried out: the house is asked.
  await readFavorites();
};

/** Likes a game, or takes that back: shown at once, undone with a message where the house does not agree. */
export const toggleFavorite = (game: LikedGame): Promise<boolean> => {
  show(game.id, !$favorites.get().ids.has(game.id));
  return settle(game);
};

/** Likes a game that may be liked already. False when that failed, which was said. */
export const keepFavorite = (game: LikedGame): Promise<boolean> => {
  show(game.id, true);
  return settle(game);
};

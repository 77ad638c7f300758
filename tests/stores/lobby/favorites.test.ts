import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { fakeNetwork } from '../browser.ts';

const path = routes.listFavoriteGames.path;
const add = `POST ${path}`;
const list = `GET ${path}`;
const remove = `DELETE ${path}/blackjack`;
const blackjack = {
  id: 'blackjack',
  launchId: 'blackjack',
  category: 'card' as const,
  name: 'Blackjack',
  provider: 'Halden & Rook',
};
const listed = { ...blackjack, imageId: 'halden:Blackjack', listed: true };

const load = async () => ({
  ...(await import('#stores/lobby/favorites.ts')),
  ...(await import('#stores/shell/toasts.ts')),
});

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('a heart fills at once, and stays when the house agrees', async () => {
  const { sent } = fakeNetwork({ [add]: { body: listed } });
  const { toggleFavorite, $favorites } = await load();
  const done = toggleFavorite(blackjack);
  expect($favorites.get().ids.has('blackjack')).toBe(true);
  expect(await done).toBe(true);
  expect($favorites.get().ids.has('blackjack')).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([blackjack]);
});

test('a refusal empties it again and is said in its own words', async () => {
  fakeNetwork({ [add]: { status: 409, body: { code: 'too_many', message: '', requestId: '' } } });
  const { toggleFavorite, $favorites, $toasts } = await load();
  expect(await toggleFavorite(blackjack)).toBe(false);
  expect($favorites.get().ids.size).toBe(0);
  expect($toasts.get().map(({ message }) => message)).toEqual([{ error: 'too_many' }]);
});

test('after a lost answer the house is asked what is true', async () => {
  fakeNetwork({ [add]: 'network', [list]: { body: [listed] } });
  const { toggleFavorite, $favorites, $toasts } = await load();
  await toggleFavorite(blackjack);
  expect($favorites.get()).toEqual({ state: 'known', ids: new Set(['blackjack']) });
  expect($toasts.get().map(({ message }) => message)).toEqual([{ toast: 'favorite_failed' }]);
});

test('presses while a call is under way end as the last of them wanted', async () => {
  const { sent } = fakeNetwork({ [add]: { body: listed }, [remove]: { status: 204 } });
  const { toggleFavorite, $favorites } = await load();
  const first = toggleFavorite(blackjack);
  void toggleFavorite(blackjack);
  void toggleFavorite(blackjack);
  void toggleFavorite(blackjack);
  await first;
  expect($favorites.get().ids.size).toBe(0);
  expect(sent.map(({ method }) => method)).toEqual([]);
  await toggleFavorite(blackjack);
  await toggleFavorite(blackjack);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('what another tab removed counts as removed', async () => {
  fakeNetwork({
    [list]: { body: [listed] },
    [remove]: { status: 404, body: { code: 'not_found', message: '', requestId: '' } },
  });
  const { loadFavorites, toggleFavorite, $favorites, $toasts } = await load();
  await loadFavorites();
  expect(await toggleFavorite(blackjack)).toBe(true);
  expect([$favorites.get().ids.size, $toasts.get().length]).toEqual([0, 0]);
});

/** What another tab of this browser told. */
const hearNews = (events: EventTarget) =>
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'faceup:news', newValue: 'favorites' }));
const dice = { ...listed, id: 'dice', launchId: 'dice', name: 'Dice' };

test('what another tab liked or took back is heard', async () => {
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  fakeNetwork({ [list]: [{ body: [listed] }, { body: [dice] }] });
  const { loadFavorites, $favorites, $heardFavorites } = await load();
  hearNews(events);
  expect($favorites.get().state).toBe('unknown');
  await loadFavorites();
  expect($favorites.get().ids).toEqual(new Set(['blackjack']));
  hearNews(events);
  await vi.waitFor(() => expect($favorites.get().ids).toEqual(new Set(['dice'])));
  await vi.waitFor(() => expect($heardFavorites.get()).toEqual({ list: [dice], before: new Set(['blackjack']) }));
});

test('news that comes while a heart is being pressed is asked for after it', async () => {
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  const { sent } = fakeNetwork({ [list]: [{ body: [] }, { body: [dice, listed] }], [add]: { body: listed } });
  const { loadFavorites, toggleFavorite, $favorites } = await load();
  await loadFavorites();
  const done = toggleFavorite(blackjack);
  hearNews(events);
  await done;
  await vi.waitFor(() => expect($favorites.get().ids).toEqual(new Set(['dice', 'blackjack'])));
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('a heart is told to the other tabs once the house has it', async () => {
  const marks: string[] = [];
  vi.stubGlobal('localStorage', {
    setItem: (_: string, value: string) => marks.push(value),
    removeItem: () => {},
  });
  const refused = { status: 409, body: { code: 'too_many', message: '', requestId: '' } };
  fakeNetwork({ [add]: [{ body: listed }, refused], [remove]: { status: 204 } });
  const { toggleFavorite } = await load();
  await toggleFavorite(blackjack);
  await toggleFavorite(blackjack);
  await toggleFavorite(blackjack);
  expect(marks).toEqual(['favorites', 'favorites']);
});

test('the favourites’ page takes up what came and drops what went elsewhere; what was taken back here stays', async () => {
  const { listAnew } = await import('#stores/lobby/favorite-games.ts');
  const [here, there] = [
    { ...listed, id: 'here' },
    { ...listed, id: 'there' },
  ];
  const before = new Set(['blackjack', 'there']);
  expect(listAnew([here, listed, there], { list: [dice, listed], before })).toEqual([dice, here, listed]);
});

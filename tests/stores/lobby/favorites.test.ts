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

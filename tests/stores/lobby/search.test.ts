import { beforeEach, describe, expect, it, vi } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { packGames } from '#domain/catalogue/search-file.ts';
import type * as Search from '#stores/lobby/search.ts';
import type * as Modal from '#stores/shell/modal.ts';
import type * as Wanted from '#stores/shell/wanted.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const file = 'GET /catalogue/search.json';
const status = 'POST /user-service/api/v1/isAuthenticated';
const facts = { segments: [], addedOn: '2026-11-01', rtp: null, volatility: null, features: [], blur: '' };
const games = houseGames.map((game) => ({ ...game, ...facts }));
const body = packGames({ games, featuredImages: [] });
const signedIn = (authenticated: boolean) => ({ [status]: { body: { authenticated } } });

let search: typeof Search;
let modal: typeof Modal;
let wanted: typeof Wanted;
let page: ReturnType<typeof fakeWindow>;

/** A page that was just opened: every store as it begins. */
beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  search = await import('#stores/lobby/search.ts');
  modal = await import('#stores/shell/modal.ts');
  wanted = await import('#stores/shell/wanted.ts');
  page = fakeWindow();
});

const foundNames = (): readonly string[] | undefined => search.$foundGames.get()?.games.map(({ name }) => name);

describe('the games of the search', () => {
  it('are loaded once, however often they are asked for', async () => {
    const { sent } = fakeNetwork({ [file]: { body } });
    await Promise.all([search.loadGames(), search.loadGames()]);
    await search.loadGames();
    expect(sent).toHaveLength(1);
    expect(search.$shelf.get().state).toBe('ready');
  });

  it.each([
    ['no answer comes', 'network'],
    ['the server refuses', { status: 503 }],
    ['the file is of another version', { body: { version: 2 } }],
    ['the file is no file', { status: 200 }],
  ] as const)('are asked for again after %s', async (_, answer) => {
    const { sent } = fakeNetwork({ [file]: [answer, { body }] });
    await search.loadGames();
    expect(search.$shelf.get().state).toBe('failed');
    expect(search.$foundGames.get()).toBeNull();
    await search.loadGames();
    expect(search.$shelf.get().state).toBe('ready');
    expect(sent).toHaveLength(2);
  });

  it('are the 15 most popular before anything is typed, and what fits afterwards', async () => {
    fakeNetwork({ [file]: { body } });
    await search.loadGames();
    expect(foundNames()).toEqual(houseGames.slice(0, 15).map(({ name }) => name));
    search.typeSearch('ROULETTE');
    // At once by the plain rule; a moment later by the engine.
    expect(foundNames()).toEqual(houseGames.filter(({ name }) => name.includes('Roulette')).map(({ name }) => name));
    search.typeSearch('wax & seal');
    await vi.waitFor(() => expect(foundNames()).toEqual(['Wax and Seal']));
    expect(search.$foundGames.get()).toMatchObject({ sure: 1 });
    search.typeSearch('plinkoo');
    await vi.waitFor(() => expect(foundNames()).toEqual(['Plinko']));
    expect(search.$foundGames.get()).toMatchObject({
      sure: 0,
      games: [{ path: '/game/plinko', provider: 'Odd Lot' }],
    });
  });
});

describe('the providers', () => {
  it('are found by what their name contains', async () => {
    fakeNetwork({ [file]: { body } });
    await search.loadGames();
    search.selectTab('studios');
    expect(search.$foundStudios.get()).toHaveLength(8);
    search.typeSearch('lANT');
    expect(search.$foundStudios.get()).toEqual([
      { name: 'Brass Lantern', count: houseGames.filter(({ provider }) => provider === 'Brass Lantern').length },
    ]);
    search.typeSearch('rook and halden');
    await vi.waitFor(() => expect(search.$foundStudios.get()?.map(({ name }) => name)).toEqual(['Halden & Rook']));
    search.typeSearch('lantren');
    expect(search.$foundStudios.get()).toEqual([]);
  });
});

describe('both text boxes', () => {
  const type = (): void => {
    modal.openModal('search');
    search.$search.set({ tab: 'studios', games: 'dice', studios: 'odd' });
  };
  const empty = { games: '', studios: '' };

  it('are cleared when the tab changes', () => {
    type();
    search.selectTab('games');
    expect(search.$search.get()).toEqual({ tab: 'games', ...empty });
  });

  it('are cleared when the dialog closes, and it opens on the games again', () => {
    type();
    modal.closeModal();
    expect(search.$search.get()).toEqual({ tab: 'games', ...empty });
  });

  it('are cleared when another dialog takes its place', () => {
    type();
    modal.openModal('sign-in');
    expect(search.$search.get()).toEqual({ tab: 'games', ...empty });
  });
});

describe('a chosen game', () => {
  it('opens for a player', async () => {
    fakeNetwork(signedIn(true));
    await search.askThenOpen('/game/dice', 'Dice');
    expect(page.visited).toEqual(['assign /game/dice']);
    expect(search.mayOpenGame()).toBe(true);
  });

  it('makes a visitor sign in, and opens then', async () => {
    fakeNetwork(signedIn(false));
    modal.openModal('search');
    await search.askThenOpen('/game/dice', 'Dice');
    expect(search.mayOpenGame()).toBe(false);
    expect(page.visited).toEqual([]);
    expect(modal.$modal.get()).toBe('sign-in');
    expect(wanted.pathWanted()).toBe('/game/dice');
    expect(wanted.gameWanted()).toBe('Dice');
  });

  it('is forgotten when the visitor closes the sign-in', async () => {
    fakeNetwork(signedIn(false));
    await search.askThenOpen('/game/dice', 'Dice');
    modal.closeModal();
    modal.openModal('sign-in');
    expect(wanted.pathWanted()).toBeNull();
  });
});

describe('all results', () => {
  it('are a page of their own, with the text as text', () => {
    modal.openModal('search');
    search.openSearchPage(' a&b=<c>/é ');
    expect(page.visited).toEqual(['assign /search?q=a%26b%3D%3Cc%3E%2F%C3%A9']);
    expect(modal.$modal.get()).toBeNull();
  });
});

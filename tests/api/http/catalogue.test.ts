import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/call.ts';
import type { listCurrencies, listGames, listTopGames, readSkin } from '#contract/games/catalogue.ts';
import { type CallName, routes } from '#contract/routes.ts';
import { gameCategories } from '#domain/catalogue/game.ts';
import { signUp } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const open: readonly CallName[] = [
  'listGames',
  'listTopGames',
  'listMainGames',
  'listFeaturedGames',
  'listNewGames',
  'listReturns',
  'listJackpots',
  'listLatestWinners',
  'listTopWinners',
  'readSkin',
  'listCurrencies',
];

/** Of these nothing depends on which games may be shown. */
const everywhere: ReadonlySet<CallName> = new Set(['readSkin', 'listCurrencies']);

describe('the catalogue', () => {
  test.each(open)(
    '%s needs no session, and may be kept: by all caches, where it is the same in every country',
    async (name) => {
      const response = await fetch(server.origin + routes[name].path.replace('{currency}', 'EUR'));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toMatch(
        everywhere.has(name) ? /^public, max-age=\d+, s-maxage=\d+$/ : /^private, max-age=\d+$/,
      );
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('refused is never kept', async () => {
    const response = await fetch(server.origin + routes.listGames.path.replace('{currency}', 'ABC'));
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is whole: games most played first, segments with their games, categories in the specification’s order', async () => {
    const { games, segments, categories } = await server.must<ResponseOf<typeof listGames>>('listGames', {
      params: { currency: 'EUR' },
    });
    const { catalogue } = server.ctx;
    expect(games.map(({ id }) => id)).toEqual(catalogue.games.map(({ id }) => id));
    expect(games.find(({ id }) => id === 'roulette-european')).toMatchObject({
      launchId: 'roulette-european',
      provider: 'Meridian Tables',
      imageId: 'meridian:EuropeanRoulette',
      category: 'roulette',
      rtp: '97.30',
      volatility: 'low',
    });
    expect(categories.map(({ id }) => id)).toEqual(gameCategories);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(games.length);
    expect(segments.find(({ id }) => id === 'video-poker')?.gameIds.toSorted()).toEqual([
      'bonus-deuces',
      'bonus-poker',
      'deuces-not-so-ugly',
      'double-double-bonus',
      'jacks-or-better',
      'joker-poker',
      'loose-deuces',
    ]);
    const grouped = new Set(segments.flatMap(({ gameIds }) => gameIds));
    expect(grouped.size).toBe(games.length);
  });

  test.each(['usd', 'EURO', 'x', '%20'])('counts %s as EUR: only three characters are a currency', async (text) => {
    const response = await fetch(server.origin + routes.listGames.path.replace('{currency}', text));
    expect(response.status).toBe(text === 'usd' ? 400 : 200);
  });

  test.each([
    ['listTopGames', 'top'],
    ['listMainGames', 'main'],
    ['listFeaturedGames', 'featured'],
    ['listNewGames', 'new'],
  ] as const)('%s gives the list of the file in its order', async (name, list) => {
    const { games } = await server.must<ResponseOf<typeof listTopGames>>(name);
    expect(games.map(({ id }) => id)).toEqual(server.ctx.catalogue[list]);
    expect(games.length).toBeGreaterThan(0);
  });

  test('gives a game without an image identifier none', async () => {
    const [bare, ...games] = server.ctx.catalogue.games;
    if (!bare) throw new Error('no games');
    const nameless = { ...bare, imageId: '' };
    const catalogue = { ...server.ctx.catalogue, games: [nameless, ...games], byId: new Map([[bare.id, nameless]]) };
    const other = await startServer({ parts: { catalogue } });
    const answer = await other.must<ResponseOf<typeof listGames>>('listGames', { params: { currency: 'EUR' } });
    expect(answer.games[0]).toMatchObject({ id: bare.id, imageId: null });
    await other.stop();
  });

  test('lists what the engine’s money knows', async () => {
    const list = await server.must<ResponseOf<typeof listCurrencies>>('listCurrencies');
    expect(list.find(({ code }) => code === 'BTC')).toEqual({
      code: 'BTC',
      type: 'CRYPTO',
      symbol: '₿',
      subunits_to_unit: 100_000_000,
      fiat: false,
    });
  });

  test('names the house, its language, its currency and the advertised offer', async () => {
    expect(await server.must<ResponseOf<typeof readSkin>>('readSkin')).toEqual({
      name: 'Faceup',
      language: 'en',
      currency: 'EUR',
      welcomeBonus: { amount: '2000.00', currency: 'EUR', freeSpins: 200 },
    });
  });

  test('a game that it does not list cannot be launched', async () => {
    const [first] = server.ctx.catalogue.games;
    const catalogue = { ...server.ctx.catalogue, byId: new Map([[first?.id ?? '', first as never]]) };
    const other = await startServer({ parts: { catalogue } });
    const ada = await signUp(other.origin);
    const body = {
      gameName: 'x',
      demo: true,
      lang: 'en',
      launchId: 'x',
      imageId: null,
      platform: 'desktop',
      provider: 'x',
    };
    const launch = (id: string) => ada.call('launchGame', { body: { ...body, id, category: 'card' } });
    expect((await launch('dice')).body).toMatchObject({ code: 'game_unknown' });
    expect((await launch(first?.id ?? '')).status).toBe(200);
    await other.stop();
  });
});

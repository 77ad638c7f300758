import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packGames, readGames } from '#domain/catalogue/search-file.ts';
import { sheetPathOf } from '#domain/catalogue/sheet.ts';
import { gamePathOf, tryPathOf } from '#domain/catalogue/slug.ts';
import { tellShelf } from '#server/services/shelf/tell-shelf.ts';
import { heldFiles } from '#server/static/held-files.ts';
import { createStaticServer } from '#server/static/serve-static.ts';
import type { StaticFile } from '#server/static/static-file.ts';
import { askWire } from '../../support/wire.ts';
import { type House, openHouse } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';

const asBuilt = 'public, max-age=300';
const file = (text: string): StaticFile => {
  const body = Buffer.from(text);
  const headers = ['cache-control', asBuilt, 'content-length', String(body.length), 'etag', '"built"'];
  return { identity: { body, etag: '"built"', headers } };
};

let house: House;
let server: Server;
let origin: string;
/** One that is off, one that is hidden in Germany, one of which nothing is settled. */
const [off, hidden, free] = ['plinko', 'dice', 'mines'] as const;
const gameOf = (id: string) => {
  const game = house.ctx.catalogue.byId.get(id);
  if (!game) throw new Error(`${id} is not on the shelf`);
  return game;
};
const offlineOf = (id: string) => `/offline/games/${id}.json`;

beforeAll(async () => {
  house = await openHouse({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' });
  const { ctx } = house;
  const alike = [off, hidden, free].map((id) => ({ id, name: gameOf(id).name }));
  const built = new Map([
    ['/catalogue/search.json', file(JSON.stringify(packGames(ctx.catalogue)))],
    ['/static/recommended-games.json', file(JSON.stringify({ games: [off, hidden, free] }))],
    ['/other.json', file('{}')],
    ...[off, hidden, free].flatMap((id) => [
      [tryPathOf(gameOf(id)), file(`the table of ${id}`)] as const,
      [sheetPathOf(id), file(JSON.stringify({ id, alike: alike.filter((other) => other.id !== id) }))] as const,
      [offlineOf(id), file(JSON.stringify({ id }))] as const,
    ]),
    [sheetPathOf('limbo'), file(JSON.stringify({ id: 'limbo', alike: [{ id: free }] }))],
  ]);
  const statics = createStaticServer({
    files: built,
    notFound: undefined,
    accountNotFound: undefined,
    failed: undefined,
  });
  const held = heldFiles(ctx, statics);
  server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    if (held.owns(path)) void held.serve(req, res);
    else if (!statics.serve(req, res)) res.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  await house.close();
});

const get = (path: string, country: string, headers: Record<string, string> = {}, method = 'GET') =>
  askWire(origin, path, { 'x-forwarded-for': '192.0.2.1', 'x-country': country, ...headers }, method);
const namesIn = async (path: string, country: string) => {
  const { body } = await get(path, country);
  return [off, hidden, free].filter((id) => body.toString().includes(`"${id}"`));
};

test('as long as nothing is settled every file is as it was built, for every cache', async () => {
  for (const path of ['/catalogue/search.json', tryPathOf(gameOf(hidden)), sheetPathOf(hidden), offlineOf(hidden)]) {
    const { status, headers } = await get(path, 'DE');
    expect([status, headers['cache-control'], headers['etag']]).toEqual([200, asBuilt, '"built"']);
  }
});

describe('once a game is off and another is hidden', () => {
  beforeAll(async () => {
    await settle(house, off, 'off', offNow(house));
    await settle(house, hidden, 'countries', { hidden: ['DE'] });
    tellShelf(house.ctx);
  });

  test.each([
    ['off, everywhere', off, 'NL'],
    ['hidden, in its country', hidden, 'DE'],
  ])(
    'the table of the one that is %s leads to the page that says why, and no cache keeps the way',
    async (_, id, country) => {
      const game = gameOf(id);
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await get(
          `${tryPathOf(game)}?a=b`,
          country,
          { 'if-none-match': '"built"' },
          method,
        );
        expect([status, headers['location'], headers['cache-control']]).toEqual([302, gamePathOf(game), 'no-store']);
        expect(body.toString()).toBe('');
      }
      const framed = await get(tryPathOf(game), country, { 'sec-fetch-dest': 'iframe' });
      expect([framed.status, framed.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    },
  );

  test('a table that is hidden elsewhere opens, and no shared cache keeps it', async () => {
    const { status, headers, body } = await get(tryPathOf(gameOf(hidden)), 'NL');
    expect([status, headers['cache-control'], body.toString()]).toEqual([
      200,
      'private, no-cache',
      `the table of ${hidden}`,
    ]);
    expect((await get(tryPathOf(gameOf(free)), 'DE')).headers['cache-control']).toBe(asBuilt);
  });

  test('the search’s file names neither where it is not shown, in whatever form it is sent', async () => {
    const gamesIn = (body: Buffer) => readGames(body.toString())?.names ?? [];
    const [there, elsewhere] = [await get('/catalogue/search.json', 'DE'), await get('/catalogue/search.json', 'NL')];
    expect(gamesIn(there.body)).not.toContain(gameOf(off).name);
    expect(gamesIn(there.body)).not.toContain(gameOf(hidden).name);
    expect(gamesIn(there.body)).toHaveLength(house.ctx.catalogue.games.length - 2);
    expect(gamesIn(elsewhere.body)).toContain(gameOf(hidden).name);
    expect(gamesIn(elsewhere.body)).not.toContain(gameOf(off).name);
    for (const { headers } of [there, elsewhere]) expect(headers['cache-control']).toMatch(/^private/);
    const br = await get('/catalogue/search.json', 'DE', { 'accept-encoding': 'br' });
    const zipped = await get('/catalogue/search.json', 'DE', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.body)).toEqual(there.body);
    expect(gunzipSync(zipped.body)).toEqual(there.body);
  });

  test('recommended games and the games like another name neither', async () => {
    expect(await namesIn('/static/recommended-games.json', 'DE')).toEqual([free]);
    expect(await namesIn('/static/recommended-games.json', 'NL')).toEqual([hidden, free]);
    expect(await namesIn(sheetPathOf(free), 'DE')).toEqual([free]);
    expect(await namesIn(sheetPathOf(free), 'NL')).toEqual([hidden, free]);
    expect((await get(sheetPathOf('limbo'), 'DE')).headers['cache-control']).toBe(asBuilt);
  });

  test('a sheet, and what a browser keeps for when it has no line, are not there', async () => {
    for (const path of [sheetPathOf(hidden), offlineOf(hidden)]) {
      const { status, headers, body } = await get(path, 'DE');
      expect([status, headers['cache-control'], body.length]).toEqual([404, 'no-store', 0]);
      const elsewhere = await get(path, 'NL');
      expect([elsewhere.status, elsewhere.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private/)]);
    }
    expect((await get(offlineOf(off), 'NL')).status).toBe(404);
  });

  test('what is no file of a game is nobody’s but the build’s', async () => {
    expect((await get('/other.json', 'DE')).headers['cache-control']).toBe(asBuilt);
    expect((await get('/try/nothing', 'DE')).status).toBe(404);
    expect((await get(`${tryPathOf(gameOf(hidden))}/`, 'DE')).headers['location']).toBe(tryPathOf(gameOf(hidden)));
  });

  test('switched on again and shown again, all is as it was', async () => {
    await settle(house, off, 'off', {});
    await settle(house, hidden, 'countries', { hidden: [] });
    tellShelf(house.ctx);
    for (const path of ['/catalogue/search.json', tryPathOf(gameOf(off)), sheetPathOf(hidden)])
      expect((await get(path, 'DE')).headers['cache-control']).toBe(asBuilt);
  });
});

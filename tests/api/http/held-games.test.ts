import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { tellShelf } from '#server/services/shelf/tell-shelf.ts';
import { addPlayer } from '#tests/server/games/house.ts';
import { offNow, settle } from '#tests/server/shelf/settle.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const insertWin = sql(
  'test_held_win',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
   SELECT gen_random_uuid(), $1, 'test', game, 'EUR', 'settled', 100, 500, 0, 0, $3, $3 FROM unnest($2::text[]) game`,
);
const setAside = sql(
  'test_held_pot',
  `SELECT ledger_post('test_jackpot', NULL, $1 || game, $2, ARRAY[ledger_account(NULL, 'EUR', 'gaming', game), ledger_account(NULL, 'EUR', 'jackpot', game)],
     ARRAY[-100::bigint, 100::bigint]) FROM unnest($3::text[]) game`,
);

let server: TestServer;
/** In every list of the shelf: one that is off, one that is hidden in Germany, one of which nothing is settled. */
let [off, hidden, free] = ['', '', ''];
beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' } });
  const { ctx } = server;
  [off = '', hidden = '', free = ''] = ctx.catalogue.top;
  const games = [off, hidden, free];
  Object.assign(ctx.catalogue, { top: games, main: games, featured: games, new: games });
  const player = await addPlayer(server);
  await ctx.db.query(insertWin, [player.playerId, games, ctx.clock.now()]);
  await ctx.db.query(setAside, [randomUUID(), ctx.clock.now(), games]);
  await settle(server, off, 'off', offNow(server));
  await settle(server, hidden, 'countries', { hidden: ['DE'] });
  tellShelf(ctx);
});
afterAll(() => server.stop());

const ask = (name: CallName, country: string): Promise<Response> =>
  fetch(server.origin + routes[name].path.replace('{currency}', 'EUR'), {
    headers: { 'x-forwarded-for': '192.0.2.1', 'x-country': country },
  });

const lists = [
  'listGames',
  'listTopGames',
  'listMainGames',
  'listFeaturedGames',
  'listNewGames',
  'listJackpots',
  'listLatestWinners',
  'listTopWinners',
] as const satisfies readonly CallName[];

describe.each(lists)('%s', (name) => {
  test('names no game that is off, and none that is hidden where the caller is', async () => {
    const [there, elsewhere] = [await (await ask(name, 'DE')).text(), await (await ask(name, 'NL')).text()];
    const names = (text: string) => [off, hidden, free].filter((id) => text.includes(`"${id}"`));
    expect(names(there)).toEqual([free]);
    expect(names(elsewhere)).toEqual([hidden, free]);
    expect(names(await (await ask(name, 'DE')).text())).toEqual([free]);
  });

  test('is kept by the caller’s own browser alone', async () => {
    expect((await ask(name, 'DE')).headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  });
});

test('categories and segments count what is listed', async () => {
  type Whole = { games: { id: string }[]; segments: { gameIds: string[] }[]; categories: { count: number }[] };
  const { games, segments, categories } = (await (await ask('listGames', 'DE')).json()) as Whole;
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(games.length);
  expect(segments.flatMap(({ gameIds }) => gameIds)).not.toContain(hidden);
});

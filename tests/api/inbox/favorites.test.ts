import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { favoritesMax } from '#server/services/favorites/favorites.ts';
import { burst } from '#tests/api/races/burst.ts';
import { callShot, type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Owner;
let eve: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve] = await Promise.all([owner(server), owner(server)]);
});
afterAll(() => server.stop());

type Favorite = { id: string; name: string; listed: boolean; imageId: string | null };
const roulette = {
  id: 'roulette-european',
  launchId: 'roulette-european',
  category: 'roulette',
  name: 'European Roulette',
  provider: 'Meridian Tables',
};
const add = (player: Owner, change: object = {}) =>
  player.call<Favorite & { code: string }>('addFavoriteGame', { body: { ...roulette, ...change } });
const idsOf = async (player: Owner) => (await player.must<Favorite[]>('listFavoriteGames')).map(({ id }) => id);
const clear = sql('test_clear_favorites', 'DELETE FROM favorite WHERE player_id = $1');
const fill = sql(
  'test_fill_favorites',
  `INSERT INTO favorite (player_id, game_id, category, name, provider, added_at)
   SELECT $1, 'gone-' || n, 'slots', 'Gone ' || n, 'Nobody', '2027-01-01'::timestamptz + n * interval '1 second'
   FROM generate_series(1, $2::int) n`,
);

describe('favourites', () => {
  test('are the player’s own, newest first, and the same again changes nothing', async () => {
    expect((await add(ada)).status).toBe(200);
    expect((await add(ada, { id: 'blackjack', launchId: 'blackjack' })).status).toBe(200);
    expect((await add(ada)).status).toBe(200);
    expect(await idsOf(ada)).toEqual(['blackjack', 'roulette-european']);
    expect(await idsOf(eve)).toEqual([]);
    expect((await server.call('listFavoriteGames')).status).toBe(401);
  });

  test('case 32: what a client says of a game is not stored: the catalogue’s words are', async () => {
    const lie = { name: '<img src=x onerror=alert(1)>', provider: 'Evil', category: 'slots', launchId: 'other' };
    const { body } = await add(eve, lie);
    expect(body).toEqual({ ...roulette, imageId: 'meridian:EuropeanRoulette', listed: true });
    expect(await eve.must('listFavoriteGames')).toEqual([body]);
  });

  test('case 28: another player’s favourite is not found, and stays', async () => {
    const theirs = await eve.call<{ code: string }>('removeFavoriteGame', { params: { id: 'blackjack' } });
    const none = await eve.call<{ code: string }>('removeFavoriteGame', { params: { id: 'never-was' } });
    expect([theirs.status, theirs.body.code]).toEqual([404, none.body.code]);
    expect(await idsOf(ada)).toContain('blackjack');
    expect((await ada.call('removeFavoriteGame', { params: { id: 'blackjack' } })).status).toBe(204);
    expect(await idsOf(ada)).toEqual(['roulette-european']);
  });

  test.each([
    ['an unknown game', { id: 'no-such-game' }, [404, 'game_unknown']],
    ['a path for an id', { id: '../profile' }, [400, 'bad_request']],
    ['a category that is none', { category: 'toString' }, [400, 'bad_request']],
    ['a field too many', { playerId: 'x' }, [400, 'bad_request']],
  ])('%s is refused', async (_, change, expected) => {
    const { status, body } = await add(ada, change);
    expect([status, body.code]).toEqual(expected);
  });

  test('a game that left the shelf is told as it was, and can be removed', async () => {
    await server.ctx.db.query(fill, [eve.id, 1]);
    const list = await eve.must<Favorite[]>('listFavoriteGames');
    expect(list.find(({ id }) => id === 'gone-1')).toMatchObject({ name: 'Gone 1', listed: false, imageId: null });
    expect((await eve.call('removeFavoriteGame', { params: { id: 'gone-1' } })).status).toBe(204);
  });

  test('25 at once do not pass the bound, and what is there may be added again', async () => {
    await server.ctx.db.query(clear, [ada.id]);
    await server.ctx.db.query(fill, [ada.id, favoritesMax - 3]);
    const games = server.ctx.catalogue.games.slice(0, 25);
    const hits = await burst(
      server.origin,
      games.map(({ id, name, provider, category }) =>
        callShot(ada, 'addFavoriteGame', { id, launchId: id, name, provider, category }),
      ),
    );
    expect(hits.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(hits.find(({ status }) => status !== 200)?.json).toMatchObject({ code: 'too_many' });
    const ids = await idsOf(ada);
    expect(ids).toHaveLength(favoritesMax);
    const there = games.find(({ id }) => ids.includes(id));
    expect((await add(ada, { id: there?.id ?? '' })).status).toBe(200);
  });

  test('the same game 20 times at once is one favourite', async () => {
    await server.ctx.db.query(clear, [ada.id]);
    await burst(
      server.origin,
      Array.from({ length: 20 }, () => callShot(ada, 'addFavoriteGame', roulette)),
    );
    expect(await idsOf(ada)).toEqual(['roulette-european']);
  });
});

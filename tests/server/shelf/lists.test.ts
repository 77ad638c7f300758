import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import { sql } from '#server/db/db.ts';
import { insertShelfVersion } from '#server/db/queries/game-settings.ts';
import { gameList, wholeCatalogue } from '#server/services/catalogue/list-games.ts';
import { addFavoriteOf, favoritesOf } from '#server/services/favorites/favorites.ts';
import { heldGames } from '#server/services/shelf/held-games.ts';
import { heldStyle } from '#server/services/shelf/held-style.ts';
import { publishedCatalogue } from '#server/services/shelf/published-catalogue.ts';
import { tellShelf } from '#server/services/shelf/tell-shelf.ts';
import { addPlayer, type House, hour, openHouse } from '../games/house.ts';
import { offNow, settle } from './settle.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const addStaff = sql('test_list_staff', 'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3)');
const here = () => heldGames(house.ctx, 'NL');
const idsOf = async (list: 'top' | 'featured') =>
  (await gameList(house.ctx, list, await here())).games.map(({ id }) => id);

it('lists and pages are the catalogue’s own as long as nobody settled anything', async () => {
  const { ctx } = house;
  expect(await idsOf('top')).toEqual([...ctx.catalogue.top]);
  expect((await publishedCatalogue(ctx)).size).toBe(0);
  expect(await heldStyle(ctx, 'DE')).toBe('');
});

it('a game that is off is in no list from its moment on, and pages are wanted that are built so', async () => {
  const { ctx } = house;
  const [first = '', second = ''] = ctx.catalogue.top;
  const from = new Date(ctx.clock.now().getTime() + hour);
  await settle(house, first, 'off', { from: from.toISOString(), until: new Date(from.getTime() + hour).toISOString() });
  tellShelf(ctx);
  expect((await idsOf('top'))[0]).toBe(first);
  house.passTime(hour);
  expect((await idsOf('top'))[0]).toBe(second);
  expect(wholeCatalogue(ctx, await here()).games.some(({ id }) => id === first)).toBe(false);
  expect(await heldStyle(ctx, 'GB')).toContain(`[data-held-off="${first}"]`);
  const [text = ''] = (await publishedCatalogue(ctx)).values();
  const read = parseSnapshot(JSON.parse(text));
  expect(read.ok && [read.value.top[0], read.value.games.some(({ id }) => id === first)]).toEqual([second, true]);
});

it('a game that is hidden is so in its countries alone', async () => {
  const { ctx } = house;
  await settle(house, 'dice', 'countries', { hidden: ['DE'] });
  tellShelf(ctx);
  expect(await heldStyle(ctx, 'DE')).toContain('[data-held-hidden="dice"]');
  expect(await heldStyle(ctx, 'NL')).not.toContain('"dice"');
});

it('favourites are told without what is held where the call is from, and stay favourites', async () => {
  const { ctx } = house;
  const player = await addPlayer(house);
  for (const id of ['plinko', 'mines', 'limbo']) expect((await addFavoriteOf(ctx, player, id)).ok).toBe(true);
  const toldIn = async (country: string) =>
    (await favoritesOf(ctx, player, await heldGames(ctx, country))).map(({ id }) => id).toSorted();
  await settle(house, 'mines', 'countries', { hidden: ['DE'] });
  await settle(house, 'limbo', 'off', offNow(house));
  tellShelf(ctx);
  expect([await toldIn('DE'), await toldIn('NL')]).toEqual([['plinko'], ['mines', 'plinko']]);
  // The same again changes nothing, and is no second one when the game is back.
  expect((await addFavoriteOf(ctx, player, 'mines')).ok).toBe(true);
  await settle(house, 'mines', 'countries', { hidden: [] });
  await settle(house, 'limbo', 'off', {});
  tellShelf(ctx);
  expect(await toldIn('DE')).toEqual(['limbo', 'mines', 'plinko']);
});

it('an arrangement is served from the next look on', async () => {
  const { ctx } = house;
  const staff = randomUUID();
  await ctx.db.query(addStaff, [staff, staff, ctx.clock.now()]);
  const lists = { featured: { how: 'only', games: ['dice', 'plinko'] }, top: { how: 'pinned', games: ['dice'] } };
  await ctx.db.query(insertShelfVersion, [0, lists, staff, 'a test', ctx.clock.now()]);
  tellShelf(ctx);
  expect(await idsOf('featured')).toEqual(['dice', 'plinko']);
  expect((await idsOf('top'))[0]).toBe('dice');
});

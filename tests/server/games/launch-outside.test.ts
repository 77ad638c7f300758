import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Fail, fail, ok } from '#domain/result.ts';
import type { GameOrder, StudioClient } from '#server/adapters/aggregator/studio-client.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import type { Visit } from '#server/services/games/launch-outside.ts';
import { outsideGame, shelfWith } from '#tests/support/outside-games.ts';
import { hub88Subject } from '#tests/support/wallet-kit/hub88.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';
import { addPlayer, audit, fundsOf, type House, openHouse } from './house.ts';

const dragon = outsideGame('hub88', 'clt_dragon', 'Dragon');
const live = outsideGame('valkyrie', 'vctlz20yfnmp1ylr', 'Live');
const visit: Visit = { country: 'MT', ip: '203.0.113.9', lang: 'en', platform: 'mobile' };
const countTokens = sql('test_outside_tokens', 'SELECT count(*) AS tokens FROM launch_token WHERE player_id = $1');
const exclude = sql('test_outside_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const settle = sql('test_outside_home', 'INSERT INTO player_details (player_id, country) VALUES ($1, $2)');

let house: House;
let ctx: ServerContext;
let orders: GameOrder[];
let silent: Fail<'studio_unavailable'> | null;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => {
  orders = [];
  silent = null;
  const client = (name: StudioClient['name']): StudioClient => ({
    name,
    blockedCurrencies: [],
    frames: ['https://games.example'],
    listGames: async () => [],
    launch: async (order) => {
      orders.push(order);
      return silent ?? ok({ url: 'https://games.example/play' });
    },
  });
  const clients = new Map([['hub88', client('hub88')] as const, ['valkyrie', client('valkyrie')] as const]);
  ctx = { ...house.ctx, catalogue: shelfWith(dragon, live), studios: { keys: {}, clients } };
});
afterEach(() => audit(house));
afterAll(() => house.close());

const open = (player: PlayerSession, said: Partial<Visit> = {}, demo = false, game = dragon) =>
  launchGame(ctx, player, { id: game.id, demo }, { ...visit, ...said });
const tokensOf = async ({ playerId }: PlayerSession) => {
  const [row] = await ctx.db.query<{ tokens: bigint }>(countTokens, [playerId]);
  return Number(row?.tokens);
};

it.each([
  [dragon, hub88Subject],
  [live, valkyrieSubject],
])(
  'asks the studio for $name with a token of 40 characters, which plays as the wallet kit’s do',
  async (game, subject) => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    expect(await open(player, {}, false, game)).toEqual({
      ok: true,
      value: { url: 'https://games.example/play', currency: 'EUR' },
    });
    const [order] = orders;
    expect(order).toMatchObject({
      language: 'en',
      platform: 'mobile',
      country: 'MT',
      ip: '203.0.113.9',
      lobbyUrl: `${ctx.config.publicOrigin}/games/all`,
      depositUrl: `${ctx.config.publicOrigin}/profile/my-wallet`,
      stake: { playerId: player.playerId, currency: 'EUR', token: expect.stringMatching(/^[A-Za-z0-9_-]{40}$/) },
    });
    const token = order?.stake?.token ?? '';
    const seat = await subject.seat(ctx, player, token, 'EUR');
    expect(await seat.bet('b1', 100n)).toEqual({ code: subject.codes.ok, balanceMinor: 900n });
    expect((await seat.bet('b2', 100n, { currency: 'USD', round: 'r2' })).code).toBe(subject.codes.currency_mismatch);
    expect(await seat.win('w1', 250n)).toEqual({ code: subject.codes.ok, balanceMinor: 1_150n });
    // Of this player, and of this dialect, alone.
    const other = await subject.seat(ctx, await addPlayer(house, 'EUR', 1_000n), token, 'EUR');
    expect((await other.bet('b3', 100n, { round: 'r3' })).code).toBe(subject.codes.token_invalid);
    const foreign = subject === hub88Subject ? valkyrieSubject : hub88Subject;
    const stranger = await foreign.seat(ctx, player, token, 'EUR');
    expect((await stranger.bet('b4', 100n, { round: 'r4' })).code).toBe(foreign.codes.token_invalid);
    expect(await fundsOf(house, player)).toEqual({ cash: 1_150n, bonus: 0n });
  },
);

it('a token of which no call comes in time opens nothing', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  await open(player);
  house.passTime(5 * 60_000 + 1);
  const seat = await hub88Subject.seat(ctx, player, orders[0]?.stake?.token ?? '', 'EUR');
  expect((await seat.bet('late', 100n)).code).toBe(hub88Subject.codes.token_expired);
  expect((await fundsOf(house, player)).cash).toBe(1_000n);
});

it('refuses the studio’s countries, by where the player is and by where the player is at home', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  expect(await open(player, { country: 'US' })).toEqual({ ok: false, code: 'game_country_blocked' });
  expect(await open(player, { country: 'US' }, true)).toEqual({ ok: false, code: 'game_country_blocked' });
  await ctx.db.query(settle, [player.playerId, 'US']);
  expect(await open(player)).toEqual({ ok: false, code: 'game_country_blocked' });
  expect(orders).toEqual([]);
  expect(await tokensOf(player)).toBe(0);
});

it('refuses its currencies, and a player without a wallet', async () => {
  const player = await addPlayer(house, 'BTC', 1_000n);
  expect(await open(player)).toEqual({ ok: false, code: 'game_currency_blocked', facts: { currency: 'BTC' } });
  expect(orders).toEqual([]);
});

it('plays for fun without a token where the studio does, and refuses it elsewhere', async () => {
  const player = await addPlayer(house, 'BTC', 0n);
  expect((await open(player, {}, true)).ok).toBe(true);
  expect(orders[0]?.stake).toBeNull();
  expect(await tokensOf(player)).toBe(0);
  expect(await open(player, {}, true, live)).toEqual({ ok: false, code: 'game_no_demo' });
});

it('lets nobody in who is excluded', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  await ctx.db.query(exclude, [player.playerId, new Date(ctx.clock.now().getTime() + 60_000)]);
  expect(await open(player)).toMatchObject({ ok: false, code: 'player_excluded' });
  expect(orders).toEqual([]);
});

it('tells a studio that is silent, or of which the house has no account', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  silent = fail('studio_unavailable');
  expect(await open(player)).toEqual({ ok: false, code: 'studio_unavailable' });
  ctx = { ...ctx, studios: { keys: {}, clients: new Map() } };
  expect(await open(player)).toEqual({ ok: false, code: 'studio_unavailable' });
});

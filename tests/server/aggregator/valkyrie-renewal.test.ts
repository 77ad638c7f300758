import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import {
  addPlayer,
  audit,
  fundsOf,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
} from '#tests/server/games/house.ts';
import { dyingDb } from '#tests/support/dying-db.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const at = '?provider=Evolution';
const notFound = { status: 401, code: 'PAM_ERR_SESSION_NOT_FOUND' };
const sit = async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const token = await launch(house, valkyrieSubject, player);
  const path = `/players/${player.playerId}`;
  // A studio gives each of its players other ids.
  const own = (id: string) => `${id}-${player.playerId.slice(0, 8)}`;
  return {
    player,
    token,
    ask: (by: string) => askPam(house.ctx, 'GET', `/players/session${at}`, by),
    renew: (by: string, ctx = house.ctx) => askPam(ctx, 'PUT', `/players/session${at}`, by),
    balance: (by: string) => askPam(house.ctx, 'GET', `${path}/balance${at}`, by),
    find: (by: string) => askPam(house.ctx, 'GET', `${path}/transactions${at}&providerTransactionId=${own('b1')}`, by),
    add: (by: string, type: string, id: string, said: object = {}) =>
      askPam(house.ctx, 'POST', `${path}/transactions${at}`, by, {
        body: pamTransaction(type, own(id), said),
      }),
  };
};
const tokenOf = ({ body }: Awaited<ReturnType<typeof askPam>>): string => body.session?.token ?? '';

it('gives a new token for the same player, game and currency, and the old one counts for nothing but what is owed', async () => {
  const { token, player, ask, renew, balance, find, add } = await sit();
  await add(token, 'WITHDRAW', 'b1', { providerRoundId: 'a' });
  await add(token, 'WITHDRAW', 'b2', { providerRoundId: 'b' });
  const before = await ask(token);
  const renewed = await renew(token);
  expect(renewed).toMatchObject({ status: 200, code: 'OK' });
  const next = tokenOf(renewed);
  expect(next).not.toBe(token);
  expect(renewed.body.session).toEqual({ ...before.body.session, token: next });
  expect(await add(token, 'WITHDRAW', 'b3')).toMatchObject(notFound);
  expect((await balance(next)).code).toBe('OK');
  for (const refused of [await ask(token), await balance(token), await find(token), await add(token, 'WITHDRAW', 'b3')])
    expect(refused).toMatchObject(notFound);
  // Said before, hence answered as it was.
  expect((await add(token, 'WITHDRAW', 'b1', { providerRoundId: 'a' })).code).toBe('OK');
  expect((await add(token, 'DEPOSIT', 'w1', { providerRoundId: 'a' })).code).toBe('OK');
  expect(
    (await add(token, 'CANCEL', 'x1', { providerRoundId: 'b', providerBetRef: `b2-${player.playerId.slice(0, 8)}` }))
      .code,
  ).toBe('OK');
  // A round goes on under the new one.
  expect((await add(next, 'WITHDRAW', 'b4', { providerRoundId: 'a' })).code).toBe('OK');
  expect((await find(next)).code).toBe('OK');
  expect((await fundsOf(house, player)).cash).toBe(9_900n);
});

it('answers the same again while nobody has used it, for a minute, to a studio that looks at the balance before it asks', async () => {
  const { token, renew, balance, add } = await sit();
  const next = tokenOf(await renew(token));
  house.passTime(minute - 1);
  expect((await balance(token)).code).toBe('OK');
  expect(await add(token, 'WITHDRAW', 'b1')).toMatchObject(notFound);
  expect(tokenOf(await renew(token))).toBe(next);
  house.passTime(1);
  expect(await balance(token)).toMatchObject(notFound);
  expect(await renew(token)).toMatchObject(notFound);
  expect((await balance(next)).code).toBe('OK');
});

it('whoever has found the old token once the new one is in use learns nothing', async () => {
  const { token, renew, balance } = await sit();
  const next = tokenOf(await renew(token));
  expect((await balance(next)).code).toBe('OK');
  expect(await renew(token)).toMatchObject(notFound);
  expect(await balance(token)).toMatchObject(notFound);
});

it('of many at once all are told one token', async () => {
  const { token, player, renew, balance } = await sit();
  await balance(token);
  const told = await releaseTogether(
    house,
    player,
    Array.from({ length: 16 }, () => () => renew(token)),
  );
  expect(new Set(told.map(tokenOf)).size).toBe(1);
  expect(told.every(({ code }) => code === 'OK')).toBe(true);
});

it('a stake at the same instant is taken once or not at all', async () => {
  for (const order of [0, 1]) {
    const { token, player, renew, add, balance } = await sit();
    await balance(token);
    const acts = [() => renew(token), () => add(token, 'WITHDRAW', 'b1')];
    const [first, second] = await releaseTogether(house, player, order === 0 ? acts : acts.toReversed());
    const [renewed, bet] = order === 0 ? [first, second] : [second, first];
    expect(renewed?.code).toBe('OK');
    expect(['OK', 'PAM_ERR_SESSION_NOT_FOUND']).toContain(bet?.code);
    expect((await fundsOf(house, player)).cash).toBe(bet?.code === 'OK' ? 9_900n : 10_000n);
    // What was refused may be said again by the new token, and counts once.
    const next = tokenOf(renewed ?? (await renew(token)));
    expect((await add(next, 'WITHDRAW', 'b1')).code).toBe('OK');
    expect((await fundsOf(house, player)).cash).toBe(9_900n);
  }
});

it('is begun by the launch’s first call as by any, and goes on from token to token', async () => {
  const { token, renew, add, ask } = await sit();
  const tokens = [token];
  for (let n = 0; n < 4; n++) tokens.push(tokenOf(await renew(tokens.at(-1) ?? '')));
  expect(new Set(tokens).size).toBe(5);
  const last = tokens.at(-1) ?? '';
  expect((await add(last, 'WITHDRAW', 'b1')).code).toBe('OK');
  for (const old of tokens.slice(0, -1)) expect(await ask(old)).toMatchObject(notFound);
});

it('does not begin a session anew that is over, or of a player who may not play', async () => {
  const idle = await sit();
  await idle.balance(idle.token);
  house.passTime(hour);
  expect(await idle.renew(idle.token)).toMatchObject({ status: 200, code: 'PAM_ERR_SESSION_EXPIRED' });
  expect(await idle.renew('x'.repeat(40))).toMatchObject(notFound);
  const excluded = await sit();
  await excluded.balance(excluded.token);
  const until = new Date(house.ctx.clock.now().getTime() + hour);
  const exclude = sql('renewal_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
  await house.ctx.db.query(exclude, [excluded.player.playerId, until]);
  expect(await excluded.renew(excluded.token)).toMatchObject({ status: 200, code: 'PAM_ERR_BET_NOT_ALLOWED' });
});

it('a token that waited as long as a session may be idle opens nothing', async () => {
  const { token, renew, balance, add } = await sit();
  const next = tokenOf(await renew(token));
  house.passTime(30 * minute);
  expect((await balance(next)).code).toBe('PAM_ERR_SESSION_EXPIRED');
  expect((await add(next, 'WITHDRAW', 'b1')).code).not.toBe('OK');
  expect(await renew(token)).toMatchObject(notFound);
});

it('is not play: with new tokens alone a session ends after 30 idle minutes, and with stakes it goes on', async () => {
  const { token, renew, add } = await sit();
  const tokens = [token];
  const renewAgain = async () => {
    const renewed = await renew(tokens.at(-1) ?? '');
    if (renewed.code === 'OK') tokens.push(tokenOf(renewed));
    return renewed.code;
  };
  for (let n = 0; n < 4; n++) {
    expect((await add(tokens.at(-1) ?? '', 'WITHDRAW', `b${n}`)).code).toBe('OK');
    house.passTime(29 * minute);
    expect(await renewAgain()).toBe('OK');
  }
  // Idle for 29 minutes by now, through however many tokens.
  house.passTime(minute - 1);
  for (const _ of ['once', 'again']) expect(await renewAgain()).toBe('OK');
  house.passTime(1);
  expect(await renewAgain()).toBe('PAM_ERR_SESSION_EXPIRED');
  expect((await add(tokens.at(-1) ?? '', 'WITHDRAW', 'b4')).code).not.toBe('OK');
});

it('every 29 minutes without a stake ends at the second', async () => {
  const { token, renew, balance } = await sit();
  await balance(token);
  house.passTime(29 * minute);
  const next = tokenOf(await renew(token));
  house.passTime(29 * minute);
  expect(await renew(next)).toMatchObject({ status: 200, code: 'PAM_ERR_SESSION_EXPIRED' });
});

it('a process that dies anywhere in it locks nobody out', async () => {
  for (let step = 1; step <= 16; step++) {
    const { token, renew, add } = await sit();
    await renew(token, { ...house.ctx, db: dyingDb(house.ctx.db, step).db }).catch(() => undefined);
    const next = tokenOf(await renew(token));
    expect((await add(next, 'WITHDRAW', 'b1')).code).toBe('OK');
  }
});

it('keeps no token', async () => {
  const { token, renew, balance } = await sit();
  const next = tokenOf(await renew(token));
  await balance(next);
  const kept = sql(
    'renewal_rows',
    'SELECT t::text AS row FROM launch_token t UNION ALL SELECT g::text FROM game_session g',
  );
  const rows = await house.ctx.db.query<{ row: string }>(kept);
  expect(rows.length).toBeGreaterThan(1);
  for (const { row } of rows) for (const one of [token, next]) expect(row).not.toContain(one);
  expect(house.logged.filter((line) => line.includes(token) || line.includes(next))).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { completeSignIn } from '#server/services/identity/complete-sign-in.ts';
import { currentSession } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import {
  createWorld,
  eventsOf,
  exclude,
  minute,
  newEmail,
  newPlayer,
  password,
  type World,
} from '../identity/world.ts';
import { codeAt, finish, guardedPlayer, tallyOf, ticketOf } from './people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const countSessions = sql(
  'test_count_sessions',
  'SELECT count(*)::integer AS sessions FROM session WHERE player_id = $1',
);
const sessionsOf = async (playerId: string) =>
  (await world.ctx.db.query<{ sessions: number }>(countSessions, [playerId]))[0]?.sessions;
const wrong = (world: World, key: string) => {
  const right = [-1, 0, 1].map((steps) => codeAt(world, key, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

describe('the second step of a sign-in', () => {
  test('comes before any session: the password alone gives a ticket that the database does not hold', async () => {
    const { email, session } = await guardedPlayer(world);
    const ticket = await ticketOf(world, email);
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await sessionsOf(session.playerId)).toBe(1);
    const rows = await world.ctx.db.query(
      sql('test_tickets', 'SELECT sign_in_ticket::text AS row FROM sign_in_ticket'),
    );
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  test('takes the code of now and its neighbours, of the app or of the paper', async () => {
    const { email, key, recoveryCodes } = await guardedPlayer(world);
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key))).toBe('ok');
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key, 1))).toBe('ok');
    world.passTime(5 * 60_000);
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key, -1))).toBe('ok');
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key, 2))).toBe('second_factor_wrong');
    expect(await finish(world, await ticketOf(world, email), recoveryCodes[9] ?? '')).toBe('ok');
  });

  test('a code counts once, and none older than it does', async () => {
    const { email, key } = await guardedPlayer(world);
    const code = codeAt(world, key);
    const before = codeAt(world, key, -1);
    expect(await finish(world, await ticketOf(world, email), code)).toBe('ok');
    const ticket = await ticketOf(world, email);
    expect(await finish(world, ticket, code)).toBe('second_factor_wrong');
    expect(await finish(world, ticket, before)).toBe('second_factor_wrong');
    expect(await finish(world, ticket, codeAt(world, key, 1))).toBe('ok');
  });

  test('a recovery code counts once, written in any way', async () => {
    const { email, recoveryCodes } = await guardedPlayer(world);
    const [code = ''] = recoveryCodes;
    const sloppy = ` ${code.toLowerCase().replace('-', '')} `.replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await finish(world, await ticketOf(world, email), sloppy)).toBe('ok');
    expect(await finish(world, await ticketOf(world, email), code)).toBe('second_factor_wrong');
  });

  test('race: of twenty tickets with the same code at once one gets in', async () => {
    const { email, key, session } = await guardedPlayer(world);
    const tickets = [await ticketOf(world, email), await ticketOf(world, email)];
    const code = codeAt(world, key);
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => finish(world, tickets[n % 2] ?? '', code)));
    expect(tallyOf(results)['ok']).toBe(1);
    expect(await sessionsOf(session.playerId)).toBe(2);
  });

  test('race: of twenty uses of one ticket with ten recovery codes one gets in', async () => {
    const { email, recoveryCodes, session } = await guardedPlayer(world);
    const ticket = await ticketOf(world, email);
    const results = await Promise.all([...recoveryCodes, ...recoveryCodes].map((code) => finish(world, ticket, code)));
    expect(tallyOf(results)['ok']).toBe(1);
    expect(await sessionsOf(session.playerId)).toBe(2);
  });

  test('must-hold 6.6.3: of fifty guesses at once ten are looked at, and the wait ends by itself', async () => {
    const { email, key } = await guardedPlayer(world);
    const ticket = await ticketOf(world, email);
    const guess = wrong(world, key);
    const results = await Promise.all(Array.from({ length: 50 }, () => finish(world, ticket, guess)));
    expect(tallyOf(results)).toEqual({ account_locked: 40, second_factor_wrong: 10 });
    const refused = await completeSignIn(world.ctx, world.caller, { ticket, code: codeAt(world, key) });
    expect(refused).toMatchObject({ code: 'account_locked', facts: { retryAfterSeconds: 900 } });
    world.passTime(15 * minute);
    const next = await ticketOf(world, email);
    const again = await Promise.all(Array.from({ length: 12 }, () => finish(world, next, guess)));
    expect(tallyOf(again)).toEqual({ account_locked: 2, second_factor_wrong: 10 });
    world.passTime(29 * minute);
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key))).toBe('account_locked');
    world.passTime(2 * minute);
    expect(await finish(world, await ticketOf(world, email), codeAt(world, key))).toBe('ok');
    expect(await finish(world, await ticketOf(world, email), guess)).toBe('second_factor_wrong');
  });

  test('a ticket serves once, for five minutes, and is no use to anybody else', async () => {
    const ada = await guardedPlayer(world);
    const eve = await guardedPlayer(world);
    const ticket = await ticketOf(world, ada.email);
    expect(await finish(world, ticket, codeAt(world, eve.key))).toBe('second_factor_wrong');
    expect(await finish(world, ticket, eve.recoveryCodes[0] ?? '')).toBe('second_factor_wrong');
    expect(await finish(world, ticket, codeAt(world, ada.key))).toBe('ok');
    expect(await finish(world, ticket, codeAt(world, ada.key, 1))).toBe('sign_in_again');
    const late = await ticketOf(world, ada.email);
    world.passTime(5 * minute);
    expect(await finish(world, late, codeAt(world, ada.key))).toBe('sign_in_again');
    for (const forged of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`])
      expect(await finish(world, forged, codeAt(world, ada.key))).toBe('sign_in_again');
    world.passTime(2 * 60 * minute);
    await forgetStaleRows(world.ctx);
    expect(await world.ctx.db.query(sql('test_no_tickets', 'SELECT 1 AS one FROM sign_in_ticket'))).toEqual([]);
  });

  test('must-hold 25: guesses of the password are forgotten after the second step, not after the first', async () => {
    const { email, key } = await guardedPlayer(world);
    const guess = async () =>
      signIn(world.ctx, world.caller, { email, password: 'wrong wrong wrong', captcha: await world.solve('login') });
    await guess();
    await ticketOf(world, email);
    await guess();
    expect(await guess()).toMatchObject({ code: 'account_locked' });
    world.passTime(5_000);
    const ticket = await ticketOf(world, email);
    expect(await finish(world, ticket, codeAt(world, key))).toBe('ok');
    expect(await guess()).toMatchObject({ code: 'credentials_wrong' });
  });

  test('must-hold 22 and 24: ends the session that the browser came with, and refuses the excluded', async () => {
    const { email, key, session } = await guardedPlayer(world);
    const planted = await newPlayer(world);
    const ticket = await ticketOf(world, email);
    expect(await currentSession(world.ctx, planted.token)).not.toBeNull();
    const input = { ticket, code: codeAt(world, key), priorToken: planted.token };
    const result = await completeSignIn(world.ctx, world.caller, input);
    if (!result.ok) throw new Error(result.code);
    expect(result.value.token).not.toBe(planted.token);
    expect(await currentSession(world.ctx, planted.token)).toBeNull();
    const second = await ticketOf(world, email);
    await exclude(world, session.playerId, new Date('2040-01-01'));
    expect(await finish(world, second, codeAt(world, key, 1))).toBe('player_excluded');
  });

  test('16.3: each step is on record', async () => {
    const { email, key, session } = await guardedPlayer(world);
    const ticket = await ticketOf(world, email);
    await finish(world, ticket, wrong(world, key));
    await finish(world, ticket, codeAt(world, key));
    const kinds = (await eventsOf(world)).filter((row) => row.player_id === session.playerId).map((row) => row.kind);
    expect(kinds).toEqual([
      'registered',
      'second_factor_on',
      'second_factor_asked',
      'second_factor_refused',
      'signed_in',
    ]);
  });

  test('a player without it goes straight in', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    const input = { email, password, captcha: await world.solve('login') };
    expect(await signIn(world.ctx, world.caller, input)).toMatchObject({ ok: true, value: { step: 'in' } });
  });
});

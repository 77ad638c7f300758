import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { type RegisterInput, register } from '#server/services/identity/register.ts';
import { currentSession } from '#server/services/identity/sessions.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { profileOf } from '#server/services/profile/read-profile.ts';
import { createWorld, eventsOf, exclude, newEmail, newPlayer, registration, type World } from './world.ts';

const selectPlayer = sql(
  'test_player',
  `SELECT p.email, p.first_name, p.last_name, p.password_hash, p.terms_accepted_at, p.confirmed_at, w.currency, w.is_default
   FROM player p JOIN wallet w ON w.player_id = p.id WHERE p.id = $1`,
);
const countPlayers = sql('test_count_players', 'SELECT count(*) AS players FROM player WHERE email_key = $1');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('register', () => {
  test('stores player, default wallet, session and audit row, and signs in', async () => {
    const { token, session } = await newPlayer(world, { email: 'Ada.Lovelace@Example.com', currency: 'GBP' });
    const [row] = await world.ctx.db.query(selectPlayer, [session.playerId]);
    expect(row).toMatchObject({
      email: 'Ada.Lovelace@Example.com',
      first_name: 'Ada King',
      last_name: 'Lovelace',
      currency: 'GBP',
      is_default: true,
      confirmed_at: null,
      terms_accepted_at: world.ctx.clock.now(),
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/),
    });
    expect(await currentSession(world.ctx, token)).toEqual(session);
    expect(await eventsOf(world)).toContainEqual({
      kind: 'registered',
      player_id: session.playerId,
      ip: '203.0.113.7',
    });
  });

  test('refuses an address that is taken, whatever its case', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    const again = await register(world.ctx, world.caller, await registration(world, { email: email.toUpperCase() }));
    expect(again).toEqual({ ok: false, code: 'email_taken' });
  });

  test('takes a domain of letters for the one mailbox that it is', async () => {
    const domain = 'ada@m\u00fcnchen.example';
    const { session } = await newPlayer(world, { email: domain });
    expect(session.email).toBe('ada@xn--mnchen-3ya.example');
    expect((await profileOf(world.ctx, session)).email).toBe(domain);
    for (const email of [domain, 'ada@mu\u0308nchen.example', 'Ada@xn--mnchen-3ya.example'])
      expect(await register(world.ctx, world.caller, await registration(world, { email }))).toEqual({
        ok: false,
        code: 'email_taken',
      });
  });

  test('lets one of ten registrations of one address at once in', async () => {
    const email = newEmail();
    const inputs = await Promise.all(Array.from({ length: 10 }, () => registration(world, { email })));
    const results = await Promise.all(inputs.map((input) => register(world.ctx, world.caller, input)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'email_taken')).toHaveLength(9);
    expect(await world.ctx.db.query(countPlayers, [email])).toEqual([{ players: 1n }]);
  });

  test.each([
    [{ fullName: 'Pieter van den Berg' }, ['Pieter', 'van den Berg', 'Pieter van den Berg']],
    [{ fullName: 'Nagy Imre', firstName: 'Imre', lastName: 'Nagy' }, ['Imre', 'Nagy', 'Imre']],
    [{ fullName: 'Sukarno' }, ['Sukarno', '', 'Sukarno']],
    [{ fullName: 'Sukarno', firstName: 'Sukarno' }, ['Sukarno', '', 'Sukarno']],
  ])('parts %j, and writes to the full name where that was a guess', async (input, [firstName, lastName, callName]) => {
    const { session } = await newPlayer(world, { ...input, email: newEmail() });
    const profile = await profileOf(world.ctx, session);
    expect(profile).toMatchObject({ fullName: input.fullName, firstName, lastName });
    await sendDueMails(world.ctx);
    expect(world.mails.at(-1)?.text).toContain(`Hello ${callName},`);
  });

  test('says which field is wrong where the parts are not the words of the name', async () => {
    const input = await registration(world, { fullName: 'Nagy Imre', firstName: 'Eve', lastName: 'Nagy' });
    expect(await register(world.ctx, world.caller, input)).toEqual({
      ok: false,
      code: 'bad_request',
      facts: { field: 'firstName' },
    });
  });

  const refusals: [code: string, change: Partial<RegisterInput>, why: string][] = [
    ['password_too_common', { password: 'password1' }, 'ASVS 6.2.4'],
    ['password_too_common', { password: 'Basketball' }, 'ASVS 6.2.12'],
    ['password_too_common', { email: 'longlocalpart@example.com', password: 'longlocalpart1' }, 'the own address'],
    ['bad_request', { password: '8 chars!' }, 'ASVS 6.2.1'],
    ['bad_request', { fullName: 'Ada 7' }, 'a digit is no part of a name'],
    ['terms_not_accepted', { terms: false }, 'terms'],
    ['terms_not_accepted', { adult: false }, '18 or older'],
    ['email_not_accepted', { email: 'someone@mailinator.com' }, 'a throw-away mailbox'],
    ['captcha_failed', { captcha: 'bm90aGluZw==' }, 'no work done'],
  ];
  test.each(refusals)('answers %s to %j (%s)', async (code, change) => {
    const input = await registration(world, change);
    expect(await register(world.ctx, world.caller, input)).toMatchObject({ ok: false, code });
    expect(await world.ctx.db.query(countPlayers, [input.email])).toEqual([{ players: 0n }]);
  });

  test('ASVS 6.2.5: takes 20 lower-case letters', async () => {
    await newPlayer(world, { password: 'qzjxkvbwypfmgdcrluht' });
  });

  test.each(['{case}', '{dots}', '{tag}'])(
    'must-hold 24: refuses an excluded player who comes back by %s, like every address that is taken',
    async (way) => {
      const local = newEmail().split('@')[0] ?? '';
      const { session } = await newPlayer(world, { email: `${local}@gmail.com` });
      await exclude(world, session.playerId, new Date('2030-01-01'));
      const variants: Record<string, string> = {
        '{case}': `${local.toUpperCase()}@GMAIL.com`,
        '{dots}': `${local.slice(0, 3)}.${local.slice(3)}@googlemail.com`,
        '{tag}': `${local}+again@gmail.com`,
      };
      const input = await registration(world, { email: variants[way] ?? '' });
      expect(await register(world.ctx, world.caller, input)).toEqual({ ok: false, code: 'email_taken' });
    },
  );

  test('control characters of a click id and a user agent never reach a row', async () => {
    const caller = { ...world.caller, userAgent: 'evil\r\nX-Injected: 1' };
    const result = await register(world.ctx, caller, await registration(world, { clickId: 'a\u0000b\r\nc' }));
    expect(result.ok).toBe(true);
  });
});

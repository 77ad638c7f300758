import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import { sql } from '#server/db/db.ts';
import { currentSession, signOut } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { createWorld, eventsOf, exclude, minute, newEmail, newPlayer, password, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The session of a sign-in that asked for nothing more. */
const entered = (result: Awaited<ReturnType<typeof signIn>>) => {
  if (!result.ok || result.value.step !== 'in') throw new Error(result.ok ? result.value.step : result.code);
  return result.value;
};

const attempt = async (email: string, secret: string, priorToken: string | null = null) =>
  signIn(world.ctx, world.caller, { email, password: secret, captcha: await world.solve('login'), priorToken });

const setHash = sql('test_set_hash', 'UPDATE player SET password_hash = $2 WHERE id = $1');
const selectHash = sql('test_hash', 'SELECT password_hash FROM player WHERE id = $1');

describe('signIn', () => {
  test('answers a session whose token the database does not hold', async () => {
    const email = newEmail();
    const { session } = await newPlayer(world, { email });
    const result = entered(await attempt(email.toUpperCase(), password));
    expect(result.session.playerId).toBe(session.playerId);
    expect(result.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const stored = await world.ctx.db.query(sql('test_sessions', 'SELECT session::text AS row FROM session'));
    expect(JSON.stringify(stored)).not.toContain(result.token);
  });

  test('must-hold 26: the same refusal for an unknown address and for a wrong password', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    expect(await attempt(email, 'something else')).toEqual({ ok: false, code: 'credentials_wrong' });
    expect(await attempt(newEmail(), 'something else')).toEqual({ ok: false, code: 'credentials_wrong' });
  });

  test('must-hold 26: similar time for known and unknown addresses', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let sample = 0; sample < 12; sample += 1) {
      const email = newEmail();
      await newPlayer(world, { email });
      for (const [kind, address] of [
        ['known', email],
        ['unknown', newEmail()],
      ] as const) {
        const captcha = await world.solve('login');
        const start = performance.now();
        await signIn(world.ctx, world.caller, { email: address, password: 'something else', captcha });
        times[kind].push(performance.now() - start);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  test('ASVS 6.2.8: 64 characters and one more are another password', async () => {
    const email = newEmail();
    const long = 'correct horse battery staple '.repeat(3).slice(0, 64);
    await newPlayer(world, { email, password: long });
    expect(await attempt(email, `${long}x`)).toMatchObject({ ok: false, code: 'credentials_wrong' });
    expect((await attempt(email, long)).ok).toBe(true);
  });

  test('must-hold 25: of 50 tries at once three are let through, known address or not', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    for (const address of [email, newEmail()]) {
      const tokens = await Promise.all(Array.from({ length: 50 }, () => world.solve('login')));
      const results = await Promise.all(
        tokens.map((captcha) => signIn(world.ctx, world.caller, { email: address, password: 'guess guess', captcha })),
      );
      const codes = results.map((result) => (result.ok ? 'ok' : result.code));
      expect(codes.filter((code) => code === 'credentials_wrong')).toHaveLength(3);
      expect(codes.filter((code) => code === 'account_locked')).toHaveLength(47);
    }
  });

  test('GLI-19 2.5.3d: delays grow and hold against the right password, success forgets them', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    for (let failure = 0; failure < 3; failure += 1) await attempt(email, 'wrong wrong wrong');
    expect(await attempt(email, password)).toEqual({
      ok: false,
      code: 'account_locked',
      facts: { retryAfterSeconds: 5 },
    });
    world.passTime(5_000);
    expect(await attempt(email, 'wrong wrong wrong')).toMatchObject({ code: 'credentials_wrong' });
    expect(await attempt(email, password)).toMatchObject({ facts: { retryAfterSeconds: 10 } });
    world.passTime(10_000);
    expect((await attempt(email, password)).ok).toBe(true);
    expect(await attempt(email, 'wrong wrong wrong')).toMatchObject({ code: 'credentials_wrong' });
    expect((await attempt(email, password)).ok).toBe(true);
  });

  test('half an hour of peace forgets the failures', async () => {
    const email = newEmail();
    for (let failure = 0; failure < 3; failure += 1) await attempt(email, 'wrong wrong wrong');
    world.passTime(31 * minute);
    expect(await attempt(email, 'wrong wrong wrong')).toMatchObject({ code: 'credentials_wrong' });
    expect(await attempt(email, 'wrong wrong wrong')).toMatchObject({ code: 'credentials_wrong' });
  });

  test('a try that met a full queue is no failure of the player', async () => {
    const email = newEmail();
    await newPlayer(world, { email });
    const busy = { hash: async () => fail('unavailable'), verify: async () => fail('unavailable') };
    for (let number = 0; number < 5; number += 1) {
      const input = { email, password, captcha: await world.solve('login') };
      expect(await signIn({ ...world.ctx, passwords: busy }, world.caller, input)).toMatchObject({
        code: 'unavailable',
      });
    }
    expect((await attempt(email, password)).ok).toBe(true);
  });

  test('must-hold 22: a planted cookie gains nothing: a new token, and the old session is over', async () => {
    const planted = await newPlayer(world);
    const email = newEmail();
    await newPlayer(world, { email });
    const result = entered(await attempt(email, password, planted.token));
    expect(result.token).not.toBe(planted.token);
    expect(await currentSession(world.ctx, planted.token)).toBeNull();
  });

  test('must-hold 24: an excluded player is refused, and told so only with the right password', async () => {
    const email = newEmail();
    const { session } = await newPlayer(world, { email });
    await exclude(world, session.playerId, new Date('2030-01-01'));
    expect(await attempt(email, 'wrong wrong wrong')).toMatchObject({ code: 'credentials_wrong' });
    expect(await attempt(email, password)).toEqual({ ok: false, code: 'player_excluded' });
  });

  test('a hash of other parameters is renewed while the password is at hand', async () => {
    const email = newEmail();
    const { session } = await newPlayer(world, { email });
    await world.ctx.db.query(setHash, [session.playerId, await hash(password, { memoryCost: 8_192, timeCost: 1 })]);
    expect((await attempt(email, password)).ok).toBe(true);
    const [row] = await world.ctx.db.query<{ password_hash: string }>(selectHash, [session.playerId]);
    expect(row?.password_hash).toContain('m=47104,t=1,p=1');
    expect((await attempt(email, password)).ok).toBe(true);
  });

  const composed = 'sch\u00f6ne gr\u00fcne reiher';
  const decomposed = composed.normalize('NFD');

  test.each([
    ['composed', 'decomposed', composed, decomposed],
    ['decomposed', 'composed', decomposed, composed],
    ['with a no-break space', 'with a plain one', 'seven\u00a0herons', 'seven herons'],
  ])('a password that was %s at sign-up is the same %s', async (_, __, chosen, typed) => {
    const email = newEmail();
    await newPlayer(world, { email, password: chosen });
    expect((await attempt(email, typed)).ok).toBe(true);
    expect(await attempt(email, `${typed}!`)).toMatchObject({ code: 'credentials_wrong' });
  });

  test.each([
    ['decomposed', decomposed, 'decomposed', decomposed],
    ['decomposed', decomposed, 'composed', composed],
    ['with a no-break space', 'seven\u00a0herons', 'the same', 'seven\u00a0herons'],
  ])('an older hash of a password %s is found once, typed %s, and made again', async (_, hashed, __, typed) => {
    const email = newEmail();
    const { session } = await newPlayer(world, { email });
    const older = await hash(hashed, { memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    await world.ctx.db.query(setHash, [session.playerId, older]);
    expect((await attempt(email, typed)).ok).toBe(true);
    const [row] = await world.ctx.db.query<{ password_hash: string }>(selectHash, [session.playerId]);
    expect(row?.password_hash).not.toBe(older);
    expect((await attempt(email, hashed)).ok).toBe(true);
    const [again] = await world.ctx.db.query<{ password_hash: string }>(selectHash, [session.playerId]);
    expect(again).toEqual(row);
  });

  test('ASVS 16.3: what happened is on record with the address it came from', async () => {
    const email = newEmail();
    const { session } = await newPlayer(world, { email });
    await attempt(email, 'wrong wrong wrong');
    const result = entered(await attempt(email, password));
    await signOut(world.ctx, world.caller, result.token);
    const kinds = (await eventsOf(world)).filter((row) => row.player_id === session.playerId).map((row) => row.kind);
    expect(kinds).toEqual(['registered', 'sign_in_failed', 'signed_in', 'signed_out']);
    await expect(world.ctx.db.query(sql('test_tamper', 'DELETE FROM security_event'))).rejects.toThrow('append-only');
  });
});

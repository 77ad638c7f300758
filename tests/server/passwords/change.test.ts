import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { changePassword } from '#server/services/identity/change-password.ts';
import { forgotPassword } from '#server/services/identity/forgot-password.ts';
import { createPasswords } from '#server/services/identity/passwords.ts';
import { resetPassword } from '#server/services/identity/reset-password.ts';
import { currentSession, type SignedIn } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createWorld, minute, newPlayer, password, type World } from '../identity/world.ts';

let world: World;
let player: SignedIn;
beforeEach(async () => {
  world = await createWorld({}, { passwords: createPasswords({ memoryKiB: 64 }) });
  player = await newPlayer(world, { email });
});
afterEach(() => world.close());

const email = 'ada@example.com';
const fresh = 'a lamp beside the harbour';
const change = (oldPassword: string, newPassword: string, session = player.session) =>
  changePassword(world.ctx, world.caller, session, { oldPassword, newPassword });
const enter = async (typed: string) =>
  signIn(world.ctx, world.caller, { email, password: typed, captcha: await world.solve('login') });

test('7.4.3: all other sessions end, this one goes on under another token, the owner is told', async () => {
  const other = await enter(password);
  const changed = await change(password, fresh);
  if (!changed.ok) throw new Error(changed.code);
  expect(await currentSession(world.ctx, player.token)).toBeNull();
  expect(await currentSession(world.ctx, changed.value.token)).toMatchObject({
    sessionId: player.session.sessionId,
  });
  expect(other.ok && 'token' in other.value && (await currentSession(world.ctx, other.value.token))).toBeNull();
  expect((await enter(password)).ok).toBe(false);
  expect((await enter(fresh)).ok).toBe(true);
  await sendDueMails(world.ctx);
  expect(world.mails.map(({ subject }) => subject)).toContain('Your password was changed');
});

test('6.3.1: guesses of the old password are counted, and the right one has to wait then', async () => {
  for (let guess = 0; guess < 3; guess += 1)
    expect(await change('not this one', fresh)).toMatchObject({ code: 'credentials_wrong' });
  expect(await change(password, fresh)).toMatchObject({
    code: 'account_locked',
    facts: { retryAfterSeconds: expect.any(Number) },
  });
  world.passTime(minute);
  expect((await change(password, fresh)).ok).toBe(true);
});

test('of 20 changes at once that know the old password one counts', async () => {
  const wishes = Array.from({ length: 20 }, (_, at) => `the ${at} herons of the lake`);
  const results = await Promise.all(wishes.map((wish) => change(password, wish)));
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(await world.ctx.db.query(sql('test_history', 'SELECT 1 AS kept FROM password_history'))).toHaveLength(1);
});

test('6.2.4: neither a password of the lists nor a short one is taken', async () => {
  expect(await change(password, 'Password1')).toMatchObject({ code: 'password_too_common' });
  expect(await change(password, 'eight888')).toMatchObject({ code: 'bad_request', facts: { field: 'newPassword' } });
  expect(await change(password, 'x'.repeat(257))).toMatchObject({ code: 'bad_request' });
});

test('6.2.5, 6.2.9: twenty small letters will do, and 256 characters count to the last', async () => {
  expect((await change(password, 'qhfkwzmpvlxgtdrbnsje')).ok).toBe(true);
  const long = `${'long enough? '.repeat(19)}end, now!`;
  expect((await change('qhfkwzmpvlxgtdrbnsje', long)).ok).toBe(true);
  expect((await enter(long.slice(0, -1))).ok).toBe(false);
  expect((await enter(long)).ok).toBe(true);
});

test('none of the last ten passwords comes again, the eleventh may', async () => {
  let present = password;
  for (let turn = 1; turn <= 10; turn += 1) {
    const next = `sentence number ${turn}`;
    expect((await change(present, next)).ok).toBe(true);
    present = next;
  }
  expect(await change(present, present)).toMatchObject({ code: 'password_used_before' });
  expect(await change(present, password)).toMatchObject({ code: 'password_used_before' });
  expect(await change(present, 'sentence number 1')).toMatchObject({ code: 'password_used_before' });
  expect((await change(present, 'sentence number 11')).ok).toBe(true);
  expect((await change('sentence number 11', password)).ok).toBe(true);
});

test('comparing with old passwords gives up when the house is slow, and changes nothing', async () => {
  const slow: World['ctx'] = {
    ...world.ctx,
    passwords: {
      ...world.ctx.passwords,
      verify: async (hash, typed) => {
        world.passTime(4_000);
        return world.ctx.passwords.verify(hash, typed);
      },
    },
  };
  const input = { oldPassword: password, newPassword: fresh };
  expect(await changePassword(slow, world.caller, player.session, input)).toMatchObject({ code: 'unavailable' });
  expect((await enter(password)).ok).toBe(true);
});

test('a link mailed before the change resets nothing after it', async () => {
  await forgotPassword(world.ctx, world.caller, email);
  await sendDueMails(world.ctx);
  const token = /\?resetToken=([A-Za-z0-9_-]{43})\n/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await change(password, fresh)).ok).toBe(true);
  const captcha = await world.solve('reset_password');
  const result = await resetPassword(world.ctx, world.caller, { token, password: 'the thief’s own words', captcha });
  expect(result).toEqual({ ok: false, code: 'token_invalid' });
});

test('case 23: a sign-in under way with the old password gains nothing from the change', async () => {
  const { verify } = world.ctx.passwords;
  let changes = 0;
  const ctx: World['ctx'] = {
    ...world.ctx,
    passwords: {
      ...world.ctx.passwords,
      // The owner changes the password just after the thief's was found right.
      verify: async (hash, typed) => {
        const verdict = await verify(hash, typed);
        changes += 1;
        expect((await change(password, fresh)).ok).toBe(true);
        return verdict;
      },
    },
  };
  const captcha = await world.solve('login');
  expect(await signIn(ctx, world.caller, { email, password, captcha })).toEqual({
    ok: false,
    code: 'credentials_wrong',
  });
  expect(changes).toBe(1);
});

test('a password is one however its letters are spelt: to prove the old, to set the new, among those of before', async () => {
  const composed = 'sch\u00f6ne gr\u00fcne reiher';
  const decomposed = composed.normalize('NFD');
  const first = await change(password, decomposed);
  if (!first.ok) throw new Error(first.code);
  expect((await enter(composed)).ok).toBe(true);
  expect(await change(composed, composed)).toMatchObject({ code: 'password_used_before' });
  expect((await change(composed, fresh)).ok).toBe(true);
  expect(await change(fresh, composed)).toMatchObject({ code: 'password_used_before' });
  expect(await change(fresh, decomposed)).toMatchObject({ code: 'password_used_before' });
});

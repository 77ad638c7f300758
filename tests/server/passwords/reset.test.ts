import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { completeSignIn } from '#server/services/identity/complete-sign-in.ts';
import { forgotPassword } from '#server/services/identity/forgot-password.ts';
import { createPasswords } from '#server/services/identity/passwords.ts';
import { resetPassword } from '#server/services/identity/reset-password.ts';
import { currentSession } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createWorld, eventsOf, minute, newPlayer, password, type World } from '../identity/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({}, { passwords: createPasswords({ memoryKiB: 64 }) });
});
afterEach(() => world.close());

const email = 'ada@example.com';
const fresh = 'a lamp beside the harbour';

const resetMails = () => world.mails.filter(({ subject }) => subject === 'Reset your password');
const tokenOf = (text = ''): string => /\?resetToken=([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? '';

/** Asks for a link as the player would and takes it out of the mail. */
async function askForLink(address = email): Promise<string> {
  await forgotPassword(world.ctx, world.caller, address);
  await sendDueMails(world.ctx);
  return tokenOf(resetMails().at(-1)?.text);
}

const reset = async (token: string, wanted = fresh) =>
  resetPassword(world.ctx, world.caller, { token, password: wanted, captcha: await world.solve('reset_password') });
const enter = async (typed: string, address = email) =>
  signIn(world.ctx, world.caller, { email: address, password: typed, captcha: await world.solve('login') });

describe('forgotPassword', () => {
  test('must-hold 27, Host header poisoning: the link leads to the configured origin', async () => {
    await newPlayer(world, { email });
    expect(await askForLink()).toHaveLength(43);
    expect(resetMails()).toMatchObject([{ to: email }]);
    expect(resetMails()[0]?.html).toContain('href="http://faceup.test:4400/?resetToken=');
  });

  test('must-hold 26: an unknown address leaves the same rows behind, and nothing is mailed', async () => {
    await newPlayer(world, { email });
    await sendDueMails(world.ctx);
    const count = sql(
      'test_asked',
      `SELECT (SELECT count(*) FROM mail_job WHERE kind = 'reset_password') AS jobs,
         (SELECT count(*) FROM security_event WHERE kind = 'password_reset_asked') AS events`,
    );
    await forgotPassword(world.ctx, world.caller, email);
    expect(await world.ctx.db.query(count)).toEqual([{ jobs: 1n, events: 1n }]);
    await forgotPassword(world.ctx, world.caller, 'nobody@example.com');
    expect(await world.ctx.db.query(count)).toEqual([{ jobs: 2n, events: 2n }]);
    expect(await sendDueMails(world.ctx)).toBe(1);
  });

  test('must-hold 27: the address of the account is written to, never the one that was typed', async () => {
    await newPlayer(world, { email });
    await askForLink(' ADA@example.com ');
    await askForLink('ada+eve@example.com');
    await askForLink('a.da@example.com');
    expect(resetMails().map(({ to }) => to)).toEqual([email]);
  });

  test('2.4.1: of 20 asks at once three become mails, and a living link is always in the mailbox', async () => {
    await newPlayer(world, { email });
    await Promise.all(Array.from({ length: 20 }, () => forgotPassword(world.ctx, world.caller, email)));
    await sendDueMails(world.ctx);
    expect(resetMails()).toHaveLength(3);
    world.passTime(9 * minute);
    await askForLink();
    expect(resetMails()).toHaveLength(3);
    expect((await reset(tokenOf(resetMails().at(-1)?.text))).ok).toBe(true);
    world.passTime(minute);
    await askForLink();
    expect(resetMails()).toHaveLength(4);
  });

  test('14.2.1: the secret of the link is stored nowhere', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    const tables = ['email_token', 'mail_job', 'security_event', 'player', 'password_history', 'notification'];
    const dump = await Promise.all(
      tables.map((table) => world.ctx.db.query(sql(`test_dump_${table}`, `SELECT t::text AS row FROM ${table} t`))),
    );
    expect(JSON.stringify(dump)).not.toContain(token);
    expect(JSON.stringify(dump)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});

describe('resetPassword', () => {
  test('case 23: every session ends, the old password is worthless, the owner is told', async () => {
    const here = await newPlayer(world, { email });
    const there = await enter(password);
    expect(await reset(await askForLink())).toEqual({ ok: true, value: undefined });
    expect(await currentSession(world.ctx, here.token)).toBeNull();
    expect(there.ok && 'token' in there.value && (await currentSession(world.ctx, there.value.token))).toBeNull();
    expect(await enter(password)).toMatchObject({ ok: false, code: 'credentials_wrong' });
    expect((await enter(fresh)).ok).toBe(true);
    await sendDueMails(world.ctx);
    expect(world.mails.map(({ subject }) => subject)).toContain('Your password was changed');
    expect((await eventsOf(world)).map(({ kind }) => kind)).toContain('password_reset');
  });

  test('a second factor stays on, and a sign-in that waited for its code is over', async () => {
    const { session } = await newPlayer(world, { email });
    const turnOn = sql(
      'test_second_factor',
      `INSERT INTO second_factor (player_id, secret_sealed, started_at, confirmed_at) VALUES ($1, '\\x00', $2, $2)`,
    );
    await world.ctx.db.query(turnOn, [session.playerId, world.ctx.clock.now()]);
    const waiting = await enter(password);
    if (!waiting.ok || waiting.value.step !== 'second_factor') throw new Error('no code was asked for');
    world.passTime(1_000);
    expect((await reset(await askForLink())).ok).toBe(true);
    expect(await enter(fresh)).toMatchObject({ ok: true, value: { step: 'second_factor' } });
    const { ticket } = waiting.value;
    const answer = await completeSignIn(world.ctx, world.caller, { ticket, code: '123456' });
    expect(answer).toEqual({ ok: false, code: 'sign_in_again' });
  });

  test('must-hold 27, 6.5.1: a link serves once', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    expect((await reset(token)).ok).toBe(true);
    expect(await reset(token, 'another calm sentence')).toEqual({ ok: false, code: 'token_invalid' });
    expect((await enter(fresh)).ok).toBe(true);
  });

  test('must-hold 27: of 20 uses of one link at once one counts', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    const wishes = Array.from({ length: 20 }, (_, at) => `the ${at} herons of the lake`);
    const results = await Promise.all(wishes.map((wish) => reset(token, wish)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'token_invalid')).toHaveLength(19);
    const taken = await Promise.all(wishes.map(async (wish) => verify(wish)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('6.5.5: a link is over after ten minutes', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    world.passTime(10 * minute);
    expect(await reset(token)).toEqual({ ok: false, code: 'token_expired' });
  });

  test('must-hold 27: only the newest link works', async () => {
    await newPlayer(world, { email });
    const first = await askForLink();
    const second = await askForLink();
    expect(await reset(first)).toEqual({ ok: false, code: 'token_invalid' });
    expect((await reset(second)).ok).toBe(true);
  });

  test.each(['', 'A'.repeat(43), "x' OR true --", `${'A'.repeat(42)}%00`])(
    'must-hold 27: a guess (%j) resets nothing',
    async (guess) => {
      await newPlayer(world, { email });
      await askForLink();
      expect(await reset(guess)).toEqual({ ok: false, code: 'token_invalid' });
      expect((await eventsOf(world)).map(({ kind }) => kind)).toContain('password_reset_refused');
    },
  );

  test('6.4.1: a link that confirms an address resets no password', async () => {
    await newPlayer(world, { email });
    await sendDueMails(world.ctx);
    const confirming = /confirm\?token=([A-Za-z0-9_-]{43})\n/.exec(world.mails[0]?.text ?? '')?.[1] ?? '';
    expect(await reset(confirming)).toEqual({ ok: false, code: 'token_invalid' });
  });

  test('must-hold 27: the link of one player changes nothing of another', async () => {
    await newPlayer(world, { email });
    await newPlayer(world, { email: 'eve@example.com' });
    expect((await reset(await askForLink('eve@example.com'))).ok).toBe(true);
    expect((await enter(password)).ok).toBe(true);
    expect((await enter(password, 'eve@example.com')).ok).toBe(false);
  });

  test('a captcha of another action, or one used before, resets nothing', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    const captcha = await world.solve('login');
    const input = { token, password: fresh, captcha };
    expect(await resetPassword(world.ctx, world.caller, input)).toEqual({ ok: false, code: 'captcha_failed' });
    expect((await reset(token)).ok).toBe(true);
  });

  test('6.2.4, 6.2.12: a password of the lists, the address or an old one is refused, and the link still serves', async () => {
    await newPlayer(world, { email });
    const token = await askForLink();
    expect(await reset(token, 'password1')).toMatchObject({ code: 'password_too_common' });
    expect(await reset(token, email)).toMatchObject({ code: 'password_too_common' });
    expect(await reset(token, 'eight888')).toMatchObject({ code: 'bad_request', facts: { field: 'password' } });
    expect(await reset(token, password)).toEqual({ ok: false, code: 'password_used_before' });
    expect((await reset(token)).ok).toBe(true);
  });

  test('who is kept waiting after wrong tries gets in with the new password', async () => {
    await newPlayer(world, { email });
    for (let attempt = 0; attempt < 3; attempt += 1) await enter('not this one');
    expect(await enter(password)).toMatchObject({ code: 'account_locked' });
    await reset(await askForLink());
    expect((await enter(fresh)).ok).toBe(true);
  });
});

const selectHash = sql('test_hash', 'SELECT password_hash FROM player WHERE email_key = $1');
async function verify(typed: string): Promise<boolean> {
  const [row] = await world.ctx.db.query<{ password_hash: string }>(selectHash, [email]);
  const verdict = await world.ctx.passwords.verify(row?.password_hash ?? null, typed);
  return verdict.ok && verdict.value.matches;
}

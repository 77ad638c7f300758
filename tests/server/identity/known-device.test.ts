import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookies } from '#server/http/cookies.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { forgotPassword } from '#server/services/identity/forgot-password.ts';
import { resetPassword } from '#server/services/identity/reset-password.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { exclude } from '#server/services/safer-play/breaks.ts';
import { createWorld, minute, newEmail, newPlayer, password, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const attempt = async (email: string, secret: string, deviceToken: string | null = null) =>
  signIn(world.ctx, world.caller, { email, password: secret, captcha: await world.solve('login'), deviceToken });

/** A player who signed in once; the token that the browser keeps of it. */
async function returning() {
  const email = newEmail();
  const player = await newPlayer(world, { email });
  const result = await attempt(email, password);
  if (!result.ok || result.value.step !== 'in' || result.value.newDeviceToken === null) throw new Error('not in');
  return { email, session: player.session, device: result.value.newDeviceToken };
}

/** A stranger tries an address until it has to wait. */
async function shutOut(email: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++)
    expect(await attempt(email, 'wrong')).toMatchObject({ code: 'credentials_wrong' });
  expect(await attempt(email, 'wrong')).toMatchObject({ code: 'account_locked' });
}

test('a browser that signed in before passes while strangers wait, and does not end their wait', async () => {
  const { email, device } = await returning();
  await shutOut(email);
  expect(await attempt(email, password)).toMatchObject({ code: 'account_locked' });
  expect(await attempt(email, password, device)).toMatchObject({ ok: true, value: { newDeviceToken: null } });
  expect(await attempt(email, 'wrong')).toMatchObject({ code: 'account_locked' });
});

test('its own tries are counted and bounded like an address, and make nobody else wait', async () => {
  const { email, device } = await returning();
  for (let tries = 0; tries < 3; tries++)
    expect(await attempt(email, 'wrong', device)).toMatchObject({ code: 'credentials_wrong' });
  expect(await attempt(email, password, device)).toMatchObject({ code: 'account_locked' });
  expect(await attempt(email, password)).toMatchObject({ ok: true });
});

test('it is good for the account that it signed in, for no other, and tells of none', async () => {
  const [one, other] = [await returning(), await returning()];
  await shutOut(one.email);
  const unknown = newEmail();
  await shutOut(unknown);
  const told = await attempt(one.email, 'wrong', other.device);
  expect(told).toMatchObject({ code: 'account_locked' });
  expect(await attempt(unknown, 'wrong', other.device)).toEqual(told);
  expect(await attempt(one.email, 'wrong', 'A'.repeat(43))).toEqual(told);
});

test('a new password, an exclusion and a year end it', async () => {
  const reset = await returning();
  await forgotPassword(world.ctx, world.caller, reset.email);
  await sendDueMails(world.ctx);
  const text = world.mails.findLast(({ to }) => to === reset.email)?.text ?? '';
  const token = /[?&#]resetToken=([\w-]+)/.exec(text)?.[1] ?? '';
  const captcha = await world.solve('reset_password');
  const secret = 'nine quiet otters';
  expect(await resetPassword(world.ctx, world.caller, { token, password: secret, captcha })).toMatchObject({
    ok: true,
  });
  await shutOut(reset.email);
  expect(await attempt(reset.email, secret, reset.device)).toMatchObject({ code: 'account_locked' });

  const excluded = await returning();
  expect(await exclude(world.ctx, world.caller, excluded.session.playerId, 'ONE_DAY')).toMatchObject({ ok: true });
  await shutOut(excluded.email);
  expect(await attempt(excluded.email, password, excluded.device)).toMatchObject({ code: 'account_locked' });

  const old = await returning();
  world.passTime(366 * 24 * 60 * minute);
  await forgetStaleRows(world.ctx);
  await shutOut(old.email);
  expect(await attempt(old.email, password, old.device)).toMatchObject({ code: 'account_locked' });
});

test('its cookie is of this host alone over https, closed to scripts, and sent by no other site', () => {
  const line = sessionCookies('https://faceup.test').device('A'.repeat(43));
  expect(line).toMatch(/^__Host-faceup_device=A{43}; /);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(line).toContain(part);
  expect(line).not.toContain('Domain');
});

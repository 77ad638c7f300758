import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Captcha } from '#server/adapters/captcha/captcha.ts';
import { sessionCookies } from '#server/http/cookies.ts';
import { goodPassword, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const openDoor: Captcha = { challenge: async () => ({}), verify: async () => true };
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const signedUp = async () => {
  const player = visit(server.origin);
  const body = { fullName: 'Ada Byron', email: player.email, password: goodPassword, terms: true, adult: true };
  await player.must('register', { body: { ...body, captcha: 'solved' } });
  return player;
};
const signInBody = (email: string) => JSON.stringify({ email, password: goodPassword, captcha: 'solved' });
const signIn = (email: string, cookie = '') =>
  fetch(`${server.origin}/user-service/api/v1/signin`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json', cookie },
    body: signInBody(email),
  });
const isAlive = async (cookie: string) =>
  (await fetch(`${server.origin}/profile-service/api/v1/profile`, { headers: { cookie } })).status === 200;

describe('the session cookie', () => {
  test('3.3.2 3.3.4 is HttpOnly and Lax, and its token stands in no body', async () => {
    const player = await signedUp();
    const response = await signIn(player.email);
    const [session = '', hint = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^faceup_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(await response.text()).not.toContain(session.split(/[=;]/)[1]);
  });

  test('3.3.1 has the __Host- prefix and Secure over https', () => {
    const [session] = sessionCookies('https://casino.example').signedIn('A'.repeat(43));
    expect(session).toMatch(/^__Host-faceup_session=A{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(session).not.toMatch(/domain/i);
    const [gone] = sessionCookies('https://casino.example').signedOut();
    expect(gone).toMatch(/^__Host-faceup_session=; Max-Age=0;/);
  });

  test('over https a cookie without the prefix is not read', () => {
    const { read } = sessionCookies('https://casino.example');
    expect(read(`faceup_session=${'A'.repeat(43)}`)).toBeNull();
    expect(read(`other=1; __Host-faceup_session=${'A'.repeat(43)}`)).toBe('A'.repeat(43));
  });

  test('case 22: a planted one is exchanged, and the old one ends', async () => {
    const player = await signedUp();
    const planted = player.cookies();
    const response = await signIn(player.email, planted);
    const fresh = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(fresh).not.toBe(planted.split(';')[0]);
    expect([await isAlive(planted), await isAlive(fresh)]).toEqual([false, true]);
  });

  test('case 23, 7.4.1: after signing out the old one is refused, and taken from the browser', async () => {
    const player = await signedUp();
    const old = player.cookies();
    await player.must('signOut');
    expect(player.cookies()).toBe('');
    const response = await fetch(`${server.origin}/profile-service/api/v1/profile`, { headers: { cookie: old } });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });
});

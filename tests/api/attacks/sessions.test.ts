import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { burst, tally } from '#tests/api/races/burst.ts';
import { cashOf, type Owner, openDoor, owner, roundShot, seated } from '#tests/api/races/house.ts';
import { validOf } from '#tests/support/fuzz.ts';
import { goodPassword } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server, 100_00n);
});
afterAll(() => server.stop());

const textsOf = (schema: Call['params']): Record<string, string> =>
  schema === undefined
    ? {}
    : Object.fromEntries(Object.entries(Object(validOf(schema))).map(([k, v]) => [k, String(v)]));

/** Every call that only a player may make, made well. */
const privateCalls = (Object.entries(calls) as [CallName, Call][])
  .filter(([, call]) => call.session === 'player')
  .map(([name, call]) => {
    const params = textsOf(call.params);
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const query = new URLSearchParams(textsOf(call.query)).toString();
    return [
      name,
      call.method,
      query ? `${path}?${query}` : path,
      call.body === undefined ? undefined : JSON.stringify(validOf(call.body)),
    ] as const;
  });

const send = async (cookie: string, [, method, path, body]: (typeof privateCalls)[number]) => {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      origin: server.origin,
      cookie,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  await response.text();
  return response.status;
};

const statusesWith = async (cookie: string) =>
  new Set(await Promise.all(privateCalls.map((call) => send(cookie, call))));

test('case 23: there are private calls to try', () => {
  expect(privateCalls.length).toBeGreaterThan(15);
});

describe('every private call refuses', () => {
  test.each([
    ['nobody', ''],
    ['the hint cookie alone', 'signed_in=1'],
    ['a made-up token', `faceup_session=${'A'.repeat(43)}`],
    ['a token with a quote', `faceup_session="${'A'.repeat(40)}' OR 1=1"`],
    ['a token too long', `faceup_session=${'A'.repeat(4_000)}`],
  ])('case 31: %s', async (_, cookie) => {
    expect(await statusesWith(cookie)).toEqual(new Set([401]));
  });

  test('case 23: a cookie kept from before signing out', async () => {
    const leaver = await owner(server);
    const cookie = leaver.cookies();
    await leaver.must('signOut');
    expect(await statusesWith(cookie)).toEqual(new Set([401]));
  });

  test('case 23: a cookie of a player who was excluded meanwhile', async () => {
    const leaver = await owner(server);
    const exclude = sql('attack_exclude', `UPDATE player SET excluded_until = 'infinity' WHERE id = $1`);
    await server.ctx.db.query(exclude, [leaver.id]);
    expect(await statusesWith(leaver.cookies())).toEqual(new Set([401]));
  });

  test('case 22: a cookie from before another sign-in in the same browser', async () => {
    const planted = player.cookies();
    const fresh = await owner(server);
    const signIn = {
      method: 'POST',
      path: routes.signIn.path,
      headers: { cookie: planted },
      body: { email: fresh.email, password: goodPassword, captcha: 'solved' },
    };
    const [hit] = await burst(server.origin, [signIn]);
    expect(hit?.status).toBe(200);
    expect(hit?.head).not.toContain(planted.split(/[=;]/)[1]);
    expect(await statusesWith(planted)).toEqual(new Set([401]));
  });
});

test('case 22: a token of the attacker’s choice is never taken over', async () => {
  const chosen = 'B'.repeat(43);
  const ada = await owner(server);
  const [hit] = await burst(server.origin, [
    {
      method: 'POST',
      path: routes.signIn.path,
      headers: { cookie: `faceup_session=${chosen}` },
      body: { email: ada.email, password: goodPassword, captcha: 'solved' },
    },
  ]);
  expect([hit?.status, hit?.head.includes(chosen)]).toEqual([200, false]);
  expect(await statusesWith(`faceup_session=${chosen}`)).toEqual(new Set([401]));
});

test('case 23: a game session ends with the session that opened it, though another of the player lives', async () => {
  const ada = await owner(server, 10_00n);
  const session = await seated(ada);
  const [elsewhere] = await burst(server.origin, [
    {
      method: 'POST',
      path: routes.signIn.path,
      body: { email: ada.email, password: goodPassword, captcha: 'solved' },
    },
  ]);
  const cookie = /faceup_session=[\w-]+/.exec(elsewhere?.head ?? '')?.[0] ?? '';
  await ada.must('signOut');
  const shot = roundShot(ada, session, [{ spot: 'red', amount: '1.00' }]);
  expect(tally(await burst(server.origin, [{ ...shot, headers: { ...shot.headers, cookie } }]))).toEqual({ 410: 1 });
  expect(await cashOf(server, ada.id)).toBe(10_00n);
});

test('case 23: of bets and a sign-out at once, none is taken after it', async () => {
  const ada = await owner(server, 100_00n);
  const session = await seated(ada);
  const shot = () => roundShot(ada, session, [{ spot: 'red', amount: '1.00' }]);
  const out = { method: 'DELETE', path: routes.signOut.path, headers: { cookie: ada.cookies() } };
  const hits = await burst(server.origin, [...Array.from({ length: 20 }, shot), out]);
  expect(hits.at(-1)?.status).toBe(204);
  expect(hits.slice(0, 20).every(({ status }) => [200, 401, 410].includes(status))).toBe(true);
  expect(tally(await burst(server.origin, [shot()]))).toEqual({ 401: 1 });
});

describe('case 26: who has an account is not told', () => {
  const ask = async (path: string, body: object) => {
    const [hit] = await burst(server.origin, [{ method: 'POST', path, body }]);
    const { requestId: _, ...rest } = (hit?.json ?? {}) as { requestId?: string };
    const head = (hit?.head ?? '').replaceAll(/^(x-request-id|date|content-length): .*$/gim, '');
    return { status: hit?.status, head, rest };
  };

  test('by signing in: same status, headers and body', async () => {
    const known = await owner(server);
    const answers = await Promise.all(
      [known.email, 'nobody@example.com'].map((email) =>
        ask(routes.signIn.path, { email, password: 'not the password', captcha: 'solved' }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(401);
  });

  test('by the wait after wrong tries: as long for an address that nobody has', async () => {
    const known = await owner(server);
    for (const email of [known.email, 'nobody-either@example.com']) {
      const statuses: (number | undefined)[] = [];
      for (let time = 0; time < 4; time++)
        statuses.push(
          (await ask(routes.signIn.path, { email, password: 'not the password', captcha: 'solved' })).status,
        );
      expect(statuses).toEqual([401, 401, 401, 429]);
    }
  });

  test('by validating an address before sign-up', async () => {
    const known = await owner(server);
    const answers = await Promise.all(
      [known.email, 'player-nobody@example.com'].map((email) => ask(routes.validateEmail.path, { email })),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('by the work done: an unknown address costs a password hash too', async () => {
    const seen: boolean[] = [];
    const { passwords } = server.ctx;
    const counting = await startServer({
      parts: {
        captcha: openDoor,
        passwords: {
          ...passwords,
          verify: (hash, password) => {
            seen.push(hash === null);
            return passwords.verify(hash, password);
          },
        },
      },
    });
    try {
      const known = await owner(counting);
      for (const email of [known.email, 'nobody@example.com'])
        await counting.call('signIn', { body: { email, password: 'not the password', captcha: 'solved' } });
      expect(seen).toEqual([false, true]);
    } finally {
      await counting.stop();
    }
  });
});

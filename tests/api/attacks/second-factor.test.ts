import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, routes } from '#contract/routes.ts';
import { burst, tally } from '#tests/api/races/burst.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { softAuthenticator } from '#tests/support/authenticator.ts';
import { type CallInput, goodPassword, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

const credentials = ({ email }: Owner) => ({ email, password: goodPassword, captcha: 'solved' });

/** A player with two-factor sign-in on, by the code of now; the next one is good already, whenever the half minute ends. */
async function guarded(): Promise<{ readonly player: Owner; readonly key: string; readonly recoveryCodes: string[] }> {
  const player = await owner(server);
  const { key } = await player.must<{ key: string }>('startSecondFactor');
  const { recoveryCodes } = await player.must<{ recoveryCodes: string[] }>('confirmSecondFactor', {
    body: { code: codeOf(key) },
  });
  return { player, key, recoveryCodes };
}

const ticketOf = async (player: Owner): Promise<string> => {
  const half = await visit(server.origin).must<{ secondFactor: { ticket: string } }>('signIn', {
    body: credentials(player),
  });
  return half.secondFactor.ticket;
};

test('must-hold 22: the password alone brings no cookie, the code brings a new one', async () => {
  const { player, key } = await guarded();
  const browser = visit(server.origin);
  const half = await browser.call<{ authenticated: boolean; secondFactor: { ticket: string } }>('signIn', {
    body: credentials(player),
  });
  expect([half.status, half.body.authenticated, browser.cookies()]).toEqual([200, false, '']);
  expect((await browser.call('readProfile')).status).toBe(401);
  const { ticket } = half.body.secondFactor;
  // The ticket is no session.
  const asCookie = await fetch(server.origin + routes.readProfile.path, {
    headers: { cookie: `faceup_session=${ticket}` },
  });
  expect(asCookie.status).toBe(401);
  const whole = await browser.call('completeSignIn', { body: { ticket, code: codeOf(key, 1) } });
  expect([whole.status, whole.body]).toEqual([200, { authenticated: true, confirmed: false }]);
  expect(browser.cookies()).toMatch(/^faceup_session=[\w-]{43}; signed_in=1; faceup_device=[\w-]{43}$/);
  expect(browser.cookies()).not.toContain(ticket);
  expect((await browser.call('readProfile')).status).toBe(200);
});

test('must-hold 6.6.3: RACE: of 50 guesses on 50 sockets ten are looked at', async () => {
  const { player, recoveryCodes } = await guarded();
  const ticket = await ticketOf(player);
  const shot = { method: 'POST', path: routes.completeSignIn.path, body: { ticket, code: 'AAAAA-AAAAA' } };
  expect(
    tally(
      await burst(
        server.origin,
        Array.from({ length: 50 }, () => shot),
      ),
    ),
  ).toEqual({ 401: 10, 429: 40 });
  // A wait, and no lock for good: the service's own tests let the time pass.
  const late = await visit(server.origin).call<{ code: string; facts: { retryAfterSeconds: number } }>(
    'completeSignIn',
    {
      body: { ticket, code: recoveryCodes[0] },
    },
  );
  expect(late.body).toMatchObject({ code: 'account_locked' });
  expect(late.body.facts.retryAfterSeconds).toBeLessThanOrEqual(900);
});

test('RACE: one code and one ticket on 30 sockets make one session', async () => {
  const { player, key } = await guarded();
  const ticket = await ticketOf(player);
  const shot = { method: 'POST', path: routes.completeSignIn.path, body: { ticket, code: codeOf(key, 1) } };
  const hits = await burst(
    server.origin,
    Array.from({ length: 30 }, () => shot),
  );
  expect(hits.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(hits.filter(({ head }) => /^set-cookie: faceup_session=[\w-]{43};/im.test(head))).toHaveLength(1);
  expect(await player.must<unknown[]>('listSessions')).toHaveLength(2);
});

describe('case 28: of another player’s sessions and passkeys', () => {
  let ada: Owner;
  let eve: Owner;
  const ids = { session: '', passkey: '' };
  beforeAll(async () => {
    [ada, eve] = await Promise.all([owner(server), owner(server)]);
    const options = await ada.must<{ challenge: string; user: { id: string } }>('startPasskey');
    const added = await ada.must<{ id: string }>('addPasskey', {
      body: softAuthenticator(server.origin).create(options),
    });
    ids.passkey = added.id;
    ids.session = (await ada.must<{ id: string }[]>('listSessions'))[0]?.id ?? '';
  });

  const tries: readonly (readonly [CallName, (id: string) => CallInput, keyof typeof ids])[] = [
    ['endSession', (id) => ({ params: { id } }), 'session'],
    ['renamePasskey', (id) => ({ params: { id }, body: { name: 'Eve’s' } }), 'passkey'],
    ['removePasskey', (id) => ({ params: { id } }), 'passkey'],
  ];

  test.each(tries)('%s finds nothing and changes nothing', async (name, input, id) => {
    const before = [await ada.must('listSessions'), await ada.must('listPasskeys')];
    const theirs = await eve.call<{ code: string }>(name, input(ids[id]));
    const none = await eve.call<{ code: string }>(name, input(randomUUID()));
    expect([theirs.status, theirs.body.code]).toEqual([404, 'not_found']);
    expect([none.status, none.body.code]).toEqual([404, 'not_found']);
    expect([await ada.must('listSessions'), await ada.must('listPasskeys')]).toEqual(before);
  });

  test('lists hold one’s own alone', async () => {
    expect(await eve.must('listPasskeys')).toEqual([]);
    expect(await eve.must('listSessions')).toHaveLength(1);
  });

  test('removing all others’ sessions leaves other players in', async () => {
    expect(await eve.must('endOtherSessions')).toEqual({ ended: 0 });
    expect((await ada.call('readProfile')).status).toBe(200);
  });
});

test('must-hold 23: a session ended elsewhere is refused on its next call; ending one’s own signs out', async () => {
  const ada = await owner(server);
  const phone = visit(server.origin);
  await phone.must('signIn', { body: credentials(ada) });
  const list = await ada.must<{ id: string; current: boolean }[]>('listSessions');
  expect(list.map(({ current }) => current)).toEqual([true, false]);
  await ada.must('endSession', { params: { id: list[1]?.id ?? '' } });
  expect((await phone.call('readProfile')).status).toBe(401);
  const cookie = ada.cookies();
  await ada.must('endSession', { params: { id: list[0]?.id ?? '' } });
  expect(ada.cookies()).toBe('');
  const replayed = await fetch(server.origin + routes.readProfile.path, { headers: { cookie } });
  expect(replayed.status).toBe(401);
});

test('case 37: nothing of it can be done from another site’s page', async () => {
  const ada = await owner(server);
  const shots = (['startSecondFactor', 'endOtherSessions', 'startPasskey', 'completeSignIn'] as const).map((name) =>
    fetch(server.origin + routes[name].path, {
      method: routes[name].method,
      headers: { origin: 'https://evil.example', cookie: ada.cookies(), 'content-type': 'text/plain' },
      ...(routes[name].method === 'POST' && { body: '{}' }),
    }),
  );
  expect((await Promise.all(shots)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

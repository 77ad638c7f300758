import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { burst } from '#tests/api/races/burst.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { goodPassword, type Player, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const fresh = 'a lamp beside the harbour';
const mails: { to: string; text: string; html: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  const mailer = { send: async (mail: { to: string; text: string; html: string }) => void mails.push(mail) };
  server = await startServer({ parts: { captcha: openDoor, mailer } });
});
afterAll(() => server.stop());

const forgot = async (email: string, headers: Record<string, string> = {}) => {
  const path = routes.forgotPassword.path;
  const [hit] = await burst(server.origin, [{ method: 'POST', path, body: { email }, headers }]);
  if (hit === undefined) throw new Error('no answer');
  return hit;
};
const linkOf = async (player: Player): Promise<string> => {
  await forgot(player.email);
  await sendDueMails(server.ctx);
  const texts = mails.filter(({ to, text }) => to === player.email && text.includes('resetToken='));
  return /resetToken=([\w-]{43})/.exec(texts.at(-1)?.text ?? '')?.[1] ?? '';
};
const resetBody = (token: string, password = fresh) => ({ token, password, confirmPassword: password, captcha: 'ok' });

describe('must-hold 26, 6.3.8: who has an account is not told', () => {
  test('by status, body or headers', async () => {
    const player = await owner(server);
    const known = await forgot(player.email);
    const unknown = await forgot('nobody-at-all@example.com');
    const shape = ({ status, head, body }: typeof known) => [
      status,
      body,
      head.replace(/^(?:date|x-request-id):.*$/gim, '').trim(),
    ];
    expect(known.status).toBe(204);
    expect(shape(known)).toEqual(shape(unknown));
  });

  test('by the time that it takes: 200 samples', async () => {
    const player = await owner(server);
    const times = { known: [] as number[], unknown: [] as number[] };
    const ask = async (kind: keyof typeof times, at: number) => {
      const email = kind === 'known' ? player.email : `nobody-${at}@example.com`;
      const start = performance.now();
      await server.must('forgotPassword', { body: { email } });
      times[kind].push(performance.now() - start);
    };
    for (let at = 0; at < 100; at += 1)
      // By turns, each first as often as the other, so that what else the machine does falls on both.
      for (const kind of at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
        await ask(kind, at);
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});

describe('must-hold 27: the link of the mail', () => {
  test('leads to the configured origin, whatever Host the request names', async () => {
    const player = await owner(server);
    const poison = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await forgot(player.email, poison)).status).toBe(204);
    await sendDueMails(server.ctx);
    const mail = mails.findLast(({ to }) => to === player.email);
    expect(mail?.text).toContain(`${server.origin}/?resetToken=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('serves once when 20 sockets use it at the same moment', async () => {
    const player = await owner(server);
    const token = await linkOf(player);
    const shots = Array.from({ length: 20 }, (_, at) => ({
      method: 'POST',
      path: routes.resetPassword.path,
      body: resetBody(token, `the ${at} herons of the lake`),
    }));
    const hits = await burst(server.origin, shots);
    expect(hits.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(hits.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  test('changes the account it was mailed to and no field beside it', async () => {
    const [ada, eve] = [await owner(server), await owner(server)];
    const token = await linkOf(eve);
    const more = { ...resetBody(token), email: ada.email, playerId: ada.id };
    expect((await server.call('resetPassword', { body: more })).status).toBe(400);
    await server.must('resetPassword', { body: resetBody(token) });
    const signIn = { email: ada.email, password: goodPassword, captcha: 'ok' };
    expect((await visit(server.origin).call('signIn', { body: signIn })).status).toBe(200);
  });

  test('is refused to other pages, and by GET', async () => {
    const player = await owner(server);
    const body = resetBody(await linkOf(player));
    const path = routes.resetPassword.path;
    const [foreign, read] = await burst(server.origin, [
      { method: 'POST', path, body, headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
      { method: 'GET', path: `${path}?token=${body.token}` },
    ]);
    expect([foreign?.status, read?.status]).toEqual([403, 405]);
    expect((await server.call('resetPassword', { body })).status).toBe(204);
  });
});

describe('case 23: what the old password opened is closed', () => {
  test('after a reset, in the browser that did it too', async () => {
    const player = await owner(server);
    const token = await linkOf(player);
    const answer = await player.call('resetPassword', { body: resetBody(token) });
    expect(answer.status).toBe(204);
    expect(player.cookies()).not.toContain('faceup_session');
    expect(player.cookies()).not.toContain('signed_in');
    expect((await player.call('readProfile')).status).toBe(401);
  });

  test('after a change, but for the browser that did it, which gets another token', async () => {
    const player = await owner(server);
    const other = visit(server.origin, player.email);
    await other.must('signIn', { body: { email: player.email, password: goodPassword, captcha: 'ok' } });
    const before = player.cookies();
    const body = { oldPassword: goodPassword, newPassword: fresh, confirmPassword: fresh };
    expect((await player.call('changePassword', { body })).status).toBe(204);
    expect(player.cookies()).not.toBe(before);
    expect((await player.call('readProfile')).status).toBe(200);
    expect((await other.call('readProfile')).status).toBe(401);
    const replay = await burst(server.origin, [
      { method: 'GET', path: routes.readProfile.path, headers: { cookie: before } },
    ]);
    expect(replay[0]?.status).toBe(401);
  });

  test('6.3.1: 50 guesses of the old password at once are counted', async () => {
    const player = await owner(server);
    const shots = Array.from({ length: 50 }, (_, at) => ({
      method: 'POST',
      path: routes.changePassword.path,
      body: { oldPassword: `guess ${at}`, newPassword: fresh, confirmPassword: fresh },
      headers: { cookie: player.cookies() },
    }));
    const hits = await burst(server.origin, shots);
    expect(hits.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(3);
    expect(hits.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
});

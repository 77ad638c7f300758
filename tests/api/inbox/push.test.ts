import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationFact } from '#contract/profile/notifications.ts';
import { sql } from '#server/db/db.ts';
import { notify } from '#server/services/inbox/notify.ts';
import { sendDuePushes } from '#server/services/inbox/push-jobs.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { startPushService, subscriber } from '#tests/support/push-service.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let ada: Owner;
let eve: Owner;
let now = new Date('2027-01-01T12:00:00Z');
beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    env: { PUSH_SERVICES: `*.push.example,${service.origin}`, SUPPORT_EMAIL: 'desk@casino.example' },
    parts: { captcha: openDoor, clock: { now: () => now } },
  });
  [ada, eve] = await Promise.all([owner(server), owner(server)]);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(async () => {
  service.answer(201);
  service.sent.length = 0;
  now = new Date('2027-01-01T12:00:00Z');
  for (const one of ['push_job', 'push_subscription'])
    await server.ctx.db.query(sql(`test_no_${one}`, `DELETE FROM ${one}`));
});

type Read = { key: string; browsers: { endpoint: string; topics: string[] }[] };
const read = (player: Owner) => player.must<Read>('readPush');
const save = (player: Owner, one: { endpoint: string; keys: object }, topics: readonly string[]) =>
  player.call<{ topics: string[]; code?: string }>('savePush', {
    body: { endpoint: one.endpoint, keys: one.keys, topics },
  });
const tell = (player: Owner, fact: NotificationFact) => notify(server.ctx.db, player.id, fact, now);
const send = () => sendDuePushes(server.ctx);
const won: NotificationFact = { kind: 'prize_drawn', facts: { game: '6 of 49', amount: '300.00', currency: 'EUR' } };
const paid: NotificationFact = { kind: 'withdrawal_sent', facts: { amount: '300.00', currency: 'EUR' } };
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('messages while no page is open', () => {
  test('a prize reaches the browser that asked, sealed for it, signed by the house, and without an amount', async () => {
    const phone = subscriber(service.origin, 'phone');
    expect((await save(ada, phone, ['draws'])).body).toEqual({ topics: ['draws'] });
    await tell(ada, won);
    expect(await send()).toBe(1);
    const [sent] = service.sent;
    const message = JSON.parse(phone.open(sent?.body ?? Buffer.alloc(0)));
    expect(message).toMatchObject({ title: '6 of 49: you won', path: '/profile/game-history' });
    expect(JSON.stringify(message)).not.toContain('300');
    expect(sent?.ttl).toBe(86_400);
    expect(sent?.claims).toMatchObject({
      aud: service.origin,
      sub: 'mailto:desk@casino.example',
      key: (await read(ada)).key,
    });
    const other = subscriber(service.origin, 'other');
    expect(() => other.open(sent?.body ?? Buffer.alloc(0))).toThrow();
    expect(await send()).toBe(0);
  });

  test('nobody is told of what they did not ask for, nor of another player’s news', async () => {
    await save(ada, subscriber(service.origin, 'phone'), ['draws']);
    await save(eve, subscriber(service.origin, 'tablet'), ['withdrawals']);
    await tell(ada, paid);
    await tell(eve, won);
    await tell(ada, { kind: 'bonus_completed', facts: { name: 'Welcome' } });
    expect(await send()).toBe(0);
    await tell(eve, paid);
    expect(await send()).toBe(1);
    expect(service.sent.map(({ path }) => path)).toEqual(['/send/tablet']);
  });

  test('an address that is at no known push service is never asked', async () => {
    const keys = subscriber(service.origin, 'x').keys;
    for (const endpoint of [
      'http://127.0.0.1:5432/send/x',
      'https://169.254.169.254/latest/meta-data',
      'https://push.example/x',
      'http://a.push.example/x',
      'https://a.push.example:8443/x',
      `https://a.push.example@evil.example/x`,
      'https://user:word@a.push.example/x',
      'https://evilpush.example/x',
      `${service.origin}0/send/x`,
    ])
      expect((await save(ada, { endpoint, keys }, ['draws'])).body.code).toBe('push_service_unknown');
    expect((await save(ada, { endpoint: 'https://a.push.example/x', keys }, ['draws'])).status).toBe(200);
    expect(
      (await save(ada, { endpoint: `${service.origin}/x`, keys: { ...keys, auth: 'short' } }, ['draws'])).status,
    ).toBe(400);
    expect((await server.call('readPush')).status).toBe(401);
  });

  test('where nobody is any more the browser is forgotten; a service that is away is asked again, until it is no news', async () => {
    const phone = subscriber(service.origin, 'phone');
    await save(ada, phone, ['draws', 'withdrawals']);
    await tell(ada, won);
    service.answer(503);
    expect(await send()).toBe(0);
    expect(service.sent).toHaveLength(1);
    expect(await send()).toBe(0);
    expect(service.sent).toHaveLength(1);
    later(31_000);
    service.answer(201);
    expect(await send()).toBe(1);
    expect(service.sent[1]?.ttl).toBe(86_400 - 31);

    await tell(ada, paid);
    later(86_400_000);
    expect(await send()).toBe(0);
    expect(service.sent).toHaveLength(2);

    await tell(ada, won);
    await tell(ada, paid);
    service.answer(410);
    expect(await send()).toBe(0);
    expect(service.sent).toHaveLength(3);
    // Whoever asks a day later is signed out.
    expect(await server.ctx.db.query(sql('test_any_push', 'SELECT 1 FROM push_subscription'))).toEqual([]);
  });

  test('who signs out, or is signed out from afar, is told nothing more there; a session that ran out changes nothing', async () => {
    const [phone, tablet] = [subscriber(service.origin, 'phone'), subscriber(service.origin, 'tablet')];
    const away = await owner(server);
    await save(away, phone, ['draws']);
    await save(ada, tablet, ['draws']);
    await tell(away, won);
    await away.must('signOut');
    expect(await send()).toBe(0);
    expect(await server.ctx.db.query(sql('test_who_is_told', 'SELECT endpoint FROM push_subscription'))).toEqual([
      { endpoint: tablet.endpoint },
    ]);
    await server.ctx.db.query(sql('test_forget_sessions', 'DELETE FROM session WHERE player_id = $1'), [ada.id]);
    await tell(ada, won);
    expect(await send()).toBe(1);
    ada = await owner(server);
  });

  test('a browser is its last player’s; each has ten at most, and takes back its own alone', async () => {
    const shared = subscriber(service.origin, 'shared');
    await save(ada, shared, ['draws']);
    await save(eve, shared, ['draws']);
    expect((await read(ada)).browsers).toEqual([]);
    await save(ada, shared, []);
    // Hers is none of these.
    expect((await read(eve)).browsers).toEqual([{ endpoint: shared.endpoint, topics: ['draws'] }]);
    await save(eve, shared, []);
    expect((await read(eve)).browsers).toEqual([]);
    for (let at = 0; at < 12; at += 1) {
      later(1_000);
      await save(ada, subscriber(service.origin, `browser-${at}`), ['draws']);
    }
    const { browsers } = await read(ada);
    expect(browsers.map(({ endpoint }) => endpoint.split('-')[1])).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationFact } from '#contract/profile/notifications.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { notify } from '#server/services/inbox/notify.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { deposit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Owner;
let eve: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve] = await Promise.all([owner(server), owner(server)]);
});
afterAll(() => server.stop());

type Inbox = { items: { id: string; kind: string; facts: Record<string, unknown>; read: boolean }[]; unread: number };
const inboxOf = (player: Owner) => player.must<Inbox>('listNotifications');
const readUpTo = (player: Owner, upTo: string) =>
  player.call<{ unread: number }>('markNotificationsRead', { body: { upTo } });
const tell = (player: Owner, fact: NotificationFact, at = '2027-01-01T00:00:00Z') =>
  notify(server.ctx.db, player.id, fact, new Date(at));

const facts: NotificationFact[] = [
  { kind: 'document_approved', facts: { document: 'id' } },
  { kind: 'document_rejected', facts: { document: 'bill', reason: 'too_old' } },
  { kind: 'bonus_ending', facts: { name: 'Welcome', endsAt: '2027-01-02T00:00:00.000Z' } },
  { kind: 'prize_drawn', facts: { game: '6 of 49', amount: '300.00', currency: 'EUR' } },
  { kind: 'draw_void', facts: { game: '6 of 49', amount: '2.00', currency: 'EUR' } },
  { kind: 'limit_raise_due', facts: { limit: 'deposit', period: 'DAY' } },
  { kind: 'limit_changed', facts: { limit: 'session', period: 'WEEK', value: '120' } },
  { kind: 'sign_in_new_device', facts: { device: '<script>alert(1)</script>' } },
  { kind: 'password_changed', facts: {} },
  { kind: 'support_answered', facts: {} },
  { kind: 'signs_in_play', facts: {} },
  { kind: 'house_suggests', facts: { what: 'break' } },
];

describe('notifications', () => {
  test('a player begins with none, and a visitor has none', async () => {
    expect(await inboxOf(ada)).toEqual({ items: [], unread: 0 });
    expect((await server.call('listNotifications')).status).toBe(401);
  });

  test('case 32: every kind comes back with its facts, as text, newest first', async () => {
    for (const [at, fact] of facts.entries()) await tell(ada, fact, `2027-01-01T00:${10 + at}:00Z`);
    const { items, unread } = await inboxOf(ada);
    expect(unread).toBe(facts.length);
    expect(items.map(({ kind, facts: told, read }) => ({ kind, facts: told, read }))).toEqual(
      facts.toReversed().map((fact) => ({ ...fact, read: false })),
    );
  });

  test('are read up to one, again without effect, and the newer stay unread', async () => {
    const { items } = await inboxOf(ada);
    const third = items[2]?.id ?? '';
    expect((await readUpTo(ada, third)).body).toEqual({ unread: 2 });
    expect((await readUpTo(ada, third)).body).toEqual({ unread: 2 });
    const after = await inboxOf(ada);
    expect(after.items.map(({ read }) => read)).toEqual([false, false, ...items.slice(2).map(() => true)]);
  });

  test('of one kind alone, which was read elsewhere, what else is unread stays so', async () => {
    const one = await owner(server);
    for (const [at, kind] of (['support_answered', 'password_changed', 'support_answered'] as const).entries())
      await tell(one, { kind, facts: {} }, `2027-01-01T00:${10 + at}:00Z`);
    const [newest] = (await inboxOf(one)).items;
    const body = { upTo: newest?.id ?? '', kind: 'support_answered' };
    expect((await one.call('markNotificationsRead', { body })).body).toEqual({ unread: 1 });
    expect((await inboxOf(one)).items.map(({ read }) => read)).toEqual([true, false, true]);
    const wrong = { ...body, kind: 'password_changed' };
    expect((await one.call('markNotificationsRead', { body: wrong })).status).toBe(400);
  });

  test('case 28: another player’s is not found, and stays unread', async () => {
    const [newest] = (await inboxOf(ada)).items;
    expect((await readUpTo(eve, newest?.id ?? '')).status).toBe(404);
    expect((await inboxOf(ada)).unread).toBe(2);
    expect((await inboxOf(eve)).items).toEqual([]);
    expect((await readUpTo(eve, "' OR 1=1--")).status).toBe(400);
  });

  test('a credited deposit is told once, with its amount', async () => {
    const paid = await owner(server);
    await deposit(server.origin, paid, '30');
    const told = { kind: 'deposit_credited', facts: { amount: '30.00', currency: 'EUR' } };
    expect(await inboxOf(paid)).toMatchObject({ unread: 1, items: [told] });
  });

  test('the list ends at 50, and what is older than 90 days is forgotten', async () => {
    for (let at = 0; at < 55; at++) await tell(eve, { kind: 'password_changed', facts: {} }, new Date().toISOString());
    await tell(eve, { kind: 'support_answered', facts: {} }, new Date(Date.now() - 91 * 86_400_000).toISOString());
    const before = await inboxOf(eve);
    expect([before.items.length, before.unread]).toEqual([50, 56]);
    await forgetStaleRows(server.ctx);
    expect((await inboxOf(eve)).unread).toBe(55);
  });
});

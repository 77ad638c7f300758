import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { runChat } from '#scripts/ops/chat.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { chatMessagesMax } from '#server/services/chat/chat.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { burst, tally } from '#tests/api/races/burst.ts';
import { callShot, type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const mails: Mail[] = [];
let server: TestServer;
let ada: Owner;
let eve: Owner;
beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  server = await startServer({
    parts: { captcha: openDoor, mailer },
    env: { CHATWOOT_HMAC_KEY: 'a-key-of-the-inbox' },
  });
  [ada, eve] = await Promise.all([owner(server), owner(server)]);
});
afterAll(() => server.stop());

type Message = { from: string; text: string };
const write = (who: Pick<Owner, 'call'>, body: unknown) =>
  who.call<{ id: string; code: string; fields?: Record<string, string> }>('sendChatMessage', { body });
const read = (player: Owner) => player.must<Message[]>('listChatMessages');
const ops = async (...words: string[]) => runChat(server.ctx.db, words, new Date());
const waiting = async (email: string) =>
  (await ops('list'))?.lines.find((line) => line.includes(email))?.slice(0, 36) ?? '';
const mailsAfter = async () => {
  mails.length = 0;
  await sendDueMails(server.ctx);
  return mails;
};

describe('the live chat', () => {
  test('case 32: keeps a player’s message as text, mails it to support escaped, and shows it to nobody else', async () => {
    const text = '<img src=x onerror=alert(1)>\nsecond line';
    expect((await write(ada, { message: `  ${text} ` })).status).toBe(200);
    expect(await read(ada)).toMatchObject([{ from: 'player', text }]);
    expect(await read(eve)).toEqual([]);
    const mail = (await mailsAfter()).find(({ subject }) => subject === 'A message in the chat');
    expect(mail).toMatchObject({ to: server.ctx.config.supportEmail, replyTo: ada.email });
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toContain('<img');
  });

  test('an answer shows in the player’s chat and lights the bell', async () => {
    const chat = await waiting(ada.email);
    expect((await ops('show', chat))?.done).toBe(true);
    const looks = (await loggedActs(server)).filter(({ act }) => act === 'chats.read');
    expect(looks.map(({ subject_id: id }) => id)).toEqual(expect.arrayContaining([null, chat]));
    expect((await ops('answer', chat, 'We', 'looked.'))?.done).toBe(true);
    expect((await read(ada)).map(({ from, text }) => [from, text]).at(-1)).toEqual(['support', 'We looked.']);
    const inbox = await ada.must<{ unread: number; items: { kind: string }[] }>('listNotifications');
    expect(inbox).toMatchObject({ unread: 1, items: [{ kind: 'support_answered' }] });
    expect(await waiting(ada.email)).toBe('');
  });

  test('a visitor leaves an address and is answered there; no call reads what they wrote', async () => {
    const email = 'visitor@example.com';
    const visitor = visit(server.origin);
    const body = { message: 'Hello?', email, visitorId: randomUUID() };
    expect((await write(visitor, body)).status).toBe(200);
    expect((await visitor.call('listChatMessages')).status).toBe(401);
    await mailsAfter();
    const id = await waiting(email);
    expect((await ops('answer', id, 'Hello.'))?.done).toBe(true);
    expect(await mailsAfter()).toMatchObject([{ to: email, subject: 'Support has answered you' }]);
    expect((await ops('show', id))?.lines.map((line) => line.slice(18))).toEqual(['they: Hello?', 'we: Hello.']);
  });

  test('case 28: a player’s conversation is theirs, whatever address or tab another names', async () => {
    const visitorId = randomUUID();
    await write(visit(server.origin), { message: 'I am Ada', email: ada.email, visitorId });
    await write(eve, { message: 'I am Eve', email: ada.email, visitorId });
    expect(JSON.stringify(await read(ada))).not.toContain('I am');
    expect(await read(eve)).toMatchObject([{ text: 'I am Eve' }]);
  });

  test.each([
    ['nothing', { message: ' \n ' }],
    ['too much', { message: 'x'.repeat(2_001) }],
    ['a control character', { message: 'a\u001b[2Jb' }],
    ['a turned direction', { message: 'a\u202eb' }],
    ['a list', { message: ['a'] }],
    ['a field too many', { message: 'a', playerId: randomUUID() }],
    ['no address that is one', { message: 'a', email: 'a@b.cd\r\nBcc: x@y.zz', visitorId: randomUUID() }],
  ])('refuses %s', async (_, body) => {
    expect((await write(ada, body)).status).toBe(400);
  });

  test('a visitor without an address or a tab is refused', async () => {
    const visitor = visit(server.origin);
    expect((await write(visitor, { message: 'a' })).status).toBe(400);
    expect((await write(visitor, { message: 'a', email: 'a@example.com' })).status).toBe(400);
  });

  test(`more than ${chatMessagesMax} a day in one conversation are refused, however many come at once`, async () => {
    const shots = Array.from({ length: chatMessagesMax + 20 }, () =>
      callShot(eve, 'sendChatMessage', { message: 'x' }),
    );
    const hits = [
      ...(await burst(server.origin, shots.slice(0, 60))),
      ...(await burst(server.origin, shots.slice(60))),
    ];
    // One was written before.
    expect(tally(hits)).toEqual({
      200: chatMessagesMax - 1,
      [hits.find(({ status }) => status !== 200)?.status ?? 0]: 21,
    });
    await server.ctx.db.query({ name: 'test_mails_gone', text: 'DELETE FROM mail_job WHERE done_at IS NULL' });
  });

  test('one address that floods is told to wait', async () => {
    const strict = await startServer({ env: { RATE_SCALE: '1' } });
    try {
      const body = { message: 'x', email: 'a@example.com', visitorId: randomUUID() };
      const hits = await burst(
        strict.origin,
        Array.from({ length: 40 }, () => ({ method: 'POST', path: routes.sendChatMessage.path, body })),
      );
      expect(tally(hits)).toEqual({ 200: 30, 429: 10 });
    } finally {
      await strict.stop();
    }
  });

  test('a chat service is told a pseudonym with its proof, the same each time', async () => {
    const identity = await ada.must<{ identifier: string; identifierHash: string }>('readChatIdentity');
    expect(identity).toMatchObject({ email: ada.email, name: 'Ada Byron' });
    expect(identity.identifier).toMatch(/^[0-9a-f]{32}$/);
    expect(identity.identifierHash).toMatch(/^[0-9a-f]{64}$/);
    expect(identity.identifier).not.toContain(ada.id.replaceAll('-', ''));
    expect(await ada.must('readChatIdentity')).toEqual(identity);
    expect((await server.call('readChatIdentity')).status).toBe(401);
  });
});

test.each([
  ['chat list of something', ['list', 'x']],
  ['no id', ['show']],
  ['an id that is none', ['show', "' OR 1=1--"]],
  ['an empty answer', ['answer', randomUUID(), ' ']],
])('the command for answers refuses %s', async (_, words) => {
  expect(await runChat(server.ctx.db, words, new Date())).toBeUndefined();
});

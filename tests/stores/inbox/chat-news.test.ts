import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markAnswersRead, markChatNews } from '#stores/inbox/chat-news.ts';
import { $notifications, type Notification } from '#stores/inbox/notifications.ts';
import { $session } from '#stores/session/session.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const read = 'PUT /profile-service/api/v1/profile/notification';
const list = 'GET /profile-service/api/v1/profile/notification';
const base = { createdAt: '2027-01-01T00:00:00.000Z', read: false, facts: {} } as const;
const answer = (id: string): Notification => ({ ...base, id, kind: 'support_answered' });
const other: Notification = { ...base, id: 'p', kind: 'password_changed' };

let marks = new Set<string>();
let stop = () => {};
beforeEach(async () => {
  fakeWindow();
  marks = new Set();
  const toggleAttribute = (name: string, on: boolean) => void (on ? marks.add(name) : marks.delete(name));
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  $session.set({ authenticated: true, known: true });
  fakeNetwork({ [list]: { body: { items: [], unread: 0 } } });
  stop = markChatNews();
  await new Promise((done) => setTimeout(done));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('the page is marked while an answer waits, and by nothing else of which the player is told', () => {
  $notifications.mutate({ items: [other], unread: 1 });
  expect([...marks]).toEqual([]);
  $notifications.mutate({ items: [other, answer('a')], unread: 2 });
  expect([...marks]).toEqual(['data-chat-news']);
  // The bell was opened: all was seen.
  $notifications.mutate({ items: [other, answer('a')], unread: 0 });
  expect([...marks]).toEqual([]);
});

it('reading the chat takes the mark away, on the server too, and leaves what else is unread', async () => {
  const { sent } = fakeNetwork({ [read]: { body: { unread: 1 } } });
  $notifications.mutate({ items: [answer('b'), other, answer('a')], unread: 3 });
  await markAnswersRead();
  expect(sent.map(({ body }) => body)).toEqual([{ upTo: 'b', kind: 'support_answered' }]);
  expect([...marks]).toEqual([]);
  expect($notifications.get().data).toMatchObject({
    items: [{ read: true }, { read: false }, { read: true }],
    unread: 1,
  });
});

it('nothing is asked where nothing waits, and the mark stays where the server does not answer', async () => {
  const { sent } = fakeNetwork({ [read]: 'network' });
  $notifications.mutate({ items: [other], unread: 1 });
  await markAnswersRead();
  expect(sent).toEqual([]);
  $notifications.mutate({ items: [answer('a')], unread: 1 });
  await markAnswersRead();
  expect([...marks]).toEqual(['data-chat-news']);
});

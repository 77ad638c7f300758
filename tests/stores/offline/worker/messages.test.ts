import { beforeEach, expect, it, vi } from 'vitest';
import { openMessage, showMessage } from '../../../../src/lib/offline/worker/messages.ts';

const shown = vi.fn();
const opened = vi.fn();
const focused = vi.fn();
let windows: { url: string; focus: () => void }[] = [];
beforeEach(() => {
  shown.mockReset();
  opened.mockReset();
  focused.mockReset();
  windows = [];
  vi.stubGlobal('self', {
    location: { origin: 'https://casino.example' },
    registration: { showNotification: shown },
    clients: { matchAll: async () => windows, openWindow: opened },
  });
});

const message = {
  title: '6 of 49: you won',
  body: 'The prize is in your wallet.',
  path: '/profile/game-history',
  tag: 'x-1',
};
const data = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData;
const noticeOf = (path: unknown) => ({ data: path, close: () => undefined }) as unknown as Notification;

it('shows what the house sent, and nothing of what it would not send', async () => {
  await showMessage(data(JSON.stringify(message)));
  expect(shown).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ body: message.body, tag: 'x-1', data: message.path }),
  );
  for (const other of ['', 'null', '[]', '{"title":"x"}', JSON.stringify({ ...message, path: 7 })])
    await showMessage(data(other));
  await showMessage(null);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('leads to its page, in the window that shows it already, and never out of the house', async () => {
  await openMessage(noticeOf('/profile/game-history'));
  windows = [{ url: 'https://casino.example/profile/game-history', focus: focused }];
  await openMessage(noticeOf('/profile/game-history'));
  await openMessage(noticeOf('https://evil.example/'));
  await openMessage(noticeOf('//evil.example/'));
  expect(focused).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls).toEqual([
    ['https://casino.example/profile/game-history'],
    ['https://casino.example'],
    ['https://casino.example'],
  ]);
});

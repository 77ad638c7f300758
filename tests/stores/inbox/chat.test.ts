import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $chat, loadChat, sendChat } from '#stores/inbox/chat.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const send = 'POST /support-service/api/v1/chat';
const at = '2027-01-01T00:00:00Z';
const email = 'anna@example.com';

beforeEach(() => {
  fakeWindow();
  $chat.set({ who: 'visitor', state: 'ready', messages: [], email: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  takeToasts();
});

describe('a message to support', () => {
  it('of a visitor names where the answer goes, and both are there again on the tab’s next page', async () => {
    const { sent } = fakeNetwork({ [send]: { body: { id: '1', at } } });
    expect(await sendChat({ email, message: 'Hello' })).toEqual({ ok: true });
    expect(sent[0]?.body).toEqual({ message: 'Hello', email, visitorId: expect.any(String) });
    const messages = [{ id: '1', from: 'player', text: 'Hello', at }];
    expect($chat.get().messages).toEqual(messages);
    $chat.set({ who: null, state: 'loading', messages: [], email: '' });
    await loadChat();
    expect($chat.get()).toEqual({ who: 'visitor', state: 'ready', messages, email });
  });

  it('of a player needs no address', async () => {
    const { sent } = fakeNetwork({ [send]: { body: { id: '1', at } } });
    $chat.set({ ...$chat.get(), who: 'player' });
    await sendChat({ email: '', message: 'Hello' });
    expect(sent[0]?.body).toEqual({ message: 'Hello' });
  });

  it('that is refused is not shown as sent, and why is said', async () => {
    fakeNetwork({ [send]: 'network' });
    expect(await sendChat({ email, message: 'Hello' })).toEqual({ ok: false, fields: {} });
    expect($chat.get().messages).toEqual([]);
    expect($toasts.get().map(({ message }) => ('toast' in message ? message.toast : message))).toEqual([
      { error: 'network' },
    ]);
  });
});

import { atom } from 'nanostores';
import type { ChatValues } from '#contract/forms/chat.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { newId } from '../calls/new-id.ts';
import { loadSession } from '../session/session.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail } from '../shell/toasts.ts';

export type ChatMessage = ApiAnswer<'listChatMessages'>[number];

/**
 * `who` is null until it is known whether a player or a visitor writes. A failed list is asked for again while it is open.
 * `email`: where the answers to what this tab wrote before go; empty for none.
 */
export type Chat = {
  readonly who: 'player' | 'visitor' | null;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly messages: readonly ChatMessage[];
  readonly email: string;
};
export const $chat = atom<Chat>({ who: null, state: 'loading', messages: [], email: '' });

/** How often an open panel looks for answers. */
const pollMs = 10_000;
/** What a visitor wrote in this tab, and where the answer goes. It is not on the server for anybody to read. */
const tabKey = 'faceup:chat';

type Tab = { readonly visitorId: string; readonly email: string; readonly messages: readonly ChatMessage[] };
const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' && value !== null && 'visitorId' in value && 'messages' in value && 'email' in value;

const readTab = (): Tab => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(tabKey) ?? 'null');
    if (isTab(kept)) return kept;
  } catch {}
  return { visitorId: newId(), email: '', messages: [] };
};
const keepTab = (tab: Tab): void => {
  try {
    sessionStorage.setItem(tabKey, JSON.stringify(tab));
  } catch {}
};

const show = (part: Partial<Chat>): void => $chat.set({ ...$chat.get(), ...part });

const readMessages = async (): Promise<void> => {
  const answer = await callApi('listChatMessages', {});
  if (answer.ok) show({ state: 'ready', messages: answer.value });
  else if ($chat.get().state === 'loading') show({ state: 'failed' });
};

/** Loads the conversation: a player's from the house, a visitor's from the tab. */
export const loadChat = async (): Promise<void> => {
  const who = (await loadSession()) ? 'player' : 'visitor';
  show({ who });
  if (who === 'player') return readMessages();
  const { email, messages } = readTab();
  show({ state: 'ready', messages, email });
};

/** Looks for answers as long as the panel is open and the page in front. Returns what ends that. */
export const followChat = (): (() => void) => {
  void loadChat();
  const timer = setInterval(() => {
    if ($chat.get().who === 'player' && document.visibilityState === 'visible') void readMessages();
  }, pollMs);
  return () => clearInterval(timer);
};

/** Sends a message; a visitor's stays in the tab. */
export const sendChat = async ({ email, message }: ChatValues): Promise<Sent<ChatValues>> => {
  const tab = readTab();
  const isVisitor = $chat.get().who === 'visitor';
  const address = isVisitor ? { email, visitorId: tab.visitorId } : {};
  const answer = await callApi('sendChatMessage', { body: { message, ...address } });
  if (!answer.ok) {
    showFail(answer);
    return notSent();
  }
  const one: ChatMessage = { id: answer.value.id, from: 'player', text: message, at: answer.value.at };
  const messages = [...$chat.get().messages, one];
  show({ messages });
  if (isVisitor) keepTab({ ...tab, email, messages });
  return sent;
};

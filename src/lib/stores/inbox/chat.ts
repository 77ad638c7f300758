import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { checkEmail } from '../session/email.ts';
import { loadSession } from '../session/session.ts';
import { createForm, present } from '../shell/form.ts';
import { showFail } from '../shell/toasts.ts';

export type ChatMessage = ApiAnswer<'listChatMessages'>[number];

/** `who` is null until it is known whether a player or a visitor writes. A failed list is asked for again while it is open. */
export type Chat = {
  readonly who: 'player' | 'visitor' | null;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly messages: readonly ChatMessage[];
};
export const $chat = atom<Chat>({ who: null, state: 'loading', messages: [] });

export const chatMessageMax = 2_000;
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
  return { visitorId: crypto.randomUUID(), email: '', messages: [] };
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
  if (email !== '' && chatForm.$state.get().values.email === '') chatForm.setValue('email', email);
  show({ state: 'ready', messages });
};

/** Looks for answers as long as the panel is open and the page in front. Returns what ends that. */
export const followChat = (): (() => void) => {
  void loadChat();
  const timer = setInterval(() => {
    if ($chat.get().who === 'player' && document.visibilityState === 'visible') void readMessages();
  }, pollMs);
  return () => clearInterval(timer);
};

type ChatValues = { readonly email: string; readonly message: string };

const check = ({ email, message }: ChatValues) => {
  const text = message.trim();
  return present<Record<keyof ChatValues, string>>({
    email: $chat.get().who === 'visitor' ? checkEmail(email) : undefined,
    message: text === '' ? 'message_required' : text.length > chatMessageMax ? 'message_long' : undefined,
  });
};

const send = async ({ email, message }: ChatValues): Promise<undefined> => {
  const text = message.trim();
  const tab = readTab();
  const isVisitor = $chat.get().who === 'visitor';
  const address = isVisitor ? { email: email.trim(), visitorId: tab.visitorId } : {};
  const answer = await callApi('sendChatMessage', { body: { message: text, ...address } });
  if (!answer.ok) {
    showFail(answer);
    return;
  }
  const sent: ChatMessage = { id: answer.value.id, from: 'player', text, at: answer.value.at };
  const messages = [...$chat.get().messages, sent];
  show({ messages });
  if (isVisitor) keepTab({ ...tab, email: email.trim(), messages });
  chatForm.setValue('message', '');
};

export const chatForm = createForm<ChatValues>({
  initial: { email: '', message: '' },
  order: ['email', 'message'],
  check,
  send,
});

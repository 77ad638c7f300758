import { map } from 'nanostores';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskResult } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type WaitingChat = DeskAnswer<'listWaitingChats'>[number];
export type Conversation = DeskAnswer<'readChat'>;

export const $chats = createDeskQuery(() => callDesk('listWaitingChats', {}));
export const $chat = createDeskChosen((id) => callDesk('readChat', { params: { id } }));

/** What was typed and not sent, by conversation: it stays while another is looked at, and when an answer is kept back. */
export const $drafts = map<Readonly<Record<string, string>>>({});

export const typeAnswer = (id: string, text: string): void => $drafts.setKey(id, text);

const reload = () => Promise.all([$chats.reload(), $chat.reload()]);
export const refreshChats = reload;

/** The last message that is not ours; undefined: there is none to answer. */
const lastAsked = ({ messages }: Conversation): string | undefined =>
  messages.findLast(({ fromSupport }) => !fromSupport)?.id;

/** Sends what was typed to the conversation that is open; what came meanwhile is shown first, and what was typed stays. */
export const sendAnswer = async (id: string): Promise<DeskResult<void> | null> => {
  const { data } = $chat.get();
  const shown = data && lastAsked(data);
  const text = ($drafts.get()[id] ?? '').trim();
  if (shown === undefined || text === '') return null;
  const answer = await afterAct(callDesk('answerChat', { params: { id }, body: { text, shown } }), reload);
  if (answer.ok) $drafts.setKey(id, '');
  return answer;
};

import * as z from 'zod/mini';
import { chatMessageMax } from '../chat-message.ts';
import { instant, longText, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const chat = z.strictObject({
  id: uuid,
  /** Null: a visitor, who gets the answer by mail. */
  playerId: z.nullable(uuid),
  email: z.string(),
  lastAt: instant,
  lastText: z.string(),
});
export type WaitingChat = z.output<typeof chat>;

export const listWaitingChats = defineDeskCall({
  method: 'GET',
  path: '/desk-service/chats',
  summary: 'Conversations whose last word is not ours, those that wait longest first',
  access: 'chats.read',
  response: z.array(chat),
  errors: [],
});

const one = z.strictObject({ id: uuid });

export const readChat = defineDeskCall({
  method: 'GET',
  path: '/desk-service/chats/{id}',
  summary: 'A conversation in whole, the oldest message first',
  access: 'chats.read',
  params: one,
  response: z.strictObject({
    playerId: z.nullable(uuid),
    email: z.string(),
    messages: z.array(z.strictObject({ id: uuid, fromSupport: z.boolean(), text: longText(10_000), at: instant })),
  }),
  errors: ['not_found'],
});

export const answerChat = defineDeskCall({
  method: 'POST',
  path: '/desk-service/chats/{id}',
  summary: 'Answer a conversation: a player sees it in the chat, a visitor gets it by mail',
  access: 'chats.answer',
  params: one,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(chatMessageMax)),
    /** The last message that was shown: with a newer one the answer may be none any more, and is kept back. */
    shown: uuid,
  }),
  response: z.void(),
  errors: ['not_found', 'changed_since_shown'],
});

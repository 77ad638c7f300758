import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { chatMessageMax } from '../chat-message.ts';
import { routes } from '../routes.ts';
import { email, instant, orNone, uuid } from '../wire.ts';

/** Lines of text and nothing else: no other control characters, none that turn the direction of what follows. */
const chatText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(chatMessageMax),
    z.regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u),
  );

const chatMessage = z.strictObject({ id: uuid, from: z.enum(['player', 'support']), text: z.string(), at: instant });

export const sendChatMessage = defineCall({
  ...routes.sendChatMessage,
  summary:
    'Write to support. A visitor leaves an email for the answer and a random id of the tab; a player needs neither',
  tag: 'support',
  session: 'none',
  body: z.strictObject({ message: chatText, email: orNone(email), visitorId: orNone(uuid) }),
  response: z.strictObject({ id: uuid, at: instant }),
  errors: ['too_many'],
});

export const listChatMessages = defineCall({
  ...routes.listChatMessages,
  summary: 'The player’s own last 100 messages with support, oldest first',
  tag: 'support',
  session: 'player',
  response: z.array(chatMessage),
  errors: [],
});

export const readChatIdentity = defineCall({
  ...routes.readChatIdentity,
  summary: 'Who the player is to a chat service of the operator’s: a pseudonym, name and email, and their proof',
  tag: 'support',
  session: 'player',
  response: z.strictObject({
    identifier: z.string(),
    /** HMAC-SHA256 of the identifier with the service’s key; null when none is set. */
    identifierHash: z.nullable(z.string()),
    name: z.string(),
    email: z.string(),
  }),
  errors: [],
});

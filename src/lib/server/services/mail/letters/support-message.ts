import { z } from 'zod';
import { type ChatMailRow, findChatMessage } from '../../../db/queries/chat.ts';
import type { Composer } from '../letter.ts';

const facts = z.object({ messageId: z.string() });

/** A message of the chat, for the house's own desk. An answer by mail goes to who wrote it. */
export const supportMessageLetter: Composer = async (ctx, job) => {
  const [message] = await ctx.db.query<ChatMailRow>(findChatMessage, [facts.parse(job.facts).messageId]);
  // Forgotten meanwhile, with its conversation.
  if (message === undefined) return null;
  const { text, email, name, conversation_id } = message;
  return {
    recipient: 'support',
    isPersonal: true,
    replyTo: email,
    subject: 'A message in the chat',
    paragraphs: [name === null ? `A visitor (${email}) writes:` : `${name} (${email}) writes:`, text],
    smallPrint: [`To answer in the chat: npm run ops -- chat answer ${conversation_id} <text>`],
  };
};

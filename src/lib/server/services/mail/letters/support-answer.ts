import { z } from 'zod';
import { type ChatMailRow, findChatMessage } from '../../../db/queries/chat.ts';
import type { Composer } from '../letter.ts';

const facts = z.object({ messageId: z.string() });

/** What support answered a visitor, at the address that was left in the chat. */
export const supportAnswerLetter: Composer = async (ctx, job) => {
  const [message] = await ctx.db.query<ChatMailRow>(findChatMessage, [facts.parse(job.facts).messageId]);
  if (message === undefined) return null;
  return {
    recipient: { email: message.email },
    isPersonal: true,
    replyTo: ctx.config.supportEmail,
    subject: 'Support has answered you',
    paragraphs: ['You wrote to us in the chat. Our answer:', message.text],
    smallPrint: [
      'Answer this mail to go on. If you did not write to us, somebody mistyped an address: ignore this mail.',
    ],
  };
};

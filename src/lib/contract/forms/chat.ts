import * as z from 'zod/mini';
import { chatMessageMax } from '../chat-message.ts';
import { typedEmail } from './fields.ts';

const message = z
  .string()
  .check(z.trim(), z.minLength(1, 'message_required'), z.maxLength(chatMessageMax, 'message_long'));

/** A message to support, in the order of the screen; a visitor leaves an address for the answer. */
export const chatSchema = (isVisitor: boolean) => z.object({ email: isVisitor ? typedEmail : z.string(), message });
export type ChatValues = z.output<ReturnType<typeof chatSchema>>;

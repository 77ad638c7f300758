import type { Call } from '../call.ts';
import { logError } from '../error-log.ts';
import type { CallName } from '../routes.ts';
import { listChatMessages, readChatIdentity, sendChatMessage } from '../support/chat.ts';

/** The chat, and what browsers report. A fixed path stands before one with a parameter in the same place. */
export const supportCalls = {
  sendChatMessage,
  listChatMessages,
  readChatIdentity,
  logError,
} as const satisfies Partial<Record<CallName, Call>>;

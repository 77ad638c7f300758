import { ok } from '#domain/result.ts';
import { chatIdentity, chatOf, sendChatMessage } from '../../services/chat/chat.ts';
import { currentSession } from '../../services/identity/sessions.ts';
import type { RoutesOf } from '../route.ts';

export const chatRoutes: RoutesOf<'sendChatMessage' | 'listChatMessages' | 'readChatIdentity'> = {
  sendChatMessage: {
    rate: 'sensitive',
    // Visitors write too: who has a session is known by it and by nothing that the body says.
    handle: async ({ ctx, sessionToken, body }) =>
      sendChatMessage(ctx, sessionToken === null ? null : await currentSession(ctx, sessionToken), body),
  },
  listChatMessages: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await chatOf(ctx, session)),
  },
  readChatIdentity: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await chatIdentity(ctx, session)),
  },
};

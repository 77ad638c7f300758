import { ok } from '#domain/result.ts';
import { answerChat } from '../../../services/chat/answer-chat.ts';
import { listWaitingChats, readChat } from '../../../services/desk/chats/chats.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const deskChatRoutes: DeskRoutesOf<'listWaitingChats' | 'readChat' | 'answerChat'> = {
  listWaitingChats: {
    async handle({ ctx, saw }) {
      const chats = await listWaitingChats(ctx);
      saw({ players: chats.flatMap(({ playerId }) => playerId ?? []) });
      return ok(chats);
    },
  },
  readChat: {
    async handle({ ctx, params, saw }) {
      const found = await readChat(ctx, params.id);
      const playerId = found.ok ? found.value.playerId : null;
      saw({ players: playerId === null ? [] : [playerId], subject: { kind: 'chat', id: params.id } });
      return found;
    },
  },
  answerChat: {
    handle: ({ ctx, actor, params, body }) =>
      answerChat(ctx.db, actor, params.id, body.text, ctx.clock.now(), body.shown),
  },
};

import type { WaitingChat } from '#contract/desk/chats.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type ChatMessageRow,
  type ChatRow,
  findChat,
  listChat,
  listWaitingChats as listRows,
} from '../../../db/queries/chat.ts';

type Ctx = Pick<ServerContext, 'db'>;

/** Conversations whose last word is not ours, those that wait longest first. */
export async function listWaitingChats({ db }: Ctx): Promise<WaitingChat[]> {
  const rows = await db.query<ChatRow>(listRows);
  return rows.map(({ id, player_id: playerId, email, last_at: lastAt, text: lastText }) => ({
    id,
    playerId,
    email,
    lastAt: lastAt.toISOString(),
    lastText,
  }));
}

export type Conversation = {
  readonly playerId: string | null;
  readonly email: string;
  readonly messages: { id: string; fromSupport: boolean; text: string; at: string }[];
};

/** One of them in whole. */
export async function readChat({ db }: Ctx, id: string): Promise<Result<Conversation, 'not_found'>> {
  const [chat] = await db.query<{ player_id: string | null; email: string }>(findChat, [id]);
  if (chat === undefined) return fail('not_found');
  const rows = await db.query<ChatMessageRow>(listChat, [id]);
  return ok({
    playerId: chat.player_id,
    email: chat.email,
    messages: rows.map(({ id: messageId, from_support: fromSupport, text, at }) => ({
      id: messageId,
      fromSupport,
      text,
      at: at.toISOString(),
    })),
  });
}

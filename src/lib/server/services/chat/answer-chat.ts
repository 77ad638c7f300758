import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../db/db.ts';
import { findLastAsked, holdChat, insertChatMessage, touchChat } from '../../db/queries/chat.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { notify } from '../inbox/notify.ts';

/**
 * Answers a conversation: a player sees it in the chat and hears of it by the bell, a visitor by mail. `shown`: the last message that was
 * read before; with a newer one it is `changed_since_shown`, and nothing is sent.
 */
export async function answerChat(
  db: Db,
  actor: Actor,
  conversationId: string,
  text: string,
  now: Date,
  shown?: string,
): Promise<Result<void, 'not_found' | 'changed_since_shown'>> {
  return db.transaction(async (tx) => {
    const [conversation] = await tx.query<{ player_id: string | null }>(holdChat, [conversationId]);
    if (conversation === undefined) return fail('not_found');
    const [asked] = await tx.query<{ id: string }>(findLastAsked, [conversationId]);
    if (shown !== undefined && asked !== undefined && asked.id !== shown) return fail('changed_since_shown');
    await tx.query(touchChat, [conversationId, now]);
    const [stored] = await tx.query<{ id: string }>(insertChatMessage, [conversationId, true, text, now]);
    const { player_id: playerId } = conversation;
    if (playerId === null) await tx.query(enqueueMail, ['support_answer', null, now, { messageId: stored?.id }]);
    else await notify(tx, playerId, { kind: 'support_answered', facts: {} }, now);
    await noteAct(tx, now, actor, {
      act: 'chats.answer',
      subject: { kind: 'chat', id: conversationId },
      players: playerId === null ? [] : [playerId],
      facts: { characters: text.length },
    });
    return ok(undefined);
  });
}

import type { Db } from '../../db/db.ts';
import { insertChatMessage, touchChat } from '../../db/queries/chat.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { notify } from '../inbox/notify.ts';

/** Answers a conversation: a player sees it in the chat and hears of it by the bell, a visitor by mail. False: there is none. */
export async function answerChat(
  db: Db,
  actor: Actor,
  conversationId: string,
  text: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [conversation] = await tx.query<{ player_id: string | null }>(touchChat, [conversationId, now]);
    if (conversation === undefined) return false;
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
    return true;
  });
}

import { parseArgs } from 'node:util';
import { chatMessageMax } from '#contract/chat-message.ts';
import type { Db } from '#server/db/db.ts';
import { type ChatMessageRow, type ChatRow, findChat, listChat, listWaitingChats } from '#server/db/queries/chat.ts';
import { answerChat } from '#server/services/chat/answer-chat.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed, isUuid, minuteOf, said } from './answer.ts';
import { noteShown } from './noted.ts';
import { actorOf } from './shell-actor.ts';

const shownMax = 120;

const list = async (db: Db, actor: Actor, now: Date): Promise<Answer> => {
  const rows = await db.query<ChatRow>(listWaitingChats);
  if (rows.length === 0) return said('Nobody waits for an answer.');
  await noteShown(db, actor, { act: 'chats.read', players: rows.map((row) => row.player_id) }, now);
  const lines = rows.map(
    ({ id, email, is_player, last_at, text }) =>
      `${id}  ${minuteOf(last_at)}  ${is_player ? 'player' : 'visitor'} ${plain(email, 254)}: ${plain(text, shownMax)}`,
  );
  return said(...lines);
};

const show = async (db: Db, actor: Actor, id: string, now: Date): Promise<Answer> => {
  const rows = await db.query<ChatMessageRow>(listChat, [id]);
  const [chat] = await db.query<{ player_id: string | null }>(findChat, [id]);
  if (rows.length === 0 || chat === undefined) return failed('There is no such conversation.');
  await noteShown(db, actor, { act: 'chats.read', players: [chat.player_id], subject: { kind: 'chat', id } }, now);
  const lines = rows.map(
    ({ from_support, text, at }) => `${minuteOf(at)}  ${from_support ? 'we' : 'they'}: ${plain(text, chatMessageMax)}`,
  );
  return said(...lines);
};

const answer = async (db: Db, actor: Actor, id: string, text: string, now: Date): Promise<Answer> => {
  if (text.length > chatMessageMax) return failed(`At most ${chatMessageMax} characters.`);
  return (await answerChat(db, actor, id, text, now)).ok ? said('Answered.') : failed('There is no such conversation.');
};

/**
 * `chat list`, `chat show <id>`, `chat answer <id> <text…>`, with `--by <name>` for who does it, else the user of the operating system;
 * undefined: none of them.
 */
export const runChat = (db: Db, words: readonly string[], now: Date): Promise<Answer> | undefined => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, id, ...rest] = positionals;
  const actor = actorOf(values.by);
  if (actor === undefined) return undefined;
  if (command === 'list' && id === undefined) return list(db, actor, now);
  if (id === undefined || !isUuid(id)) return undefined;
  if (command === 'show' && rest.length === 0) return show(db, actor, id, now);
  const text = rest.join(' ').trim();
  return command === 'answer' && text !== '' ? answer(db, actor, id, text, now) : undefined;
};

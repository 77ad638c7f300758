import { command, sql } from '../db.ts';

/** Opens a player's conversation or finds it; its row is locked, so that its messages are counted one after the other. */
export const openPlayerChat = command(
  'open_player_chat',
  `INSERT INTO chat_conversation (player_id, last_at) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET last_at = $2 RETURNING id`,
);

/** As above, for a tab and the address that was left in it. */
export const openVisitorChat = command(
  'open_visitor_chat',
  `INSERT INTO chat_conversation (visitor_id, email, last_at) VALUES ($1, $2, $3)
   ON CONFLICT (visitor_id, email) DO UPDATE SET last_at = $3 RETURNING id`,
);

/** `$2` the day before now. */
export const countChatMessages = sql(
  'count_chat_messages',
  'SELECT count(*) AS written FROM chat_message WHERE conversation_id = $1 AND NOT from_support AND at > $2',
);

/** `$2` whether support wrote it. */
export const insertChatMessage = command(
  'insert_chat_message',
  'INSERT INTO chat_message (conversation_id, from_support, text, at) VALUES ($1, $2, $3, $4) RETURNING id',
);

export type ChatMessageRow = { id: string; from_support: boolean; text: string; at: Date };

/** A player's last messages, newest first; `$2` at most. */
export const listPlayerChat = sql(
  'list_player_chat',
  `SELECT m.id, m.from_support, m.text, m.at FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
   WHERE c.player_id = $1 ORDER BY m.at DESC, m.id LIMIT $2`,
);

export type ChatMailRow = { text: string; conversation_id: string; email: string; name: string | null };

/** A message with the address of who leads the conversation, for the mail that is made of it. */
export const findChatMessage = sql(
  'find_chat_message',
  `SELECT m.text, m.conversation_id, coalesce(c.email, p.email) AS email, p.full_name AS name
   FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id LEFT JOIN player p ON p.id = c.player_id
   WHERE m.id = $1`,
);

export type ChatRow = {
  id: string;
  email: string;
  player_id: string | null;
  is_player: boolean;
  last_at: Date;
  text: string;
};

/** Conversations whose last word is not support's, the longest waiting first, with that word. */
export const listWaitingChats = sql(
  'list_waiting_chats',
  `SELECT c.id, coalesce(c.email, p.email) AS email, c.player_id, c.player_id IS NOT NULL AS is_player, last.at AS last_at, last.text
   FROM chat_conversation c LEFT JOIN player p ON p.id = c.player_id
   CROSS JOIN LATERAL (SELECT from_support, text, at FROM chat_message WHERE conversation_id = c.id
     ORDER BY at DESC, id LIMIT 1) last
   WHERE NOT last.from_support ORDER BY last.at LIMIT 200`,
);

/** Whose conversation it is. */
export const findChat = sql(
  'find_chat',
  `SELECT c.player_id, coalesce(c.email, p.email) AS email FROM chat_conversation c LEFT JOIN player p ON p.id = c.player_id WHERE c.id = $1`,
);

/** The id of the last message that is not ours. */
export const findLastAsked = sql(
  'find_last_asked',
  `SELECT id FROM chat_message WHERE conversation_id = $1 AND NOT from_support ORDER BY at DESC, id LIMIT 1`,
);

export const listChat = sql(
  'list_chat',
  `SELECT id, from_support, text, at FROM chat_message WHERE conversation_id = $1 ORDER BY at, id LIMIT 1000`,
);

/** One that nobody else answers, or adds to, until the transaction ends. */
export const holdChat = command('hold_chat', 'SELECT player_id FROM chat_conversation WHERE id = $1 FOR UPDATE');

export const touchChat = command(
  'touch_chat',
  'UPDATE chat_conversation SET last_at = $2 WHERE id = $1 RETURNING player_id',
);

export const findChatPerson = sql('find_chat_person', 'SELECT full_name, email FROM player WHERE id = $1');

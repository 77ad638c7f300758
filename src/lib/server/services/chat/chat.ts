import { createHmac } from 'node:crypto';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Statement } from '../../db/db.ts';
import {
  type ChatMessageRow,
  countChatMessages,
  findChatPerson,
  insertChatMessage,
  listPlayerChat,
  openPlayerChat,
  openVisitorChat,
} from '../../db/queries/chat.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { PlayerSession } from '../caller.ts';

/** In one conversation and 24 hours; the pipeline bounds what one address writes. */
export const chatMessagesMax = 100;
const listedMax = 100;
const dayMs = 86_400_000;

type ChatInput = {
  readonly message: string;
  readonly email?: string | undefined;
  readonly visitorId?: string | undefined;
};
type ChatMessage = {
  readonly id: string;
  readonly from: 'player' | 'support';
  readonly text: string;
  readonly at: string;
};

/**
 * Stores a message to support and mails it to them, in one transaction. A player's goes to the player's own conversation,
 * whatever address stands beside it; a visitor must leave one, since the answer goes there and nowhere else.
 */
export async function sendChatMessage(
  ctx: ServerContext,
  session: PlayerSession | null,
  { message, email, visitorId }: ChatInput,
): Promise<Result<{ readonly id: string; readonly at: string }, 'bad_request' | 'too_many'>> {
  const now = ctx.clock.now();
  const opening = openingOf(session, email, visitorId, now);
  if (opening === null) return fail('bad_request', { field: 'email' });
  return ctx.db.transaction(async (tx) => {
    const [conversation] = await tx.query<{ id: string }>(opening.statement, opening.values);
    if (conversation === undefined) throw new Error('A conversation that cannot be opened');
    const since = new Date(now.getTime() - dayMs);
    const [counted] = await tx.query<{ written: bigint }>(countChatMessages, [conversation.id, since]);
    if ((counted?.written ?? 0n) >= chatMessagesMax) return fail('too_many', { max: chatMessagesMax });
    const [stored] = await tx.query<{ id: string }>(insertChatMessage, [conversation.id, false, message, now]);
    if (stored === undefined) throw new Error('A message that was not stored');
    await tx.query(enqueueMail, ['support_message', session?.playerId ?? null, now, { messageId: stored.id }]);
    return ok({ id: stored.id, at: now.toISOString() });
  });
}

/** Whose conversation it is: the session's, before anything that the message says. Null: nobody's. */
function openingOf(
  session: PlayerSession | null,
  email: string | undefined,
  visitorId: string | undefined,
  now: Date,
): { readonly statement: Statement; readonly values: readonly unknown[] } | null {
  if (session !== null) return { statement: openPlayerChat, values: [session.playerId, now] };
  if (email === undefined || visitorId === undefined) return null;
  return { statement: openVisitorChat, values: [visitorId, email, now] };
}

/** The player's own conversation, oldest message first. */
export async function chatOf(ctx: ServerContext, session: PlayerSession): Promise<ChatMessage[]> {
  const rows = await ctx.db.query<ChatMessageRow>(listPlayerChat, [session.playerId, listedMax]);
  return rows
    .map(({ id, from_support, text, at }) => ({
      id,
      text,
      at: at.toISOString(),
      from: from_support ? ('support' as const) : ('player' as const),
    }))
    .toReversed();
}

type ChatIdentity = {
  readonly identifier: string;
  readonly identifierHash: string | null;
  readonly name: string;
  readonly email: string;
};

/** Who the player is to a chat service outside: a pseudonym that stays, and what proves that we said so. */
export async function chatIdentity(ctx: ServerContext, session: PlayerSession): Promise<ChatIdentity> {
  const [row] = await ctx.db.query<{ full_name: string; email: string }>(findChatPerson, [session.playerId]);
  if (row === undefined) throw new Error('A session without its player');
  const { secrets, chatwootHmacKey } = ctx.config;
  const identifier = createHmac('sha256', secrets.pseudonym)
    .update(`chat:${session.playerId}`)
    .digest('hex')
    .slice(0, 32);
  const identifierHash =
    chatwootHmacKey === null ? null : createHmac('sha256', chatwootHmacKey).update(identifier).digest('hex');
  return { identifier, identifierHash, name: row.full_name, email: row.email };
}

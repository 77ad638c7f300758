import type { ResponseOf } from '#contract/call.ts';
import type { listNotifications, NotificationKind } from '#contract/profile/notifications.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  countUnread,
  findNotification,
  listNotificationRows,
  markRead,
  type NotificationRow,
} from '../../db/queries/inbox.ts';
import type { PlayerSession } from '../caller.ts';

type Inbox = ResponseOf<typeof listNotifications>;

/** As many as the bell shows. */
const notificationsMax = 50;

/** The player's own notifications, newest first, and how many of all that are kept are unread. */
export async function notificationsOf(ctx: ServerContext, session: PlayerSession): Promise<Inbox> {
  const rows = await ctx.db.query<NotificationRow>(listNotificationRows, [session.playerId, notificationsMax]);
  return { items: rows.map(present), unread: await unreadOf(ctx, session) };
}

/** Marks one of the player's own, and what is older, as read. Another player's is not found. `upTo` is a UUID. */
export async function markNotificationsRead(
  ctx: ServerContext,
  session: PlayerSession,
  upTo: string,
  kind: NotificationKind | null = null,
): Promise<Result<{ readonly unread: number }, 'not_found'>> {
  const rows = await ctx.db.query(findNotification, [session.playerId, upTo]);
  if (rows.length === 0) return fail('not_found');
  await ctx.db.query(markRead, [session.playerId, upTo, ctx.clock.now(), kind]);
  return ok({ unread: await unreadOf(ctx, session) });
}

async function unreadOf(ctx: ServerContext, session: PlayerSession): Promise<number> {
  const [row] = await ctx.db.query<{ unread: bigint }>(countUnread, [session.playerId]);
  return Number(row?.unread ?? 0n);
}

const present = ({ id, kind, facts, created_at, read_at }: NotificationRow): Inbox['items'][number] =>
  // Written by `notify` alone, whose types are those of the contract.
  ({ id, kind, facts, createdAt: created_at.toISOString(), read: read_at !== null }) as Inbox['items'][number];

import { command, sql } from '../db.ts';

/** `$2` kind, `$3` facts, `$4` now. */
export const insertNotification = command(
  'insert_notification',
  'INSERT INTO notification (player_id, kind, facts, created_at) VALUES ($1, $2, $3, $4)',
);

export type NotificationRow = {
  id: string;
  kind: string;
  facts: unknown;
  created_at: Date;
  read_at: Date | null;
};

/** `$2` rows at most, newest first. */
export const listNotificationRows = sql(
  'list_notifications',
  `SELECT id, kind, facts, created_at, read_at FROM notification WHERE player_id = $1
   ORDER BY created_at DESC, id DESC LIMIT $2`,
);

export const countUnread = sql(
  'count_unread_notifications',
  'SELECT count(*) AS unread FROM notification WHERE player_id = $1 AND read_at IS NULL',
);

export const findNotification = sql(
  'find_notification',
  'SELECT id FROM notification WHERE id = $2 AND player_id = $1',
);

/** What is as old as `$2` or older, and of the kind `$4` where that is not null. One that was told meanwhile, unseen, stays unread. */
export const markRead = command(
  'mark_notifications_read',
  `UPDATE notification SET read_at = $3
   WHERE player_id = $1 AND read_at IS NULL AND kind = coalesce($4, kind)
     AND (created_at, id) <= (SELECT created_at, id FROM notification WHERE id = $2 AND player_id = $1)`,
);

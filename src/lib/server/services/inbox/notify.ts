import type { NotificationFact } from '#contract/profile/notifications.ts';
import type { Queryable } from '../../db/db.ts';
import { insertNotification } from '../../db/queries/inbox.ts';

/** Tells a player of a fact by the bell. Within a transaction it stands or falls with the fact. */
export async function notify(
  tx: Queryable,
  playerId: string,
  { kind, facts }: NotificationFact,
  now: Date,
): Promise<void> {
  await tx.query(insertNotification, [playerId, kind, facts, now]);
}

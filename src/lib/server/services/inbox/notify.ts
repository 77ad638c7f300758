import type { NotificationFact, NotificationKind } from '#contract/profile/notifications.ts';
import type { PushTopic } from '#contract/profile/push-topics.ts';
import type { Queryable } from '../../db/db.ts';
import { insertNotification } from '../../db/queries/inbox.ts';
import { enqueuePush } from '../../db/queries/push.ts';

/** What is also told while no page is open, to whom that was asked for: by its topic. */
const topics: Readonly<Partial<Record<NotificationKind, PushTopic>>> = {
  prize_drawn: 'draws',
  draw_void: 'draws',
  withdrawal_sent: 'withdrawals',
  withdrawal_failed: 'withdrawals',
};

/** Tells the browsers of a player that want to hear of a topic, within the transaction of the fact; the bell is left as it is. */
export async function tellAway(
  tx: Queryable,
  playerId: string,
  topic: PushTopic,
  { kind, facts }: NotificationFact,
  now: Date,
): Promise<void> {
  await tx.query(enqueuePush, [playerId, topic, kind, facts, now]);
}

/** Tells a player of a fact by the bell. Within a transaction it stands or falls with the fact. */
export async function notify(tx: Queryable, playerId: string, fact: NotificationFact, now: Date): Promise<void> {
  await tx.query(insertNotification, [playerId, fact.kind, fact.facts, now]);
  const topic = topics[fact.kind];
  if (topic !== undefined) await tellAway(tx, playerId, topic, fact, now);
}

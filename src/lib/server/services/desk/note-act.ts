import type { Act } from '#domain/desk/acts.ts';
import type { Queryable } from '../../db/db.ts';
import { insertStaffAct } from '../../db/queries/staff-acts.ts';
import type { Actor } from './actor.ts';

/** What is done at the shell alone. */
type ShellAct = 'affiliates.changed' | 'capital.move' | 'chains.announce' | 'chains.salt' | 'epochs.free_payouts';

/** What the log has beside the acts of the desk: who comes and goes, and what the house does by itself. */
type NotedAct =
  | Act
  | ShellAct
  | 'staff.signed_in'
  | 'staff.signed_out'
  | 'staff.proved'
  | 'staff.refused'
  | 'staff.enrolled'
  | 'staff.key_added'
  | 'staff.key_removed'
  | 'staff.founded'
  | 'events.exported'
  | 'events.read'
  | 'events.replayed'
  | 'webhooks.changed';

export type Noted = {
  readonly act: NotedAct;
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Whom it concerns, or whose data was seen. */
  readonly players?: readonly string[];
  readonly reason?: string;
  /** Without anything by which somebody could sign in, and without what a player wrote. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/**
 * Writes an act into the chained log, in the transaction of the act and as the last thing in it: every other act waits for its end.
 */
export async function noteAct(tx: Queryable, now: Date, actor: Actor, noted: Noted): Promise<void> {
  const { act, subject, players = [], reason, facts = {} } = noted;
  await tx.query(insertStaffAct, [
    now,
    actor.staffId,
    actor.channel,
    actor.systemUser,
    actor.name,
    act,
    subject?.kind ?? null,
    subject?.id ?? null,
    players,
    reason ?? null,
    facts,
    actor.requestId,
    actor.ip,
  ]);
}

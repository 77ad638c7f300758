import type { Act } from '#domain/desk/acts.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findActOfRequest } from '../../../db/queries/staff-acts.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import type { Lately, Look } from './lately.ts';

type Looked = {
  readonly act: Act;
  readonly looks: readonly Look[];
  /** By which right, which is what the player is told instead of a name. */
  readonly role: string | null;
  readonly sessionId: string;
};

/**
 * Writes that somebody looked, before they see it; with `lately` once for the same look within minutes.
 */
export async function noteLook(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  { act, looks, role, sessionId }: Looked,
  lately: Lately | null,
): Promise<void> {
  const now = clock.now();
  const fresh = lately === null ? looks : lately.fresh(sessionId, act, looks, now);
  if (fresh.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { players, subject, reason, facts } of fresh)
      await noteAct(tx, now, actor, {
        act,
        players,
        ...(subject && { subject }),
        ...(reason !== undefined && { reason }),
        facts: { ...facts, ...(role !== null && { role }) },
      });
  });
  lately?.noted(sessionId, act, fresh, now);
}

/** Whether a request has left an entry in the log. */
export const wasNoted = async (db: Queryable, requestId: string): Promise<boolean> =>
  (await db.query(findActOfRequest, [requestId])).length > 0;

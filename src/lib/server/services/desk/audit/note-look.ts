import type { Act } from '#domain/desk/acts.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findActOfRequest } from '../../../db/queries/staff-acts.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

type Look = {
  readonly players: readonly string[];
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly reason?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
};

/**
 * Writes that somebody looked, before they see it. `role`: by which right, which is what the player is told instead of a name.
 */
export async function noteLook(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  act: Act,
  looks: readonly Look[],
  role: string | null,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { players, subject, reason, facts } of looks)
      await noteAct(tx, now, actor, {
        act,
        players,
        ...(subject && { subject }),
        ...(reason !== undefined && { reason }),
        facts: { ...facts, ...(role !== null && { role }) },
      });
  });
}

/** Whether a request has left an entry in the log. */
export const wasNoted = async (db: Queryable, requestId: string): Promise<boolean> =>
  (await db.query(findActOfRequest, [requestId])).length > 0;

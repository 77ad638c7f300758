import type { ServerContext } from '../../context.ts';
import { type DueRow, tellDue } from '../../db/queries/safer-play.ts';
import { notify } from '../inbox/notify.ts';

/** Tells players that a raise may be confirmed now; it is never confirmed by itself. Safe to run anywhere at any time. */
export const tellDueEasings = ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    for (const { player_id: playerId, kind, period } of await tx.query<DueRow>(tellDue, [now]))
      await notify(tx, playerId, { kind: 'limit_raise_due', facts: { limit: kind, period } }, now);
  });

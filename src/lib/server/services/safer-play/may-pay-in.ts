import { type Fail, fail } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { clearanceFault } from '../registers/clearance.ts';
import { termsFault } from '../terms/standing.ts';

/** A player as the gate sees them, read under the lock of `lockPlay`. */
type Payer = {
  readonly playerId: string;
  readonly isShut: boolean;
  readonly cleared: boolean;
  readonly timedOutUntil: Date | null;
};

/**
 * Why a player may not pay in now, by whatever way: excluded or closed, which is written down, not cleared by a register, on a break, or before terms that have
 * changed. Undefined where nothing of it stands in the way.
 */
export async function payInFault(
  tx: Queryable,
  ctx: ServerContext,
  caller: Caller,
  { playerId, isShut, cleared, timedOutUntil: until }: Payer,
): Promise<Fail<'player_excluded' | 'register_unanswered' | 'player_timed_out' | 'terms_changed'> | undefined> {
  const now = ctx.clock.now();
  if (isShut) {
    await writeSecurityEvent(tx, now, 'deposit_excluded', { playerId, caller });
    return fail('player_excluded');
  }
  if (!cleared) return clearanceFault(tx, playerId, now);
  if (until !== null && until > now) return fail('player_timed_out', { until: until.toISOString() });
  return termsFault(tx, ctx, playerId);
}

import { type Fail, fail } from '#domain/result.ts';
import type { Queryable } from '../../db/db.ts';
import { type ClearanceRow, findClearance } from '../../db/queries/registers.ts';

/** The refusal of who is not cleared, with the register that keeps them, and why (`unreachable`, `details_missing`). */
export async function clearanceFault(db: Queryable, playerId: string, now: Date): Promise<Fail<'register_unanswered'>> {
  const [row] = await db.query<ClearanceRow>(findClearance, [playerId, now]);
  return fail('register_unanswered', row?.facts ?? undefined);
}

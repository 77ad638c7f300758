import type { Queryable } from '../../db/db.ts';
import { endExclusion, listTwins, type TwinRow } from '../../db/queries/breaks.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';

/**
 * Flags an account for review whose mailbox, phone, or full name and date of birth are those of a player who is excluded
 * (must-hold 24). Two people may share any of them, so that nobody is shut out by it alone.
 */
export async function flagExcludedPerson(tx: Queryable, caller: Caller, playerId: string, now: Date): Promise<void> {
  for (const { id, excluded, same } of await tx.query<TwinRow>(listTwins, [playerId, now]))
    if (excluded) await writeSecurityEvent(tx, now, 'exclusion_matched', { playerId, caller }, { excluded: id, same });
}

/** The same from the other side: a player excludes one of several accounts. */
export async function flagOtherAccounts(tx: Queryable, caller: Caller, playerId: string, now: Date): Promise<void> {
  for (const { id, excluded, same } of await tx.query<TwinRow>(listTwins, [playerId, now])) {
    const who = { playerId: id, caller };
    if (!excluded) await writeSecurityEvent(tx, now, 'exclusion_matched', who, { excluded: playerId, same });
  }
}

/** An exclusion ends with the player's own coming back after its time, which is noted. Marketing stays off. */
export async function noteReturn(tx: Queryable, caller: Caller, playerId: string, now: Date): Promise<void> {
  const ended = await tx.query(endExclusion, [playerId, now]);
  if (ended.length > 0) await writeSecurityEvent(tx, now, 'exclusion_over', { playerId, caller });
}

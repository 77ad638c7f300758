import type { Standing } from '#contract/desk/player-acts.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Queryable } from '../../db/db.ts';
import { type DeskPlayerRow, findDeskPlayer } from '../../db/queries/desk/player.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Actor } from '../desk/actor.ts';
import { stateOf } from '../desk/players/people.ts';

/** Somebody of the house who does something with an account, and why. `shown`: how it was when they decided; at the shell nothing was shown. */
export type ByStaff = { readonly actor: Actor; readonly reason: string; readonly shown?: Standing };

/**
 * Whether an account is as it was shown, with what it is where it is not. From here to the end of the transaction its player stands still.
 */
export async function isAsShown(
  tx: Queryable,
  playerId: string,
  { shown }: Pick<ByStaff, 'shown'>,
  now: Date,
): Promise<Result<void, 'changed_since_shown'>> {
  await tx.query(lockPlay, [playerId]);
  if (shown === undefined) return ok(undefined);
  const [row] = await tx.query<DeskPlayerRow>(findDeskPlayer, [playerId, now]);
  if (row === undefined) throw new Error('no such player');
  const { closed_at: closedAt, excluded, confirmed } = row;
  const present: Standing = {
    state: stateOf({ closed: closedAt !== null, excluded, confirmed }),
    excludedUntil: row.excluded_until?.toISOString() ?? null,
    secondFactor: row.second_factor,
  };
  const isSame =
    present.state === shown.state &&
    present.secondFactor === shown.secondFactor &&
    (present.excludedUntil === null ? null : Date.parse(present.excludedUntil)) ===
      (shown.excludedUntil === null ? null : Date.parse(shown.excludedUntil));
  return isSame ? ok(undefined) : fail('changed_since_shown', present);
}

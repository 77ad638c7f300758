import { type Act, isAct, isRole, type Role } from '#domain/desk/acts.ts';
import { mayDo, type Right } from '#domain/desk/rights.ts';
import type { Queryable } from '../../../db/db.ts';
import { type EverybodysRightRow, listRights, listRightsOf, type RightRow } from '../../../db/queries/staff.ts';

/** A row as the domain has it; null where the table of acts has lost what was given. */
export function rightOf({ role, act, from_at: from, until_at: until }: RightRow): Right | null {
  if (role !== null && isRole(role)) return { of: { kind: 'role', role }, from, until };
  if (act !== null && isAct(act)) return { of: { kind: 'act', act }, from, until };
  return null;
}

const rightsIn = (rows: readonly RightRow[]): Right[] => rows.map(rightOf).filter((right) => right !== null);

export const rightsOf = async (db: Queryable, staffId: string): Promise<Right[]> =>
  rightsIn(await db.query<RightRow>(listRightsOf, [staffId]));

/** By which right somebody may do `act` now: the name of a role, or `lent`; null: by none. Looked up anew for each call. */
export async function whatMay(db: Queryable, staffId: string, act: Act, now: Date): Promise<Role | 'lent' | null> {
  const rights = await rightsOf(db, staffId);
  const right = mayDo(rights, act, now) ? rights.find((one) => mayDo([one], act, now)) : undefined;
  if (right === undefined) return null;
  return right.of.kind === 'role' ? right.of.role : 'lent';
}

/** So many have to stay who can say yes to rights, or nobody would ever get one again. */
const approversMin = 2;

/**
 * Who can come in and say yes to rights, now and from here on: somebody who never came is nobody yet, and a right that ends by itself is
 * gone one day.
 */
function sureApprovers(rows: readonly EverybodysRightRow[], now: Date): Set<string> {
  const lasting = rows.filter((row) => row.has_key && row.until_at === null);
  return new Set(lasting.filter((row) => mayDo(rightsIn([row]), 'staff.approve', now)).map((row) => row.staff_id));
}

/**
 * Whether the house could not give rights any more once `leaves` has taken rights, or their owner's passkeys, away. Asked under the lock of
 * rights. Who could not say yes before takes nothing away.
 */
export async function leavesTooFew(
  db: Queryable,
  now: Date,
  leaves: (row: EverybodysRightRow) => boolean,
): Promise<boolean> {
  const rows = await db.query<EverybodysRightRow>(listRights, [now]);
  const before = sureApprovers(rows, now).size;
  const after = sureApprovers(
    rows.filter((row) => !leaves(row)),
    now,
  ).size;
  return after < approversMin && after < before;
}

/** Whether only one person is here who can say yes to rights, so that there is nobody to say it to theirs. */
export async function isFounding(db: Queryable, now: Date): Promise<boolean> {
  return sureApprovers(await db.query<EverybodysRightRow>(listRights, [now]), now).size < approversMin;
}

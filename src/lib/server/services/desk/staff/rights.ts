import { type Act, isAct, isRole, type Role } from '#domain/desk/acts.ts';
import { mayDo, type Right } from '#domain/desk/rights.ts';
import type { Queryable } from '../../../db/db.ts';
import { listRights, listRightsOf, type RightRow } from '../../../db/queries/staff.ts';

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
  const right = rights.find((one) => mayDo([one], act, now));
  if (right === undefined) return null;
  return right.of.kind === 'role' ? right.of.role : 'lent';
}

/** Everybody's rights, by person. */
async function rightsByPerson(db: Queryable, now: Date): Promise<Map<string, RightRow[]>> {
  const people = new Map<string, RightRow[]>();
  for (const row of await db.query<RightRow>(listRights, [now]))
    people.set(row.staff_id, [...(people.get(row.staff_id) ?? []), row]);
  return people;
}

/** So many have to stay who can say yes to rights, or nobody would ever get one again. */
const approversMin = 2;

/**
 * Whether the house could not give rights any more once `leaves` has taken a person's rights, or one right, away. Asked under the lock
 * of rights. Who could not say yes before takes nothing away.
 */
export async function leavesTooFew(db: Queryable, now: Date, leaves: (row: RightRow) => boolean): Promise<boolean> {
  const people = [...(await rightsByPerson(db, now)).values()];
  const count = (rows: readonly RightRow[][]) =>
    rows.filter((own) => mayDo(rightsIn(own), 'staff.approve', now)).length;
  const after = count(people.map((own) => own.filter((row) => !leaves(row))));
  return after < approversMin && after < count(people);
}

import type { Person } from '#contract/desk/players.ts';
import type { ServerContext } from '../../../context.ts';
import { listPeople, type PersonRow } from '../../../db/queries/desk/find-players.ts';

/** An answer of the desk with the ids of the players whom it shows: each look is an entry of the log. */
export type Looked<Answer> = { readonly answer: Answer; readonly looked: readonly string[] };

/** The players of these ids, in their order; who is not there is left out. */
export async function peopleOf({ db, clock }: ServerContext, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<PersonRow>(listPeople, [ids, clock.now()]);
  const byId = new Map(rows.map((row) => [row.id, presentPerson(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What counts most of what is true of an account. */
export const stateOf = ({ closed, excluded, confirmed }: Pick<PersonRow, 'closed' | 'excluded' | 'confirmed'>) => {
  if (closed) return 'closed';
  if (excluded) return 'excluded';
  return confirmed ? 'open' : 'unconfirmed';
};

const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  name: row.full_name,
  email: row.email,
  country: row.country,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

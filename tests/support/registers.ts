import type { Queryable } from '#server/db/db.ts';
import { sql } from '#server/db/db.ts';
import { personKey } from '#server/sandbox/registers/book.ts';

const person = sql(
  'test_registered_as',
  `SELECT p.first_name, p.last_name, d.date_of_birth::text AS born FROM player p JOIN player_details d ON d.player_id = p.id
   WHERE p.id = $1`,
);

/** How the sandbox's registers that know people by name have a player. */
export async function registeredAs(db: Queryable, playerId: string): Promise<string> {
  const [row] = await db.query<{ first_name: string; last_name: string; born: string }>(person, [playerId]);
  if (row === undefined) throw new Error('no such player');
  return personKey(row.first_name, row.last_name, row.born);
}

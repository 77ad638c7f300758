import { type LoggedTable, loggedTables, rowContent } from '#domain/transparency/entry.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type ChainRow,
  type LoggedRow,
  listOwnMovements,
  listOwnRows,
  type MovementRow,
} from '../../db/queries/transparency.ts';
import { movementText } from './facts.ts';

/** What the books now say of the rows that these leaves are of, by `kind subject`; the player’s own rows alone. */
export const ownContents = async (
  db: Queryable,
  playerId: string,
  leaves: readonly Pick<ChainRow, 'kind' | 'subject'>[],
): Promise<ReadonlyMap<string, string>> => {
  const said = new Map<string, string>();
  const idsOf = (kind: string): readonly string[] => [
    ...new Set(leaves.filter((leaf) => leaf.kind === kind).map(({ subject }) => subject)),
  ];
  const movements = idsOf('movement');
  if (movements.length > 0)
    for (const row of await db.query<MovementRow>(listOwnMovements, [playerId, movements]))
      said.set(nameOf('movement', `${row.id}`), movementText(row));
  for (const table of loggedTables) await addRows(db, playerId, table, idsOf(table), said);
  return said;
};

export const nameOf = (kind: string, subject: string): string => `${kind} ${subject}`;

const addRows = async (
  db: Queryable,
  playerId: string,
  table: LoggedTable,
  ids: readonly string[],
  said: Map<string, string>,
): Promise<void> => {
  if (ids.length === 0) return;
  for (const row of await db.query<LoggedRow>(listOwnRows[table], [playerId, ids]))
    said.set(nameOf(table, `${row['id']}`), rowContent(table, row));
};

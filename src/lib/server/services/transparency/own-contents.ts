import { type LoggedTable, loggedTables, rowContent } from '#domain/transparency/entry.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type ChainRow,
  type LoggedRow,
  listOwnMovements,
  listOwnRows,
  type MovementRow,
} from '../../db/queries/transparency.ts';
import { listMovements, listRows } from '../../db/queries/vault.ts';
import { movementText } from './facts.ts';

type Subject = Pick<ChainRow, 'kind' | 'subject'>;
/** What is asked for rows by their ids. */
type Ask = {
  readonly movements: (ids: readonly string[]) => Promise<MovementRow[]>;
  readonly rows: (table: LoggedTable, ids: readonly string[]) => Promise<LoggedRow[]>;
};

/** What the books now say of the rows that these leaves are of, by `kind subject`; the player’s own rows alone. */
export const ownContents = (db: Queryable, playerId: string, leaves: readonly Subject[]) =>
  contentsOf(leaves, {
    movements: (ids) => db.query<MovementRow>(listOwnMovements, [playerId, ids]),
    rows: (table, ids) => db.query<LoggedRow>(listOwnRows[table], [playerId, ids]),
  });

/** As `ownContents`, of everybody’s rows. */
export const allContents = (db: Queryable, leaves: readonly Subject[]) =>
  contentsOf(leaves, {
    movements: (ids) => db.query<MovementRow>(listMovements, [ids]),
    rows: (table, ids) => db.query<LoggedRow>(listRows[table], [ids]),
  });

const contentsOf = async (leaves: readonly Subject[], ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const said = new Map<string, string>();
  const idsOf = (kind: string): readonly string[] => [
    ...new Set(leaves.filter((leaf) => leaf.kind === kind).map(({ subject }) => subject)),
  ];
  const movements = idsOf('movement');
  if (movements.length > 0)
    for (const row of await ask.movements(movements)) said.set(nameOf('movement', `${row.id}`), movementText(row));
  for (const table of loggedTables) {
    const ids = idsOf(table);
    if (ids.length === 0) continue;
    for (const row of await ask.rows(table, ids)) said.set(nameOf(table, `${row['id']}`), rowContent(table, row));
  }
  return said;
};

export const nameOf = (kind: string, subject: string): string => `${kind} ${subject}`;

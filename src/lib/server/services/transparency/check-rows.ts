import { loggedTables } from '#domain/transparency/entry.ts';
import type { Queryable, Statement } from '../../db/db.ts';
import {
  type BacklogRow,
  type Checked,
  closeRows,
  fetchRows,
  type LoggedRow,
  listBacklog,
  listOrphans,
  type MovementRow,
  openMovements,
  openRows,
} from '../../db/queries/transparency.ts';
import type { Breach } from './check-tree.ts';
import { type Fact, movementFact, rowFact } from './facts.ts';

/** Reads every row of a kind beside what the log last said of it, and names what does not fit. */
const checkKind = async <Row extends object>(
  tx: Queryable,
  statement: Statement,
  kind: string,
  factOf: (row: Row) => Fact,
  isWaiting: (row: Row) => boolean,
  more: (row: Row) => string,
): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  await tx.query(statement);
  for (;;) {
    const rows = await tx.query<Checked<Row> & { readonly id: unknown }>(fetchRows);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (row.id === null)
        breaches.push({ row: `${kind} ${row.subject}`, problem: 'is in the log and gone from the books' });
      else if (row.logged === null) {
        if (!isWaiting(row))
          breaches.push({ row: `${kind} ${row.id}${more(row)}`, problem: 'is in the books and not in the log' });
      } else if (Buffer.compare(row.logged, factOf(row).content) !== 0)
        breaches.push({ row: `${kind} ${row.id}${more(row)}`, problem: 'is not what the log has of it' });
    }
  }
  await tx.query(closeRows);
  return breaches;
};

/** A movement's postings as its breach names them: which accounts' balances rest on it. */
const postingsOf = ({ postings }: MovementRow): string =>
  postings === null
    ? ' (without postings)'
    : ` (${postings.map(({ account, amount, currency }) => `posting on account ${account}: ${amount} ${currency}`).join(', ')})`;

/** Holds movements with their postings, rounds, deposits and withdrawals against the log. Within a transaction that holds still. */
export const checkRows = async (tx: Queryable): Promise<Breach[]> => {
  const backlog = new Map((await tx.query<BacklogRow>(listBacklog)).map((row) => [row.kind, row]));
  const isOld = (row: MovementRow): boolean => {
    const waiting = backlog.get('movement');
    return waiting !== undefined && (waiting.upto === null || row.id <= waiting.upto);
  };
  const breaches = await checkKind<MovementRow>(tx, openMovements, 'movement', movementFact, isOld, postingsOf);
  for (const table of loggedTables)
    breaches.push(
      ...(await checkKind<LoggedRow>(
        tx,
        openRows[table],
        table,
        (row) => rowFact(table, row),
        () => backlog.has(table),
        ({ player_id: player }) => (player === undefined ? '' : ` of player ${player}`),
      )),
    );
  for (const { movement, account } of await tx.query<{ movement: bigint; account: bigint }>(listOrphans))
    breaches.push({ row: `posting on account ${account} of movement ${movement}`, problem: 'belongs to no movement' });
  return breaches;
};

import type { Queryable } from '../../db/db.ts';
import {
  type BacklogRow,
  beforeFirst,
  boundBacklog,
  endBacklog,
  type LoggedRow,
  listOldMovements,
  listOldRows,
  type MovementRow,
  moveBacklogOn,
  readBacklog,
} from '../../db/queries/transparency.ts';
import { type Fact, movementFact, rowFact } from './facts.ts';

const batchMax = 20_000;

/** The next of what was there before the log was, and notes how far that is; undefined: all of it is in. */
export const takeBacklog = async (tx: Queryable): Promise<readonly Fact[] | undefined> => {
  const [backlog] = await tx.query<BacklogRow>(readBacklog);
  if (!backlog) return undefined;
  if (backlog.upto === null) {
    await tx.query(boundBacklog);
    return [];
  }
  const facts = await factsAfter(tx, backlog);
  const last = facts.at(-1);
  if (last && facts.length === batchMax) await tx.query(moveBacklogOn, [backlog.kind, last.subject]);
  else await tx.query(endBacklog, [backlog.kind]);
  return facts;
};

const factsAfter = async (tx: Queryable, { kind, taken, upto }: BacklogRow): Promise<Fact[]> => {
  if (kind === 'movement')
    return (await tx.query<MovementRow>(listOldMovements, [taken ?? '0', upto, batchMax])).map(movementFact);
  const rows = await tx.query<LoggedRow>(listOldRows[kind], [taken ?? beforeFirst(kind), batchMax]);
  return rows.map((row) => rowFact(kind, row));
};

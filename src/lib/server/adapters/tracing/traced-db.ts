import { type Db, type Queryable, sql } from '../../db/db.ts';
import type { Tracing } from './tracing.ts';

const system = { 'db.system.name': 'postgresql' };

/** What the transaction writes into a queue keeps it (0065_traceparents.sql); no longer than the transaction. */
const noteTrace = sql('note_trace', `SELECT set_config('faceup.traceparent', $1, true)`);

/** The same database, whose statements are parts of what is under way, by their names; never their values. */
export function tracedDb(db: Db, tracing: Tracing): Db {
  if (!tracing.isOn) return db;
  const queryOf = ({ query }: Queryable): Queryable['query'] => {
    return (statement, values) =>
      tracing.within(statement.name, 'client', { ...system, 'db.query.summary': statement.name }, () =>
        query(statement, values),
      );
  };
  return {
    ...db,
    query: queryOf(db),
    transaction: (work) =>
      tracing.within('transaction', 'client', system, () =>
        db.transaction(async (tx) => {
          const traceparent = tracing.traceparent();
          if (traceparent !== null) await tx.query(noteTrace, [traceparent]);
          return work({ query: queryOf(tx) });
        }),
      ),
  };
}

import type { Db, Queryable } from '../../db/db.ts';
import type { Tracing } from './tracing.ts';

const system = { 'db.system.name': 'postgresql' };

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
      tracing.within('transaction', 'client', system, () => db.transaction((tx) => work({ query: queryOf(tx) }))),
  };
}

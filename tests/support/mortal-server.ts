import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import type { Db, Queryable } from '#server/db/db.ts';
import { createLog } from '#server/log.ts';
import { appListener } from '#server/open-house.ts';

/**
 * The real app in a process that can be told to die: `{ dieAt: n }` ends it by SIGKILL at the n-th place from then on
 * where a request waits for the database, before the query is sent or after its answer came.
 */
let stepsLeft = Number.POSITIVE_INFINITY;

const step = () => {
  stepsLeft -= 1;
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
};

const mortal = (queryable: Queryable): Queryable => ({
  query: async (statement, values) => {
    step();
    const rows = await queryable.query(statement, values);
    step();
    return rows as never;
  },
});

const mortalDb = (db: Db): Db => ({
  ...mortal(db),
  transaction: async (work) => {
    step();
    const value = await db.transaction((tx) => work(mortal(tx)));
    step();
    return value;
  },
  dedicate: db.dedicate,
  close: db.close,
});

const config = loadConfig(process.env);
const db = connect({ url: config.databaseUrl ?? '', maxConnections: 4, onError: () => undefined });
const ctx = createContext(config, mortalDb(db), createLog(config));
const server = createServer(appListener(ctx).handleCall);

process.on('message', (message: { dieAt: number }) => {
  stepsLeft = message.dieAt;
  process.send?.({ armed: true });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  // It dies without a farewell, hence keeps what Node made of its modules now, where somebody named a place for that.
  flushCompileCache();
  process.send?.({ port: address && typeof address === 'object' ? address.port : 0 });
});

import pg from 'pg';
import {
  DatabaseUnavailable,
  type Db,
  type Dedicated,
  type DedicatedEvents,
  type Queryable,
  type Statement,
} from './db.ts';
import { msLeft } from './deadline.ts';
import { valueTypes } from './parsers.ts';
import { explainFailure } from './unavailable.ts';

export type ConnectOptions = {
  /** `postgres://…`, a Unix socket as `?host=/folder`. */
  readonly url: string;
  /** Connections at most. A settled bet is one short statement: two a core and some spare are enough. */
  readonly maxConnections?: number;
  /** How long a caller waits for a connection, in ms. */
  readonly connectMsMax?: number;
  /** How long the server works on one statement, in ms; the client gives up a little later. */
  readonly statementMsMax?: number;
  /** Asked of each new connection of the pool before it is used; what it throws, the caller gets. */
  readonly admit?: (connection: Queryable) => Promise<void>;
  /** Told of connections that break while idle; nothing is lost by it. */
  readonly onError?: (error: Error) => void;
};

const defaults = { maxConnections: 16, connectMsMax: 5_000, statementMsMax: 15_000 };

/** A server that waits for a lock on behalf of somebody who has gone looks whether they have. Not every system can tell. */
const ignore = (): void => undefined;

/** Opens a pool. It connects on first use: a server that is away shows at the first query, as `DatabaseUnavailable`. */
export const connect = (options: ConnectOptions): Db => {
  const { url, onError, admit, ...limits } = options;
  const { maxConnections, connectMsMax, statementMsMax } = { ...defaults, ...limits };
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectMsMax,
    statement_timeout: statementMsMax,
    query_timeout: statementMsMax + 5_000,
    idle_in_transaction_session_timeout: statementMsMax,
    keepAlive: true,
    application_name: 'faceup',
    types: valueTypes,
    // Awaited before the connection is given to anybody.
    onConnect: async (client) => {
      // A statement that seems large would be compiled for seconds to run for milliseconds. Our own cluster knows that by itself.
      await client.query('SET jit = off');
      await client.query(`SET client_connection_check_interval = '1s'`).catch(ignore);
      await admit?.({ query: queryOn(client) });
    },
  });
  // Both listeners keep the process alive: the pool's for idle connections, the client's for one that breaks between
  // two statements of a transaction, when nobody else listens.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: queryOn(pool),
    transaction: (work) => runTransaction(pool, work),
    dedicate: (told) => dedicate(url, connectMsMax, told),
    close: once(() => pool.end()),
  };
};

const dedicate = async (url: string, connectMsMax: number, told: DedicatedEvents): Promise<Dedicated> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMsMax,
    keepAlive: true,
    application_name: 'faceup rounds',
    types: valueTypes,
  });
  let isOver = false;
  const lost = (reason: string) => {
    if (!isOver) told.onLost(reason);
    isOver = true;
  };
  client.on('error', (error) => lost(error.message));
  client.on('end', () => lost('the connection ended'));
  client.on('notification', ({ channel, payload }) => told.onNotice(channel, payload ?? ''));
  await client.connect().catch((error: unknown) => {
    isOver = true;
    throw explainFailure(error);
  });
  return {
    query: inTurn(queryOn(client)),
    close: async () => {
      isOver = true;
      await client.end().catch(() => undefined);
    },
  };
};

/** What is asked on behalf of a call waits no longer than the call does. */
const inTime = (): { query_timeout?: number } => {
  const ms = msLeft();
  if (ms === undefined) return {};
  if (ms <= 0) throw new DatabaseUnavailable('The time of the call is over');
  return { query_timeout: Math.ceil(ms) };
};

const queryOn =
  (runner: pg.Pool | pg.ClientBase): Queryable['query'] =>
  async <Row extends object>(statement: Statement, values: readonly unknown[] = []) => {
    try {
      return (await runner.query<Row>({ ...statement, values: [...values], ...inTime() })).rows;
    } catch (error) {
      throw explainFailure(error);
    }
  };

/** Whoever asks on a connection that several share waits for those who asked before. */
const inTurn = (query: Queryable['query']): Queryable['query'] => {
  let former: Promise<unknown> = Promise.resolve();
  return <Row extends object>(...asked: Parameters<Queryable['query']>) => {
    const answer = former.then(() => query<Row>(...asked));
    former = answer.catch(() => undefined);
    return answer;
  };
};

const runTransaction = async <T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const client = await pool.connect().catch((error: unknown) => {
    throw explainFailure(error);
  });
  try {
    await client.query({ text: 'BEGIN', ...inTime() });
    const value = await work({ query: queryOn(client) });
    const { command } = await client.query({ text: 'COMMIT', ...inTime() });
    // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement failed and `work` swallowed that.
    if (command !== 'COMMIT') throw new Error('A statement failed within the transaction: nothing was kept');
    client.release();
    return value;
  } catch (error) {
    await rollBack(client);
    throw explainFailure(error);
  }
};

/** Of a server that answers; one that hangs is left, and rolls back when it notices. */
const rollBackMsMax = { query_timeout: 1_000 };

/** A connection that cannot even roll back is thrown away: the server then rolls back by itself. */
const rollBack = async (client: pg.PoolClient): Promise<void> => {
  try {
    await client.query({ text: 'ROLLBACK', ...rollBackMsMax });
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
};

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
};

/** Asks the server one thing, for start and readiness. Throws `DatabaseUnavailable` when it is away. */
export const ping = async (db: Queryable): Promise<void> => {
  const rows = await db.query({ name: 'ping', text: 'SELECT 1 AS alive' });
  if (rows.length !== 1) throw new DatabaseUnavailable('The database answered without a row');
};

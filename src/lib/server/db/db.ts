import { createHash } from 'node:crypto';

/**
 * The one way to PostgreSQL. `name` makes a prepared statement of the text: one name, one text, for good.
 * Amounts (`bigint`, `numeric`) arrive as `bigint`; times (`timestamptz`) as `Date`.
 * A lost server throws `DatabaseUnavailable` (→ 503 `unavailable`); any other error is a bug (→ 500).
 */
export type Db = Queryable & {
  /** Runs `work` in one transaction; commits when it returns, rolls back when it throws. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** Opens a connection of the caller's own, outside the pool: for LISTEN, and for locks that end with the process. */
  readonly dedicate: (told: DedicatedEvents) => Promise<Dedicated>;
  /** Waits for running statements, then closes every connection of the pool. */
  readonly close: () => Promise<void>;
};

export type Queryable = {
  readonly query: <Row extends object>(statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;
};

export type DedicatedEvents = {
  /** A NOTIFY on a channel that this connection listens to. */
  readonly onNotice: (channel: string, payload: string) => void;
  /** The connection is gone, and every lock of its session with it. Told once; not after `close`. */
  readonly onLost: (reason: string) => void;
};
export type Dedicated = Queryable & { readonly close: () => Promise<void> };

export type Statement = { readonly name: string; readonly text: string };

/** A named, prepared statement that reads: `const findPlayer = sql('find_player', 'SELECT …')`. */
export const sql = (name: string, text: string): Statement => ({ name, text });

/** A statement that the application may ask for and not make: `body` stands in the database as the function `routine`. */
export type Command = Statement & { readonly routine: string; readonly body: string };

/**
 * A named statement that writes, locks, or calls what does. The application has no right to any of it: `text` calls the function that
 * runs `body` with the owner's rights (`commands.sql`, by `npm run db:commands`). Another body is another function, so that processes
 * of two versions can share a database.
 */
export const command = (name: string, body: string): Command => {
  const count = Math.max(0, ...Array.from(body.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  const parameters = Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
  const routine = `command.${name}_${createHash('sha256').update(body).digest('hex').slice(0, 8)}`;
  return { name, text: `SELECT * FROM ${routine}(${parameters})`, routine, body };
};

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

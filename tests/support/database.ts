import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { roles } from '#server/db/roles.ts';

export type TestDatabase = {
  /** Of a superuser: a test arranges what the house could not. */
  readonly db: Db;
  readonly url: string;
  /** As the house has it: the application's role, and the owner's. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** Closes `db` and removes the database; for `afterAll`. */
  readonly drop: () => Promise<void>;
};

/** A database of the caller's own, a copy of the migrated template: 20 ms in memory. */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const { url: server, template } = inject('cluster');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await onServer(
    server,
    `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy OWNER ${roles.owner}`,
    // Of what may be done with a database itself a copy knows nothing.
    `REVOKE TEMPORARY ON DATABASE "${name}" FROM PUBLIC`,
  );
  const url = withDatabase(server, name);
  const db = connect({ url, maxConnections: 20 });
  return {
    db,
    url,
    appUrl: withRole(url, roles.app),
    ownerUrl: withRole(url, roles.owner),
    drop: async () => {
      await db.close();
      await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
};

/** An empty database, without even a migration; for tests of migrations. */
export const emptyDatabase = async (): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const { url: server, template } = inject('cluster');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await onServer(server, `CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`);
  return { url: withDatabase(server, name), drop: () => onServer(server, `DROP DATABASE "${name}" WITH (FORCE)`) };
};

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const withRole = (database: string, role: string): string => {
  const url = new URL(database);
  url.username = role;
  return url.href;
};

const onServer = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

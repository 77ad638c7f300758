import type pg from 'pg';
import { roles } from './roles.ts';
import { checksumOf, inTransaction, runFile, type SqlFile } from './sql-file.ts';

/**
 * Says what each role may do, where there are roles, unless all that was granted for is as it was then: `state` is told by whatever
 * brings tables or functions along. Where there are none, the one role of the house may do everything.
 */
export const grant = async (client: pg.Client, grants: SqlFile, state: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ oid: string }>(
    'SELECT oid::text FROM pg_roles WHERE rolname = ANY($1) ORDER BY 1',
    [[roles.app, roles.reader]],
  );
  if (rows.length < 2) return;
  const checksum = checksumOf(JSON.stringify([grants.text, rows, state]));
  // What the database itself grants is not copied along with what is in it.
  const known = await client.query(
    `SELECT FROM definition WHERE kind = 'grant' AND checksum = $1
       AND NOT has_database_privilege('public', current_database(), 'TEMPORARY')`,
    [checksum],
  );
  if (known.rowCount !== 0) return;
  await inTransaction(client, async () => {
    await runFile(client, grants);
    await client.query(
      `INSERT INTO definition (kind, checksum, made) VALUES ('grant', $1, '{}')
       ON CONFLICT (kind) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [checksum],
    );
  });
};

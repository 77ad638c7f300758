import type pg from 'pg';
import { inTransaction } from './sql-file.ts';

/**
 * Who may do what: the owner migrates; the application asks for commands and reads; the reader reads the books and no secret.
 * Names of the whole server; an operator's own logins can be members of them.
 */
export const roles = { owner: 'faceup_owner', app: 'faceup_app', reader: 'faceup_reader' } as const;
export type RoleName = keyof typeof roles;

/** Makes the roles that are not there yet, able to log in. As a superuser, or with CREATEROLE. Returns those that were made. */
export const makeRoles = async (client: pg.Client): Promise<readonly RoleName[]> => {
  const { rows } = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles WHERE rolname = ANY($1)', [
    Object.values(roles),
  ]);
  const missing = (['owner', 'app', 'reader'] as const).filter(
    (name) => !rows.some(({ rolname }) => rolname === roles[name]),
  );
  for (const name of missing) await client.query(`CREATE ROLE ${roles[name]} LOGIN`);
  return missing;
};

/**
 * Gives the database of this connection to the owner, with all of the house that its owner so far has made; what somebody else has
 * made stays theirs. As a superuser, or as the owner so far with CREATEROLE and CREATEDB.
 */
export const handOver = async (client: pg.Client): Promise<void> => {
  await inTransaction(client, async () => {
    const { rows } = await client.query<{ said: string }>(belongings);
    for (const { said } of rows) await client.query(`${said} OWNER TO ${roles.owner}`);
  });
};

/** A sequence that belongs to a column goes with its table. */
const belongings = `
  WITH house AS (
    SELECT coalesce((SELECT relowner FROM pg_class WHERE oid = to_regclass('public.migration')),
      (SELECT datdba FROM pg_database WHERE datname = current_database())) AS owner)
  SELECT 'ALTER DATABASE ' || quote_ident(current_database()) AS said
  UNION ALL SELECT 'ALTER ' || CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END || ' ' || c.oid::regclass
    FROM pg_class c, house WHERE c.relnamespace = 'public'::regnamespace AND c.relowner = house.owner AND c.relkind IN ('r', 'v', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')
        AND c.relkind = 'S')
  UNION ALL SELECT 'ALTER TYPE ' || t.oid::regtype FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid, house
    WHERE t.typnamespace = 'public'::regnamespace AND t.typowner = house.owner
      AND (t.typtype IN ('e', 'd') OR (t.typtype = 'c' AND c.relkind = 'c'))
  UNION ALL SELECT 'ALTER ROUTINE ' || p.oid::regprocedure FROM pg_proc p, house
    WHERE p.pronamespace IN ('public'::regnamespace, to_regnamespace('command')) AND p.proowner = house.owner
  UNION ALL SELECT 'ALTER SCHEMA ' || n.oid::regnamespace FROM pg_namespace n WHERE n.nspname IN ('public', 'command')`;

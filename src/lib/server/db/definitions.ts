import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { checksumOf, inTransaction, readSqlFile, runFile, type SqlFile } from './sql-file.ts';

/** Functions, views and triggers as they are now: they hold no data, so each stands in one place and is changed there. */
export type Definitions = { readonly files: readonly SqlFile[]; readonly checksum: string };

/** In the order in which they are made: a view may call a function, and a trigger does. */
export const readDefinitions = async (folder: string): Promise<Definitions> => {
  const functions = (await readdir(`${folder}/functions`)).filter((file) => file.endsWith('.sql')).sort();
  const names = [...functions.map((file) => `functions/${file}`), 'views.sql', 'triggers.sql'];
  const files = await Promise.all(names.map((file) => readSqlFile(folder, file)));
  return { files, checksum: checksumOf(JSON.stringify(files)) };
};

/**
 * Drops all functions, views and triggers of the schema and makes those of the files, unless the database has these very
 * ones. Returns whether it did. None is compared with what was there: a changed result, a renamed argument, a view with
 * another column and a trigger that nobody wants any more need no words of their own.
 */
export const define = async (client: pg.Client, { files, checksum }: Definitions): Promise<boolean> => {
  const { rows } = await client.query<{ checksum: string }>('SELECT checksum FROM definition');
  if (rows[0]?.checksum === checksum) return false;
  await inTransaction(client, async () => {
    await dropAll(client);
    // A function may call one of a later file.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const file of files) await runFile(client, file);
    await forgetDefinitions(client);
    await client.query('INSERT INTO definition (checksum) VALUES ($1)', [checksum]);
  });
  return true;
};

/** They are made anew at the end of this start, or of the next one: a migration may have dropped what was in its way. */
export const forgetDefinitions = async (client: pg.Client): Promise<void> => {
  await client.query('DELETE FROM definition');
};

// What an extension brought is its own. No CASCADE: what is not the house's and hangs on it is named by the error.
const drops = [
  `SELECT format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass) AS statement
   FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
   WHERE NOT t.tgisinternal AND c.relnamespace = quote_ident(current_schema())::regnamespace`,
  `SELECT 'DROP VIEW ' || string_agg(c.oid::regclass::text, ', ') AS statement FROM pg_class c
   WHERE c.relkind = 'v' AND c.relnamespace = quote_ident(current_schema())::regnamespace AND NOT EXISTS (
     SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
   HAVING count(*) > 0`,
  `SELECT 'DROP ROUTINE ' || string_agg(p.oid::regprocedure::text, ', ') AS statement FROM pg_proc p
   WHERE p.pronamespace = quote_ident(current_schema())::regnamespace AND NOT EXISTS (
     SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
   HAVING count(*) > 0`,
];

const dropAll = async (client: pg.Client): Promise<void> => {
  for (const drop of drops) {
    const { rows } = await client.query<{ statement: string }>(drop);
    for (const { statement } of rows) await runFile(client, { file: 'before the definitions', text: statement });
  }
};

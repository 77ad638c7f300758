import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsFile, commandsOf } from '#scripts/db/commands-text.ts';
import { isCommand, readStatements } from '#scripts/db/statements.ts';
import type { Statement } from '#server/db/db.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

const statements = await readStatements();

// What sets up a transaction, or goes on in one, cannot be prepared by name, and says the same in every version; what a cursor
// reads can.
const preparable = (texts: readonly Statement[]) =>
  texts
    .filter(({ text }) => !/^(SET|FETCH|CLOSE) /.test(text))
    .map(({ name, text }) => ({ name, text: text.replace(/^DECLARE \w+ NO SCROLL CURSOR FOR\s/, '') }));

/** What speaks against running it, its rights among that; nothing is run. */
const refusalOf = async (client: pg.Client, text: string): Promise<string | undefined> => {
  try {
    await client.query(`BEGIN; PREPARE asked AS ${text}`);
    const { rows } = await client.query<{ count: number }>(
      `SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE name = 'asked'`,
    );
    const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'NULL').join(', ');
    await client.query(`EXPLAIN EXECUTE asked${values && `(${values})`}`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
};

test('every statement is one that the database understands, whichever of its versions this is, and the application may run', async () => {
  const refused: string[] = [];
  for (const { name, text } of preparable(statements)) {
    const refusal = await refusalOf(app, text);
    if (refusal) refused.push(`${name}: ${refusal}`);
  }
  expect(refused).toEqual([]);
  expect(statements.length).toBeGreaterThan(400);
});

test('what writes, locks, or calls what may, is a command, and nothing else is', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT proname AS name FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND provolatile = 'v' AND prorettype <> 'trigger'::regtype`,
  );
  const calls = new RegExp(`\\b(?:${rows.map(({ name }) => name).join('|')})\\s*\\(`);
  const wrong: string[] = [];
  for (const statement of statements) {
    if (/^(SET|FETCH|CLOSE) /.test(statement.text)) continue;
    const [{ text } = statement] = preparable([
      isCommand(statement) ? { ...statement, text: statement.body } : statement,
    ]);
    const changes = calls.test(text) || /denied/.test((await refusalOf(app, text)) ?? '');
    if (changes !== isCommand(statement)) wrong.push(`${statement.name}: ${changes ? 'is a command' : 'only reads'}`);
  }
  expect(wrong).toEqual([]);
});

test('commands.sql has every command as it is, or `npm run db:commands` was forgotten', async () => {
  const { rows } = await owner.query<{ name: string; base: string; tells: boolean }>(
    `SELECT typname AS name, format_type(typbasetype, NULL) AS base, current_setting('server_version_num')::int >= 160000 AS tells
     FROM pg_type WHERE typtype = 'd' AND typnamespace = 'public'::regnamespace`,
  );
  // PostgreSQL 15 does not tell a domain from its type.
  const known = rows.reduce(
    (text, { name, base, tells }) => (tells ? text : text.replaceAll(`" ${name}`, `" ${base}`)),
    await readFile(commandsFile, 'utf8'),
  );
  expect(await commandsOf(owner)).toBe(known);
});

test('no two statements share a name, by which a connection would keep the wrong one', () => {
  const names = statements.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

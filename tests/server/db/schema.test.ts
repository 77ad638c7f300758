import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaFile, schemaOf } from '#scripts/db/schema.ts';
import { commentsOf } from '#scripts/db/sql-comments.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let own: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  own = await freshDatabase();
  client = new pg.Client({ connectionString: own.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

test('schema.sql is what the migrations make, or `npm run db:schema` was forgotten', async () => {
  expect(await schemaOf(client)).toBe(await readFile(schemaFile, 'utf8'));
});

test('a column, an index, a trigger, a type and a function that came since would be in it', async () => {
  await client.query('BEGIN');
  await client.query(`CREATE TYPE colour AS ENUM ('red', 'black')`);
  await client.query('CREATE FUNCTION told(p_a colour, OUT b text) LANGUAGE sql AS $$ SELECT p_a::text $$');
  await client.query('CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$');
  await client.query('ALTER TABLE wallet ADD COLUMN favourite colour');
  await client.query('CREATE INDEX wallet_by_colour ON wallet (favourite)');
  await client.query('CREATE TRIGGER wallet_noted AFTER INSERT ON wallet FOR EACH ROW EXECUTE FUNCTION noted()');
  const text = await schemaOf(client);
  await client.query('ROLLBACK');
  for (const line of [
    "CREATE TYPE colour AS ENUM ('red', 'black');",
    '  favourite colour,',
    'CREATE INDEX wallet_by_colour ON wallet (favourite);',
    'CREATE TRIGGER wallet_noted AFTER INSERT ON wallet FOR EACH ROW EXECUTE FUNCTION noted();',
    '--   told(p_a colour, OUT b text)',
  ])
    expect(text).toContain(`${line}\n`);
});

test('comments go to what they stand above', () => {
  const { of, heading } = commentsOf([
    '-- ---- Money ----\n\n-- A purse.\nCREATE TABLE purse (\n  id int,\n  -- In cents,\n  -- never below 0.\n  held bigint\n);\n-- By what it holds.\nCREATE INDEX purse_by_held ON purse (held);\n',
    '-- Whose.\nALTER TABLE purse ADD COLUMN owner text;\n',
  ]);
  expect(Object.fromEntries(of)).toEqual({
    purse: ['A purse.'],
    'purse.held': ['In cents,', 'never below 0.'],
    purse_by_held: ['By what it holds.'],
    'purse.owner': ['Whose.'],
  });
  expect(Object.fromEntries(heading)).toEqual({ purse: 'Money' });
});

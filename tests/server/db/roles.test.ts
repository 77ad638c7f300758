import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#server/db/roles.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { account, addPlayer, fund } from '#tests/support/ledger.ts';

const DENIED = '42501';

let database: TestDatabase;
let app: pg.Client;
let reader: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  app = new pg.Client({ connectionString: database.appUrl });
  const readerUrl = new URL(database.url);
  readerUrl.username = roles.reader;
  reader = new pg.Client({ connectionString: readerUrl.href });
  await Promise.all([app.connect(), reader.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), reader.end()]);
  await database.drop();
});
beforeEach(() => app.query('RESET ALL'));

/** What the server says to it, `done` when it was let through; nothing of it is kept. */
const tried = async (client: pg.Client, text: string): Promise<string> => {
  await client.query('BEGIN');
  try {
    await client.query(text);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('ROLLBACK');
  }
};

const superuser = <Row extends object>(text: string) => database.db.query<Row>({ name: '', text });

type Table = { name: string; column: string };
const tables = () =>
  superuser<Table>(
    `SELECT c.relname AS name, (SELECT quote_ident(a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attidentity = '' AND a.attgenerated = '' ORDER BY a.attnum LIMIT 1) AS "column"
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );

describe('the application’s role', () => {
  test('reads every table, and changes none of them, whichever way', async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(80);
    const through: string[] = [];
    for (const { name, column } of all) {
      if ((await tried(app, `SELECT FROM ${name} LIMIT 1`)) !== 'done') through.push(`cannot read ${name}`);
      for (const change of [
        `INSERT INTO ${name} DEFAULT VALUES`,
        `UPDATE ${name} SET ${column} = DEFAULT`,
        `DELETE FROM ${name}`,
        `TRUNCATE ${name}`,
        `MERGE INTO ${name} USING (VALUES (1)) one (n) ON false WHEN NOT MATCHED THEN INSERT DEFAULT VALUES`,
        `COPY ${name} FROM PROGRAM 'true'`,
        `SELECT FROM ${name} FOR UPDATE`,
        `LOCK TABLE ${name} IN EXCLUSIVE MODE`,
        `ALTER TABLE ${name} DISABLE TRIGGER ALL`,
        `ALTER TABLE ${name} DISABLE TRIGGER USER`,
        `ALTER TABLE ${name} ADD COLUMN mine int`,
        `ALTER TABLE ${name} OWNER TO ${roles.app}`,
        `CREATE TRIGGER mine BEFORE UPDATE ON ${name} FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
        `CREATE RULE mine AS ON INSERT TO ${name} DO INSTEAD NOTHING`,
        `CREATE INDEX mine ON ${name} (${column})`,
        `GRANT ALL ON ${name} TO ${roles.app}`,
        `DROP TABLE ${name} CASCADE`,
      ]) {
        const answer = await tried(app, change);
        if (answer !== DENIED) through.push(`${change}: ${answer}`);
      }
    }
    // A grant of what one has not is a warning, and grants nothing.
    expect(through.filter((line) => !/^GRANT .*: (?:done|42501)$/.test(line))).toEqual([]);
  });

  test.each([
    'CREATE TABLE mine (n int)',
    'CREATE TEMP TABLE posting (n int)',
    'CREATE SCHEMA mine',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE FUNCTION command.mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE OR REPLACE FUNCTION play_lock(uuid) RETURNS void LANGUAGE sql AS $$ $$',
    'CREATE TYPE mine AS (n int)',
    'CREATE EXTENSION dblink',
    "DO $$ BEGIN PERFORM ledger_post(NULL, NULL, NULL, NULL, NULL, NULL); EXECUTE 'DELETE FROM session'; END $$",
    `SET ROLE ${roles.owner}`,
    'SET ROLE postgres',
    `SET SESSION AUTHORIZATION ${roles.owner}`,
    'SET session_replication_role = replica',
    `ALTER ROLE ${roles.app} SUPERUSER`,
    `ALTER ROLE ${roles.owner} PASSWORD 'mine'`,
    `GRANT ${roles.owner} TO ${roles.app}`,
    'CREATE ROLE mine SUPERUSER',
    'CREATE DATABASE mine',
    "SELECT setval('posting_id_seq', 1)",
    "SELECT nextval(pg_get_serial_sequence('movement', 'id'))",
    "SELECT pg_read_file('PG_VERSION')",
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'",
    "COPY (SELECT 1) TO PROGRAM 'true'",
    'ALTER SYSTEM SET fsync = off',
  ])('may not: %s', async (text) => {
    expect(['42501', '42P01', '42883', '25001']).toContain(await tried(app, text));
  });

  test('cannot book by the functions that the commands call, which do with the rights of whoever calls them', async () => {
    const player = await addPlayer(database.db);
    await account(database.db, 'cash', player);
    await account(database.db, 'clearing', null, 'bank');
    const post = `SELECT * FROM ledger_try_post('deposit_completed', '${player}', '${randomUUID()}', now(), 'EUR',
      ARRAY['cash', 'clearing'], ARRAY['', 'bank'], ARRAY[5000, -5000]::bigint[])`;
    expect(await tried(app, post)).toBe(DENIED);
    // The same is booked for whoever may.
    expect(await superuser(post)).toMatchObject([{ code: 'ok' }]);
  });

  test('cannot turn fifty into five hundred: the triggers are not its to switch off, and the ledger is sound', async () => {
    const player = await addPlayer(database.db);
    await fund(database.db, player, 5_000n);
    const balance = () =>
      superuser<{ balance: bigint }>(`SELECT balance FROM account WHERE kind = 'cash' AND player_id = '${player}'`);
    const before = await balance();
    for (const step of [
      'ALTER TABLE posting DISABLE TRIGGER ALL',
      'UPDATE posting SET amount = amount * 10',
      'UPDATE account SET balance = balance * 10',
      'UPDATE deposit SET amount = amount * 10',
    ])
      expect(await tried(app, step)).toBe(DENIED);
    expect(await balance()).toEqual(before);
    expect(await checkLedger(database.db)).toMatchObject({ isSound: true });
  });
});

describe('the commands', () => {
  test('are the owner’s, who is no superuser, and look for tables where nobody else can put any', async () => {
    const rows = await superuser<{ name: string }>(
      `SELECT p.proname AS name FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner WHERE p.pronamespace = 'command'::regnamespace
         AND NOT (p.prosecdef AND r.rolname = '${roles.owner}' AND NOT r.rolsuper AND p.proconfig = ARRAY['search_path=public, pg_temp'])`,
    );
    expect(rows).toEqual([]);
    const [count] = await superuser<{ count: bigint }>(
      `SELECT count(*) FROM pg_proc WHERE pronamespace = 'command'::regnamespace`,
    );
    expect(count?.count).toBeGreaterThan(200n);
  });

  test('do what they say for the application, whatever path it looks along', async () => {
    const [made] = await superuser<{ routine: string }>(
      `SELECT oid::regproc::text AS routine FROM pg_proc WHERE pronamespace = 'command'::regnamespace AND proname LIKE 'rate\\_limit\\_set\\_%'`,
    );
    await app.query('SET search_path = pg_catalog');
    const key = `test:${randomUUID()}`;
    const { rows } = await app.query(`SELECT * FROM ${made?.routine}($1, 7, 9, 0)`, [key]);
    expect(rows).toEqual([{ points: 7, expire: '9' }]);
    expect(await superuser(`SELECT points FROM rate_limit WHERE key = '${key}'`)).toEqual([{ points: 7 }]);
    expect(await tried(reader, `SELECT * FROM ${made?.routine}('x', 7, 9, 0)`)).toBe(DENIED);
  });
});

describe('the reader', () => {
  test('sees the books and every view', async () => {
    const views = await superuser<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace`,
    );
    expect(views.length).toBeGreaterThan(8);
    for (const name of [
      ...views.map(({ name: view }) => view),
      'posting',
      'movement',
      'account',
      'tree_head',
      'head_stamp',
    ])
      expect(await tried(reader, `SELECT FROM ${name} LIMIT 1`), name).toBe('done');
  });

  test('sees nothing by which somebody signs in, is paid, or foresees a draw, and changes nothing', async () => {
    for (const name of [
      'player',
      'session',
      'seed_pair',
      'shared_chain',
      'email_token',
      'second_factor',
      'passkey',
      'launch_token',
      'payout_account',
      'mail_job',
      'document',
      'chat_message',
    ])
      expect(await tried(reader, `SELECT FROM ${name} LIMIT 1`), name).toBe(DENIED);
    for (const { name } of await tables()) expect(await tried(reader, `DELETE FROM ${name}`), name).toBe(DENIED);
  });
});

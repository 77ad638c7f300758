import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Db, sql } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { MigrationFailed } from '#server/db/sql-file.ts';
import { emptyDatabase } from '#tests/support/database.ts';

let folder: string;
let url: string;
let db: Db;
let drop: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-definitions-'));
  for (const name of ['migrations', 'functions']) await mkdir(join(folder, name));
  await write('migrations/0001_a.sql', 'CREATE TABLE a (n int); CREATE TABLE b (n int);');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 1'));
  await write('views.sql', view('a_more', 'SELECT one_more(n) AS more FROM a'));
  await write('commands.sql', '');
  ({ url, drop } = await emptyDatabase());
  db = connect({ url });
});
afterEach(async () => {
  await db.close();
  await drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const oneMore = (result: string, more: string, argument = 'p_n int') =>
  `CREATE OR REPLACE FUNCTION one_more(${argument}) RETURNS ${result} LANGUAGE sql AS $$ SELECT (${more})::${result} $$;\n`;
const view = (name: string, query: string) => `CREATE OR REPLACE VIEW ${name} AS ${query};\n`;

let asked = 0;
const rowsOf = (text: string) => db.query(sql(`rows_${asked++}`, text));
const start = async (): Promise<string[]> => {
  const told: string[] = [];
  await migrate({ url, folder, onApplied: (what) => told.push(what) });
  return told;
};
const definitions = 'functions and views';
const functionsIn = (schema: string) =>
  rowsOf(
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p WHERE p.pronamespace = '${schema}'::regnamespace ORDER BY 1`,
  );

test('they go in after the tables, once, and again when a file changed', async () => {
  expect(await start()).toEqual(['0001_a.sql', definitions]);
  expect(await start()).toEqual([]);
  await rowsOf('INSERT INTO a VALUES (1)');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 100'));
  expect(await start()).toEqual([definitions]);
  expect(await rowsOf('SELECT more FROM a_more')).toEqual([{ more: 101n }]);
});

test('what keeps its shape stays what it is, and whoever hangs on it is left alone', async () => {
  await start();
  const made = `SELECT 'one_more'::regproc::oid AS a, 'a_more'::regclass::oid AS b`;
  const before = await rowsOf(made);
  await rowsOf('CREATE SCHEMA report');
  await rowsOf('CREATE VIEW report.mine AS SELECT more FROM a_more');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 100'));
  await write('views.sql', view('a_more', 'SELECT one_more(n) + 1 AS more FROM a'));
  await start();
  expect(await rowsOf(made)).toEqual(before);
  await rowsOf('INSERT INTO a VALUES (1)');
  expect(await rowsOf('SELECT more FROM report.mine')).toEqual([{ more: 102n }]);
});

describe('another shape takes the old one’s place', () => {
  beforeEach(async () => {
    await start();
    await rowsOf('INSERT INTO a VALUES (1)');
  });

  test('another result, under a view that stays', async () => {
    await write('functions/a.sql', oneMore('text', 'p_n + 1'));
    await start();
    expect(await rowsOf('SELECT * FROM a_more')).toEqual([{ more: '2' }]);
  });

  test('another name of an argument', async () => {
    await write('functions/a.sql', oneMore('bigint', 'p_number + 1', 'p_number int'));
    await start();
    expect(await rowsOf('SELECT one_more(p_number => 1) AS more')).toEqual([{ more: 2n }]);
    expect(await rowsOf('SELECT * FROM a_more')).toEqual([{ more: 2n }]);
  });

  test('one argument more: there are never two of a name', async () => {
    await write('functions/a.sql', oneMore('bigint', 'p_n + p_by', 'p_n int, p_by int DEFAULT 1'));
    await write('views.sql', view('a_more', 'SELECT one_more(n, 5) AS more FROM a'));
    await start();
    expect(await functionsIn('public')).toEqual([{ name: 'one_more(integer,integer)' }]);
    expect(await rowsOf('SELECT * FROM a_more')).toEqual([{ more: 6n }]);
  });

  test('a view with other columns, under another view', async () => {
    const twice = view('a_twice', 'SELECT more * 2 AS twice FROM a_more');
    await write('views.sql', view('a_more', 'SELECT one_more(n) AS more FROM a') + twice);
    await start();
    await write('views.sql', view('a_more', 'SELECT n, one_more(n) AS more FROM a') + twice);
    await start();
    expect(await rowsOf('SELECT * FROM a_more, a_twice')).toEqual([{ n: 1, more: 2n, twice: 4n }]);
  });

  test('a view of an operator that reads one that would have to go is named, and all stays as it was', async () => {
    await rowsOf('CREATE SCHEMA report');
    await rowsOf('CREATE VIEW report.mine AS SELECT more FROM a_more');
    await write('functions/a.sql', oneMore('text', 'p_n + 1'));
    await expect(start()).rejects.toThrow(MigrationFailed);
    await expect(start()).rejects.toThrow(/view report\.mine depends on view a_more/);
    expect(await rowsOf('SELECT * FROM report.mine')).toEqual([{ more: 2n }]);
  });
});

test('what no file has any more goes; what somebody else has made stays', async () => {
  const two = `CREATE OR REPLACE FUNCTION two() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$;\n`;
  await write('functions/b.sql', two);
  await write('views.sql', view('a_more', 'SELECT two() AS more FROM a'));
  await start();
  await rowsOf('CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 3 $$');
  await rowsOf('CREATE VIEW my_view AS SELECT mine() AS three');
  await rm(join(folder, 'functions/b.sql'));
  await write('views.sql', '');
  await start();
  expect(await functionsIn('public')).toEqual([{ name: 'mine()' }, { name: 'one_more(integer)' }]);
  expect(await rowsOf(`SELECT viewname AS name FROM pg_views WHERE schemaname = 'public'`)).toEqual([
    { name: 'my_view' },
  ]);
});

test('one that moves from a file to another stays', async () => {
  await start();
  await rm(join(folder, 'functions/a.sql'));
  await write('functions/b.sql', oneMore('bigint', 'p_n + 1'));
  await start();
  expect(await functionsIn('public')).toEqual([{ name: 'one_more(integer)' }]);
});

test('a statement that fails is named with its line in the file, and all stays as it was', async () => {
  await start();
  await rowsOf('INSERT INTO a VALUES (1)');
  await write('functions/a.sql', `-- More.\n${oneMore('bigint', 'p_n + 100')}\n${oneMore('bigint)', 'p_n')}`);
  await expect(start()).rejects.toThrow(/^functions\/a\.sql: syntax error at or near "\)" \(line 4\)/);
  await write('functions/a.sql', oneMore('bigint', 'p_n + 100'));
  await write('views.sql', `-- More.\n${view('a_more', 'SELECT no_such(n) AS more FROM a')}`);
  await expect(start()).rejects.toThrow(/^views\.sql: function no_such\(integer\) does not exist \(line 2\)/);
  expect(await rowsOf('SELECT more FROM a_more')).toEqual([{ more: 2n }]);
});

test('a migration may drop the view in its way: it is there again at the end', async () => {
  await start();
  await write('migrations/0002_b.sql', 'DROP VIEW a_more; ALTER TABLE a ALTER COLUMN n TYPE smallint;');
  expect(await start()).toEqual(['0002_b.sql', definitions]);
  expect(await rowsOf('SELECT * FROM a_more')).toEqual([]);
});

test('whoever reads a view in a long transaction is waited for, and keeps nobody else from it', async () => {
  await start();
  await write('views.sql', view('a_more', 'SELECT one_more(n) + 1 AS more FROM a'));
  let started: Promise<string[]> | undefined;
  await db.transaction(async (tx) => {
    await tx.query(sql('', 'SELECT * FROM a_more'));
    started = start();
    // Until it has been turned away once: the one who waits would otherwise stand before all that come after it.
    const waits = sql('', `SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'a_more'::regclass`);
    const count = async () => (await rowsOfStatement(waits))[0]?.count ?? 0n;
    while ((await count()) === 0n);
    while ((await count()) > 0n);
    expect(await rowsOf('SELECT * FROM a_more')).toEqual([]);
  });
  expect(await started).toEqual([definitions]);
});
const rowsOfStatement = (statement: ReturnType<typeof sql>) => db.query<{ count: bigint }>(statement);

test('nobody who calls them while they are replaced notices, in transactions over several tables', async () => {
  const book = (more: number) => `${oneMore('bigint', `p_n + ${more}`)}
CREATE OR REPLACE FUNCTION book(p_n int) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO a VALUES (p_n);
  INSERT INTO b SELECT one_more(p_n);
  RETURN (SELECT sum(more) FROM a_more);
END $$;
CREATE OR REPLACE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM ${more}; RETURN NULL; END $$;
`;
  await write('functions/a.sql', book(1));
  await start();
  await rowsOf('CREATE TRIGGER noted AFTER INSERT ON a FOR EACH ROW EXECUTE FUNCTION note()');
  await rowsOf('CREATE TRIGGER noted AFTER INSERT ON b FOR EACH ROW EXECUTE FUNCTION note()');
  let open = true;
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    let calls = 0;
    for (; open; calls += 1) {
      // Prepared, as every statement of the house is, and each in one transaction or in three.
      if (caller % 2) await db.query(sql('book', 'SELECT book($1)'), [caller]);
      else
        await db.transaction(async (tx) => {
          await tx.query(sql('into_b', 'INSERT INTO b VALUES ($1)'), [caller]);
          await tx.query(sql('book', 'SELECT book($1)'), [caller]);
          await tx.query(sql('more', 'SELECT count(more) FROM a_more'));
        });
    }
    return calls;
  });
  for (let version = 2; version <= 20; version += 1) {
    await write('functions/a.sql', book(version));
    if (version % 4 === 0) await write('views.sql', view('a_more', `SELECT one_more(n) + ${version} AS more FROM a`));
    expect(await start()).toEqual([definitions]);
  }
  open = false;
  const calls = await Promise.all(callers);
  expect(Math.min(...calls)).toBeGreaterThan(0);
  expect(await rowsOf('SELECT count(*) FROM a')).toEqual([
    { count: BigInt(calls.reduce((sum, count) => sum + count)) },
  ]);
});

test('of the house’s own, the second making leaves what the first one made', async () => {
  await migrate({ url });
  const made = `SELECT p.oid::text || p.oid::regprocedure::text AS what FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    UNION ALL SELECT c.oid::text || c.relname FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace
    ORDER BY what`;
  const first = await rowsOf(made);
  await rowsOf(`UPDATE definition SET checksum = ''`);
  await migrate({ url });
  expect(await rowsOf(made)).toEqual(first);
  expect(first.length).toBeGreaterThan(100);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { MigrationFailed } from '#server/db/sql-file.ts';
import { emptyDatabase } from '#tests/support/database.ts';

let folder: string;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-definitions-'));
  for (const name of ['migrations', 'functions']) await mkdir(join(folder, name));
  await write('migrations/0001_a.sql', 'CREATE TABLE a (n int);');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 1'));
  await write('views.sql', 'CREATE VIEW a_more AS SELECT one_more(n) AS more FROM a;');
  await write('triggers.sql', '');
  ({ url, drop } = await emptyDatabase());
});
afterEach(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const oneMore = (result: string, more: string, argument = 'p_n') =>
  `CREATE FUNCTION one_more(${argument} int) RETURNS ${result} LANGUAGE sql AS $$ SELECT (${more})::${result} $$;`;
const rowsOf = async (text: string) => {
  const db = connect({ url });
  try {
    return await db.query(sql('rows', text));
  } finally {
    await db.close();
  }
};
const start = async (): Promise<string[]> => {
  const told: string[] = [];
  await migrate({ url, folder, onApplied: (what) => told.push(what) });
  return told;
};
const definitions = 'functions, views and triggers';

test('they go in after the tables, once, and again when a file changed', async () => {
  expect(await start()).toEqual(['0001_a.sql', definitions]);
  expect(await start()).toEqual([]);
  await rowsOf('INSERT INTO a VALUES (1)');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 100'));
  expect(await start()).toEqual([definitions]);
  expect(await rowsOf('SELECT more FROM a_more')).toEqual([{ more: 101n }]);
});

test('another result, another name of an argument, another column of a view', async () => {
  await start();
  await rowsOf('INSERT INTO a VALUES (1)');
  await write('functions/a.sql', oneMore('text', 'p_number + 1', 'p_number'));
  await write('views.sql', 'CREATE VIEW a_more AS SELECT n, one_more(n) AS more FROM a;');
  await start();
  expect(await rowsOf('SELECT * FROM a_more')).toEqual([{ n: 1, more: '2' }]);
});

test('what no file has any more is gone', async () => {
  await write(
    'functions/b.sql',
    'CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;',
  );
  await write('triggers.sql', 'CREATE TRIGGER a_refused BEFORE INSERT ON a FOR EACH ROW EXECUTE FUNCTION refuse();');
  await start();
  await rowsOf('INSERT INTO a VALUES (1)');
  expect(await rowsOf('SELECT n FROM a')).toEqual([]);
  await rm(join(folder, 'functions/b.sql'));
  await write('triggers.sql', '');
  await start();
  await rowsOf('INSERT INTO a VALUES (1)');
  expect(await rowsOf('SELECT n FROM a')).toEqual([{ n: 1 }]);
  expect(await rowsOf(`SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`)).toEqual([
    { proname: 'one_more' },
  ]);
});

test('a file that fails is named with its line, and all stays as it was', async () => {
  await start();
  await rowsOf('INSERT INTO a VALUES (1)');
  await write('views.sql', '-- More.\nCREATE VIEW a_more AS SELECT no_such(n) AS more FROM a;');
  await expect(start()).rejects.toThrow(/^views\.sql: function no_such\(integer\) does not exist \(line 2\)/);
  expect(await rowsOf('SELECT more FROM a_more')).toEqual([{ more: 2n }]);
});

test('a migration may drop the view in its way: it is there again at the end', async () => {
  await start();
  await write('migrations/0002_b.sql', 'DROP VIEW a_more; ALTER TABLE a ALTER COLUMN n TYPE smallint;');
  expect(await start()).toEqual(['0002_b.sql', definitions]);
  expect(await rowsOf('SELECT * FROM a_more')).toEqual([]);
});

test('a view of an operator that reads one of the house is named and left', async () => {
  await start();
  await rowsOf('CREATE SCHEMA report');
  await rowsOf('CREATE VIEW report.mine AS SELECT more FROM a_more');
  await write('functions/a.sql', oneMore('bigint', 'p_n + 100'));
  await expect(start()).rejects.toThrow(MigrationFailed);
  await expect(start()).rejects.toThrow(/view report\.mine depends on view a_more/);
  expect(await rowsOf('SELECT * FROM report.mine')).toEqual([]);
});

test('of the house’s own, the second making leaves what the first one made', async () => {
  await migrate({ url });
  const made = `SELECT p.oid::regprocedure::text AS what FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    UNION ALL SELECT viewname::text FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(t.oid) || t.tgenabled::text FROM pg_trigger t WHERE NOT t.tgisinternal ORDER BY what`;
  const first = await rowsOf(made);
  await rowsOf('DELETE FROM definition');
  await migrate({ url });
  expect(await rowsOf(made)).toEqual(first);
  expect(first.length).toBeGreaterThan(100);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { MigrationFailed } from '#server/db/sql-file.ts';
import { emptyDatabase } from '#tests/support/database.ts';

let folder: string;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-migrations-'));
  for (const name of ['migrations', 'functions']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'views.sql'), '');
  await writeFile(join(folder, 'commands.sql'), '');
  ({ url, drop } = await emptyDatabase());
});
afterEach(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, 'migrations', file), text);
const rowsOf = async (text: string) => {
  const db = connect({ url });
  try {
    return await db.query(sql('rows', text));
  } finally {
    await db.close();
  }
};

test('files go in once, in order, with their checksums', async () => {
  await write('0002_b.sql', 'INSERT INTO a VALUES (1);');
  await write('0001_a.sql', 'CREATE TABLE a (n int);');
  expect(await migrate({ url, folder })).toEqual(['0001_a.sql', '0002_b.sql']);
  await write('0003_c.sql', 'INSERT INTO a VALUES (2);');
  expect(await migrate({ url, folder })).toEqual(['0003_c.sql']);
  expect(await rowsOf('SELECT n FROM a ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await rowsOf('SELECT length(checksum) AS hex FROM migration')).toEqual([
    { hex: 64 },
    { hex: 64 },
    { hex: 64 },
  ]);
});

test('ten processes that start together apply each file once', async () => {
  await write('0001_a.sql', 'CREATE TABLE a (n int); INSERT INTO a VALUES (1); SELECT pg_sleep(0.05);');
  await write('0002_b.sql', 'INSERT INTO a VALUES (2);');
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate({ url, folder })));
  expect(applied.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await rowsOf('SELECT n FROM a ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file that fails is named with its line, and leaves nothing of itself', async () => {
  await write('0001_a.sql', 'CREATE TABLE a (n int);');
  await write('0002_b.sql', 'INSERT INTO a VALUES (1);\nINSERT INTO b VALUES (1);');
  await expect(migrate({ url, folder })).rejects.toThrow(/^0002_b\.sql: relation "b" does not exist \(line 2\)/);
  expect(await rowsOf('SELECT n FROM a')).toEqual([]);
  expect(await rowsOf('SELECT file FROM migration')).toEqual([{ file: '0001_a.sql' }]);
});

test.for([
  ['a file changed after it went in', '0001_a.sql', 'CREATE TABLE changed ();', /^0001_a\.sql: changed after/],
  ['a file that comes before the last applied', '0000_z.sql', 'SELECT 1;', /^0000_z\.sql: comes before 0001_a\.sql/],
  ['a second file of one number', '0001_b.sql', 'SELECT 1;', /^0001_b\.sql: another migration has the same number/],
  ['a name without a number', 'words.sql', 'SELECT 1;', /^words\.sql: a migration is named/],
] as const)('%s is refused by name', async ([, file, text, message]) => {
  await write('0001_a.sql', 'CREATE TABLE a (n int);');
  await migrate({ url, folder });
  await write(file, text);
  await expect(migrate({ url, folder })).rejects.toThrow(MigrationFailed);
  await expect(migrate({ url, folder })).rejects.toThrow(message);
});

test('a database of the hours before 0050, which joined after 0051, takes it late', async () => {
  await write('0001_a.sql', 'CREATE TABLE a (n int);');
  await write('0051_registers.sql', 'INSERT INTO a VALUES (51);');
  await migrate({ url, folder });
  await write('0050_risk.sql', 'INSERT INTO a VALUES (50);');
  expect(await migrate({ url, folder })).toEqual(['0050_risk.sql']);
  expect(await migrate({ url, folder })).toEqual([]);
});

test('a database newer than this version is refused by the name of the file it lacks', async () => {
  await write('0001_a.sql', 'CREATE TABLE a (n int);');
  await migrate({ url, folder });
  await rm(join(folder, 'migrations/0001_a.sql'));
  await expect(migrate({ url, folder })).rejects.toThrow(
    '0001_a.sql: the database has it, this version of Faceup does not',
  );
});

test('a server that is away is DatabaseUnavailable', async () => {
  await expect(migrate({ url: 'postgres://postgres@127.0.0.1:1/x', folder })).rejects.toThrow(DatabaseUnavailable);
});

test('a database that is not there is named, without the password', async () => {
  const missing = new URL(url);
  missing.pathname = '/no_such_database';
  missing.password = 'hunter2';
  const failure = await migrate({ url: missing.href, folder }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(String(failure)).toMatch(/\/no_such_database cannot be reached \(.*does not exist\): check DATABASE_URL/);
  expect(String(failure)).not.toContain('hunter2');
});

test('the own migrations go into an empty database, twice without effect', async () => {
  const applied = await migrate({ url });
  expect(applied[0]).toBe('0001_baseline.sql');
  const told: string[] = [];
  expect(await migrate({ url, onApplied: (what) => told.push(what) })).toEqual([]);
  expect(told).toEqual([]);
  const first = await readFile('src/lib/server/db/migrations/0001_baseline.sql', 'utf8');
  expect(first).toContain('CREATE TABLE player');
});

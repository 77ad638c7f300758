import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { adopt } from './adopt.ts';
import { DatabaseUnavailable } from './db.ts';
import { define, forgetDefinitions } from './define.ts';
import { kinds, readDefinitions } from './definitions.ts';
import { grant } from './grant.ts';
import {
  type Applied,
  checksumOf,
  inTransaction,
  MigrationFailed,
  readSqlFile,
  runFile,
  type SqlFile,
} from './sql-file.ts';
import { explainFailure } from './unavailable.ts';

/** `folder` is tests' own; `onApplied` is told what is in: each migration by its file's name, and the definitions. */
export type MigrateOptions = {
  readonly url: string;
  readonly folder?: string;
  readonly onApplied?: (file: string) => void;
};

type Migration = SqlFile & Applied;

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

// Any constant will do, as long as nothing else of ours locks with it: 'faceup' in ASCII.
const LOCK = '112568768132464';

/**
 * Brings the database up to date: every file of `migrations/` that is not in yet, in order, each in a transaction of
 * its own, then functions and views where they changed, and what each role may do; all under an advisory lock, so that
 * processes which start together wait for one another.
 * Throws `MigrationFailed`, naming the file, when a file fails, was changed after it went in, or is missing;
 * `DatabaseUnavailable` when the server is away. Returns the migrations applied now.
 */
export const migrate = async ({ url, folder = ownFolder, onApplied }: MigrateOptions): Promise<string[]> => {
  const migrations = await readMigrations(`${folder}/migrations`);
  const definitions = await readDefinitions(folder);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'faceup migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(client, error);
    });
    await refuseOldServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const pending = pendingOf(migrations, await adopt(client, await readApplied(client), migrations[0]));
    for (const migration of pending) {
      await apply(client, migration);
      onApplied?.(migration.file);
    }
    if (await define(client, definitions)) onApplied?.('functions and views');
    const state = [...migrations.map(({ file }) => file), ...kinds.map((kind) => definitions[kind].checksum)];
    await grant(client, await readSqlFile(ownFolder, 'grants.sql'), state);
    return pending.map(({ file }) => file);
  } catch (error) {
    throw explainFailure(error);
  } finally {
    // Ending the session frees the lock.
    await client.end().catch(() => undefined);
  }
};

/** Wrong names and passwords too: whatever keeps the first connection away is for the operator to mend. */
const unreachable = (client: pg.Client, error: unknown): DatabaseUnavailable => {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const reason = message || (error instanceof Error && 'code' in error ? String(error.code) : 'no answer');
  const place = `${client.host}:${client.port}/${client.database}`;
  return new DatabaseUnavailable(
    `The database at ${place} cannot be reached (${reason}): check DATABASE_URL, then that server`,
    { cause: error },
  );
};

const OLDEST = 15;

const refuseOldServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ major: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major < OLDEST) throw new MigrationFailed(`The database is PostgreSQL ${major}: Faceup needs ${OLDEST} or newer`);
};

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const seen = new Set<string>();
  for (const file of files) {
    if (!fileName.test(file)) throw new MigrationFailed(`${file}: a migration is named NNNN_words.sql`);
    if (seen.has(file.slice(0, 4))) throw new MigrationFailed(`${file}: another migration has the same number`);
    seen.add(file.slice(0, 4));
  }
  return Promise.all(
    files.map(async (file) => {
      const read = await readSqlFile(folder, file);
      return { ...read, checksum: checksumOf(read.text) };
    }),
  );
};

const readApplied = async (client: pg.Client): Promise<Applied[]> => {
  await client.query(`CREATE TABLE IF NOT EXISTS migration (
    file text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  await client.query(`CREATE TABLE IF NOT EXISTS definition (
    kind text PRIMARY KEY, checksum text NOT NULL, made text[] NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  return (await client.query<Applied>('SELECT file, checksum FROM migration ORDER BY file')).rows;
};

/** Joined after those that follow them, of which they use nothing: a database of the hours between takes them late. */
const mayBeLate: ReadonlySet<string> = new Set(['0050_risk.sql']);

const pendingOf = (migrations: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.file, migration]));
  for (const { file, checksum } of applied) {
    const migration = known.get(file);
    if (!migration) throw new MigrationFailed(`${file}: the database has it, this version of Faceup does not`);
    if (migration.checksum !== checksum) {
      throw new MigrationFailed(`${file}: changed after it was applied; add a new migration instead`);
    }
  }
  const done = new Set(applied.map(({ file }) => file));
  const last = applied.at(-1)?.file ?? '';
  const pending = migrations.filter(({ file }) => !done.has(file));
  const late = pending.find(({ file }) => file < last && !mayBeLate.has(file));
  if (late) throw new MigrationFailed(`${late.file}: comes before ${last}, which is already applied`);
  return pending;
};

const apply = (client: pg.Client, migration: Migration): Promise<void> =>
  inTransaction(client, async () => {
    await runFile(client, migration);
    await client.query('INSERT INTO migration (file, checksum) VALUES ($1, $2)', [migration.file, migration.checksum]);
    await forgetDefinitions(client);
  });

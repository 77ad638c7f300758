import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Definitions, type Kind, kinds } from './definitions.ts';
import { inTransaction, MigrationFailed, runFile } from './sql-file.ts';
import { sqlState } from './unavailable.ts';

type All = Readonly<Record<Kind, Definitions>>;

/** Of each kind, what the house has made, by its names in SQL: `play_lock(uuid)`, `player_balance`, `command.rate_limit_set_0a1b2c3d(…)`. */
type Made = Readonly<Record<Kind, readonly string[]>>;

/**
 * Makes the database's functions, views and commands those of the files, unless they are already, while others go on calling them. What keeps its
 * shape is replaced in place; a function with other arguments or another result, and views with other columns, take the old one's place;
 * what no file has any more goes. What somebody else has made stays. All of it or nothing. Returns whether there was anything to do.
 * Throws `MigrationFailed`, naming file and line, or what hangs on a view that would have to go.
 */
export const define = async (client: pg.Client, definitions: All): Promise<boolean> => {
  const { rows } = await client.query<Row>('SELECT kind, checksum, made FROM definition');
  const rowOf = (kind: Kind) => rows.find((row) => row.kind === kind);
  const changed = kinds.filter((kind) => rowOf(kind)?.checksum !== definitions[kind].checksum);
  if (changed.length === 0) return false;
  const madeOf = (kind: Kind) => rowOf(kind)?.made ?? [];
  const made = { function: madeOf('function'), view: madeOf('view'), command: madeOf('command') };
  await untilFree(() => replaceAll(client, definitions, made, changed));
  return true;
};

/** They are looked at again at the end of this start, or of the next one: a migration may have dropped what was in its way. */
export const forgetDefinitions = async (client: pg.Client): Promise<void> => {
  await client.query(`UPDATE definition SET checksum = ''`);
};

type Row = { readonly kind: Kind; readonly checksum: string; readonly made: readonly string[] };

/** Whoever reads a view holds it until the end of a transaction. Ours waits less long than PostgreSQL looks for deadlocks (1 s). */
const lockMs = 500;
const triesMax = 120;

const untilFree = async (work: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isHeld = error instanceof Error && sqlState(error.cause) === LOCK_NOT_AVAILABLE;
      if (!isHeld || tries === triesMax) throw error;
      await sleep(lockMs);
    }
  }
};

/** Replaces, and begins again where something turns out to be in the way, which then goes first. */
const replaceAll = async (client: pg.Client, all: All, made: Made, changed: readonly Kind[]): Promise<void> => {
  const inTheWay = new Map<string, Kind>();
  for (;;) {
    try {
      return await inTransaction(client, () => replace(client, all, made, changed, inTheWay));
    } catch (error) {
      const found = inTheWayBy(error, made).filter(([name]) => !inTheWay.has(name));
      if (found.length === 0) throw error;
      for (const [name, kind] of found) inTheWay.set(name, kind);
    }
  }
};

const LOCK_NOT_AVAILABLE = '55P03';
const INVALID_FUNCTION_DEFINITION = '42P13';
const INVALID_TABLE_DEFINITION = '42P16';
const DEPENDENT_OBJECTS_STILL_EXIST = '2BP01';

/** Of a function with another shape, the old one; of a view, or of what views hang on, all views, which read one another. */
const inTheWayBy = (error: unknown, made: Made): (readonly [name: string, kind: Kind])[] => {
  if (!(error instanceof MigrationFailed)) return [];
  switch (sqlState(error.cause)) {
    case INVALID_FUNCTION_DEFINITION: {
      const name = /^CREATE OR REPLACE FUNCTION ([\w.]+)/.exec(error.sql)?.[1];
      const kind = name?.startsWith('command.') ? 'command' : 'function';
      return made[kind].filter((one) => one.startsWith(`${name}(`)).map((one) => [one, kind]);
    }
    case INVALID_TABLE_DEFINITION:
    case DEPENDENT_OBJECTS_STILL_EXIST:
      return made.view.map((one) => [one, 'view']);
    default:
      return [];
  }
};

const replace = async (
  client: pg.Client,
  all: All,
  made: Made,
  changed: readonly Kind[],
  inTheWay: ReadonlyMap<string, Kind>,
): Promise<void> => {
  // A function may call one of a later file.
  await client.query(`SET LOCAL check_function_bodies = off; SET LOCAL lock_timeout = ${lockMs}`);
  await client.query('CREATE SCHEMA IF NOT EXISTS command');
  const goneFirst = (kind: Kind) => [...inTheWay].filter(([, its]) => its === kind).map(([name]) => name);
  for (const kind of kinds.toReversed()) await drop(client, kind, goneFirst(kind));
  const redone = kinds.filter((kind) => changed.includes(kind) || goneFirst(kind).length > 0);
  for (const kind of redone) for (const statement of all[kind].statements) await runFile(client, statement);
  const now: Record<Kind, readonly string[]> = { function: [], view: [], command: [] };
  for (const kind of redone)
    now[kind] = (await client.query<{ name: string }>(freshOf[kind])).rows.map(({ name }) => name);
  // Views before functions, on which they may hang.
  for (const kind of redone.toReversed()) {
    const stale = made[kind].filter((name) => !now[kind].includes(name) && !inTheWay.has(name));
    if (kind === 'command') await retire(client, stale, now.command);
    else await drop(client, kind, stale);
    await client.query(
      `INSERT INTO definition (kind, checksum, made) VALUES ($1, $2, $3)
       ON CONFLICT (kind) DO UPDATE SET checksum = excluded.checksum, made = excluded.made, applied_at = now()`,
      [kind, all[kind].checksum, now[kind]],
    );
  }
};

/** Commands of the version before go a version later: its processes may go on for a while. */
const retire = async (client: pg.Client, stale: readonly string[], now: readonly string[]): Promise<void> => {
  const { rows } = await client.query<Row>(`SELECT kind, checksum, made FROM definition WHERE kind = 'former command'`);
  const wanted = [...stale, ...now];
  await drop(
    client,
    'command',
    (rows[0]?.made ?? []).filter((name) => !wanted.includes(name)),
  );
  await client.query(
    `INSERT INTO definition (kind, checksum, made) VALUES ('former command', '', $1)
     ON CONFLICT (kind) DO UPDATE SET made = excluded.made, applied_at = now()`,
    [stale],
  );
};

const freshFunctions = (schema: string): string =>
  `SELECT oid::regprocedure::text AS name FROM pg_proc
   WHERE xmin = pg_current_xact_id()::xid AND pronamespace = '${schema}'::regnamespace ORDER BY 1`;

/** What this very transaction has made or replaced. */
const freshOf: Record<Kind, string> = {
  function: freshFunctions('public'),
  command: freshFunctions('command'),
  view: 'SELECT DISTINCT ev_class::regclass::text AS name FROM pg_rewrite WHERE xmin = pg_current_xact_id()::xid ORDER BY 1',
};

/** No CASCADE: what is not the house's and hangs on it is named by the error. */
const drop = async (client: pg.Client, kind: Kind, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  const what = kind === 'view' ? 'VIEW' : 'FUNCTION';
  await runFile(client, { file: `the ${kind}s that go`, text: `DROP ${what} IF EXISTS ${names.join(', ')}`, line: 1 });
};

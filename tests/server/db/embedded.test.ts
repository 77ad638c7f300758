import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '#server/db/embedded/create.ts';
import { runningPid } from '#server/db/embedded/postmaster.ts';
import { EmbeddedFailed, startEmbedded } from '#server/db/embedded.ts';

// Each test has a cluster of its own, durable as in production; small, so that a crowded machine can hold it.
const settings = { shared_buffers: '16MB', max_connections: '20' };
const program = fileURLToPath(new URL('../../support/embedded-process.ts', import.meta.url));

let template: string;
let home: string;
let dataDir: string;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'faceup-embedded-'));
  await (await startEmbedded({ dataDir: template, settings })).stop();
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'faceup-embedded-'));
  dataDir = home;
  folder = join(dataDir, 'pg');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const pid = await runningPid(folder);
  if (pid !== undefined) process.kill(pid, 'SIGQUIT');
  while ((await runningPid(folder)) !== undefined) await sleep(20);
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

/** A cluster that is there already: copied, since making one takes longer. */
const seed = () => cp(join(template, 'pg'), folder, { recursive: true });
const start = () => startEmbedded({ dataDir, settings });

/** A Faceup in a process of its own; resolves once its database answers. */
const startProcess = async (): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(program, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const [message] = await once(child, 'message');
  return { child, url: String(message) };
};

const ownerOf = (url: string): string => url.replace('//faceup_app@', '//faceup_owner@');

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

describe('one process', () => {
  test('makes the cluster, keeps what was written, and starts again within the second', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    expect(await runningPid(folder)).toBeUndefined();
    const second = await start();
    expect(await ask(second.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await second.stop();
    await second.stop();
  });

  test('runs durable, on a socket that others cannot reach, and on no port', async () => {
    await seed();
    const { url, stop } = await startEmbedded({ dataDir });
    const [row] = await ask(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
         current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS checksums,
         current_setting('listen_addresses') AS addresses`,
    );
    expect(row).toEqual({ fsync: 'on', commits: 'on', pages: 'on', checksums: 'on', addresses: '' });
    expect((await stat(folder)).mode & 0o077).toBe(0);
    await stop();
  });

  test('asks as a role that changes nothing by itself, and keeps no session of a superuser', async () => {
    await seed();
    const { url, ownerUrl, stop } = await start();
    const who = `SELECT current_user AS role, rolsuper AS super FROM pg_roles WHERE rolname = current_user`;
    expect(await ask(url, who)).toEqual([{ role: 'faceup_app', super: false }]);
    expect(await ask(ownerUrl, who)).toEqual([{ role: 'faceup_owner', super: false }]);
    await expect(ask(url, 'CREATE TABLE mine (n int)')).rejects.toThrow(/permission denied/);
    const sessions = `SELECT DISTINCT usename AS role FROM pg_stat_activity WHERE backend_type = 'client backend'`;
    expect(await ask(url, sessions)).toEqual([{ role: 'faceup_app' }]);
    await stop();
  });

  test('takes to its owner what a version before left to the superuser, and leaves what somebody else has made', async () => {
    await seed();
    const first = await start();
    await ask(
      first.superuserUrl,
      `ALTER DATABASE faceup OWNER TO postgres; CREATE ROLE other LOGIN;
       CREATE TABLE public.migration (file text); CREATE TYPE public.colour AS ENUM ('red');
       CREATE TABLE public.held (n int GENERATED ALWAYS AS IDENTITY, c public.colour);
       CREATE VIEW public.seen AS SELECT n FROM public.held;
       CREATE FUNCTION public.one() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;
       CREATE TABLE public.theirs (n int); ALTER TABLE public.theirs OWNER TO other`,
    );
    await first.stop();
    const second = await start();
    expect(
      await ask(
        second.url,
        `SELECT relname AS name, relowner::regrole::text AS owner FROM pg_class
         WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S')
         UNION ALL SELECT proname, proowner::regrole::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         UNION ALL SELECT typname, typowner::regrole::text FROM pg_type WHERE typname = 'colour'
         UNION ALL SELECT 'database', datdba::regrole::text FROM pg_database WHERE datname = 'faceup' ORDER BY 1`,
      ),
    ).toEqual(
      ['colour', 'database', 'held', 'held_n_seq', 'migration', 'one', 'seen', 'theirs'].map((name) => ({
        name,
        owner: name === 'theirs' ? 'other' : 'faceup_owner',
      })),
    );
    await second.stop();
  });

  test('a data folder whose path is too long for a socket works all the same', async () => {
    dataDir = join(dataDir, 'a-long-name-'.repeat(9));
    folder = join(dataDir, 'pg');
    const { url, stop } = await start();
    expect(await ask(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await stop();
  });

  test('starts the server again when it dies', async () => {
    await seed();
    const { url, stop } = await start();
    const pid = await runningPid(folder);
    if (pid === undefined) throw new Error('no server');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => ask(url, 'SELECT 1 AS alive').catch(() => []), { timeout: 20_000 }).toEqual([{ alive: 1 }]);
    expect(await runningPid(folder)).not.toBe(pid);
    await stop();
  });

  test('a process id of another program in the lock file does not keep it from starting', async () => {
    await seed();
    const first = await start();
    const lock = await readFile(join(folder, 'postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(join(folder, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    const second = await start();
    expect(await ask(second.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await second.stop();
  });
});

describe('several processes', () => {
  test('must-hold 40: a killed process leaves the server running, and the next one attaches to it', async () => {
    await seed();
    const { child, url } = await startProcess();
    await ask(ownerOf(url), 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = await runningPid(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await runningPid(folder)).toBe(pid);
    const { stop } = await start();
    expect(await runningPid(folder)).toBe(pid);
    expect(await ask(ownerOf(url), 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await stop();
    expect(await runningPid(folder)).toBeUndefined();
  });

  test('must-hold 40: everything killed at once, the next start recovers what was acknowledged', async () => {
    await seed();
    const { child, url } = await startProcess();
    await ask(ownerOf(url), 'CREATE TABLE kept AS SELECT 42 AS n');
    const pid = await runningPid(folder);
    if (pid === undefined) throw new Error('no server');
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const { stop } = await start();
    expect(await ask(ownerOf(url), 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    await stop();
  });

  test('must-hold 40: two that start together on an empty folder share one cluster, and the last one stops it', async () => {
    const [first, second] = await Promise.all([startProcess(), startProcess()]);
    expect(second.url).toBe(first.url);
    const pid = await runningPid(folder);
    first.child.send('stop');
    await once(first.child, 'exit');
    expect(await runningPid(folder)).toBe(pid);
    expect(await ask(second.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    second.child.send('stop');
    await once(second.child, 'exit');
    expect(await runningPid(folder)).toBeUndefined();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('pg.new'))).toEqual([]);
  });

  test('one that starts while the last one stops has a server in the end', async () => {
    await seed();
    const first = await start();
    const stopping = first.stop();
    const second = await start();
    await stopping;
    await expect.poll(() => ask(second.url, 'SELECT 1 AS alive').catch(() => []), { timeout: 20_000 }).toHaveLength(1);
    await second.stop();
  });
});

describe('a folder that cannot serve is named with what to do', () => {
  const failure = async (): Promise<string> => {
    const error: unknown = await start().then(
      ({ stop }) => stop().then(() => new Error('it started')),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EmbeddedFailed);
    const message = error instanceof Error ? error.message : '';
    expect(message).toContain(dataDir);
    expect(message).not.toContain('\n');
    return message;
  };

  test('a damaged control file', async () => {
    await seed();
    await (await start()).stop();
    await truncate(join(folder, 'global/pg_control'), 100);
    expect(await failure()).toMatch(/is damaged: .*restore a backup/);
  });

  test('a file that only a session needs: told at once, and the server that cannot serve is stopped', async () => {
    await seed();
    await truncate(join(folder, 'global/pg_filenode.map'), 10);
    await expect(start()).rejects.toThrow(/is damaged: move it away, then restore a backup/);
    await expect.poll(() => runningPid(folder), { timeout: 20_000 }).toBeUndefined();
  });

  test('a log that is gone', async () => {
    await seed();
    await (await start()).stop();
    for (const name of await readdir(join(folder, 'pg_wal')))
      await rm(join(folder, 'pg_wal', name), { recursive: true });
    expect(await failure()).toMatch(/is damaged: .*restore a backup/);
  });

  test('files that are no database', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await failure()).toMatch(/no database: .*move it away/);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  test('another version', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '14\n');
    expect(await failure()).toMatch(/written by PostgreSQL 14 .*restore a backup/);
  });

  test('a file in place of the data folder', async () => {
    dataDir = join(dataDir, 'file');
    await writeFile(dataDir, '');
    expect(await failure()).toMatch(/a file stands where a folder is needed/);
  });

  test('a copy made without owner and rights is put right', async () => {
    await seed();
    await chmod(folder, 0o755);
    const { url, stop } = await start();
    expect(await ask(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await stop();
  });
});

test('isAlive tells a running process from none', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 22 - 1)).toBe(false);
});

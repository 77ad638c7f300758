import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#server/db/embedded/create.ts';
import { runningPid } from '#server/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { handOver, makeRoles, roles } from '#server/db/roles.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's maintenance database, and the migrated database that every test database is a copy of. */
    cluster: { readonly url: string; readonly template: string };
  }
}

type Shared = { readonly url: string; readonly template: string; readonly stop: () => Promise<void> };

// Vitest loads this file once a project; all projects of a run share one cluster, stopped by the last.
const registry: { cluster?: Promise<Shared>; users?: number } & typeof globalThis = globalThis;

/** One cluster a run: our own embedded one in a folder of its own, or the server of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  registry.users = (registry.users ?? 0) + 1;
  registry.cluster ??= process.env['DATABASE_URL'] ? useServer(process.env['DATABASE_URL']) : useEmbedded();
  const { url, template, stop } = await registry.cluster;
  project.provide('cluster', { url, template });
  return async () => {
    registry.users = (registry.users ?? 1) - 1;
    if (registry.users > 0) return;
    delete registry.cluster;
    await stop();
  };
}

const PREFIX = 'faceup-test-';
const home = memoryFolder();

const useEmbedded = async (): Promise<Shared> => {
  await removeDeadClusters();
  const dataDir = await mkdtemp(join(home, `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o755);
  // Speed for a cluster that nobody will miss; what crashes is tested on clusters of its own.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const cluster = await startEmbedded({ dataDir, settings });
  const stop = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { ...(await makeTemplate(cluster.superuserUrl)), stop };
  } catch (error) {
    // A broken migration must not leave a server behind.
    await stop();
    throw error;
  }
};

/** Clusters of runs that were killed: their run is gone, their server may not be. */
const removeDeadClusters = async (): Promise<void> => {
  for (const name of (await readdir(home)).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const pid = await runningPid(join(home, name, 'pg'));
    if (pid) process.kill(pid, 'SIGQUIT');
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
};

const useServer = async (url: string): Promise<Shared> => {
  await removeDeadDatabases(url);
  const shared = await makeTemplate(url);
  return { ...shared, stop: () => removeDatabases(url, shared.template) };
};

/** `faceup_test_<seconds since 1970>_<random>`; databases of one run begin with its template's name. */
const makeTemplate = async (url: string): Promise<{ url: string; template: string }> => {
  const template = `faceup_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
  await onServer(url, (client) => client.query(`CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`));
  const target = new URL(url);
  target.pathname = `/${template}`;
  try {
    await onServer(url, makeRoles);
    await onServer(target.href, handOver);
    target.username = roles.owner;
    await migrate({ url: target.href });
    return { url, template };
  } catch (error) {
    await removeDatabases(url, template);
    throw error;
  }
};

const removeDatabases = (url: string, prefix: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });

const runSecondsMax = 2 * 60 * 60;

/** On a shared server: databases of runs that ended hours ago without clearing up. */
const removeDeadDatabases = (url: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname ~ '^faceup_test_[0-9]+_'
         AND split_part(datname, '_', 3)::bigint < extract(epoch FROM now()) - $1`,
      [runSecondsMax],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

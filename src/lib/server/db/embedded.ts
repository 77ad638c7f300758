import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/create.ts';
import { EmbeddedFailed, explainOutput, explainSystemError } from './embedded/failure.ts';
import { type Lease, takeLease } from './embedded/lease.ts';
import { findOwner } from './embedded/owner.ts';
import { type Launch, launch, type Postmaster, runningPid } from './embedded/postmaster.ts';
import { socketFolder, socketUrl } from './embedded/socket.ts';

export { EmbeddedFailed } from './embedded/failure.ts';

export type EmbeddedOptions = {
  /** Faceup's data folder; the cluster is its `pg`, the server's log its `postgres.log`. */
  readonly dataDir: string;
  /** Told what happens, a short line each. */
  readonly log?: (line: string) => void;
  /** Settings over our own: tests switch durability off, nothing else does. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type Embedded = {
  readonly url: string;
  /** Ends this process's use; the last user stops the server. */
  readonly stop: () => Promise<void>;
};

/** The name of Faceup's database within the cluster. */
const DATABASE = 'faceup';
const startMsMax = 60_000;
const stopMsMax = 60_000;

/**
 * Starts the embedded PostgreSQL on `dataDir`, making the cluster on first use, or attaches to one that runs there
 * already: one of another Faceup, or one that a killed Faceup left. When the server dies under us it is started again.
 * Throws `EmbeddedFailed`, a line for the operator.
 */
export const startEmbedded = async ({
  dataDir,
  log = () => undefined,
  settings = {},
}: EmbeddedOptions): Promise<Embedded> => {
  const server = await prepare(dataDir, settings, log).catch((error: unknown) => {
    throw explainSystemError(error, dataDir);
  });
  let lease = await enter(server, log);
  let isStopping = false;
  let recovery = Promise.resolve();
  const watch = () =>
    lease.onLost(() => {
      if (!isStopping) recovery = recover();
    });
  const recover = async () => {
    log('the database went away, starting it again');
    for (let tried = 0; !isStopping; tried += 1) {
      try {
        lease = await enter(server, log);
        return watch();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(Math.min(500 * 2 ** tried, 10_000), undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    url: socketUrl(server.socket, DATABASE),
    stop: async () => {
      if (isStopping) return;
      isStopping = true;
      await recovery;
      await leave(server, lease, log);
    },
  };
};

const prepare = async (
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Postmaster> => {
  await mkdir(dataDir, { recursive: true });
  // The kernel reports the server's folder without symbolic links; ours must read alike.
  const home = await realpath(dataDir);
  const folder = join(home, 'pg');
  const binaries = await findBinaries();
  const owner = await findOwner(folder, [binaries.initdb, binaries.postgres]);
  if ((await ensureCluster(folder, binaries, owner)) === 'made') log(`made a new database in ${folder}`);
  const socket = await socketFolder(folder, owner);
  return { folder, logFile: join(home, 'postgres.log'), socket, owner, binaries, settings };
};

/** Takes a lease, starting the server as often as that needs within the time. */
const enter = async (server: Postmaster, log: (line: string) => void): Promise<Lease> => {
  const deadline = Date.now() + startMsMax;
  let launched: Launch | undefined;
  for (;;) {
    const lease = await takeLease(server.socket).catch((error: unknown) => String(error));
    if (typeof lease !== 'string') return readyLease(lease, server);
    const output = launched?.output();
    if (output !== undefined && !othersAtWork.test(output)) throw explainOutput(output, server.folder, server.logFile);
    if (Date.now() > deadline) throw explainOutput(`FATAL: ${lease}`, server.folder, server.logFile);
    const isAway = launched === undefined || output !== undefined;
    if (isAway && (await runningPid(server.folder)) === undefined) {
      log('starting the database');
      launched = await launch(server);
    }
    await sleep(output === undefined ? 10 : 100);
  }
};

/** Another process may have started it at the same moment, or processes of a dead server may still be leaving. */
const othersAtWork = /lock file "(postmaster\.pid|.*\.s\.PGSQL.*)"|pre-existing shared memory block/;

const readyLease = async (lease: Lease, server: Postmaster): Promise<Lease> => {
  try {
    await lease.makeDatabase(DATABASE);
    return lease;
  } catch (error) {
    await lease.end();
    throw explainOutput(`FATAL: ${error instanceof Error ? error.message : error}`, server.folder, server.logFile);
  }
};

const leave = async (server: Postmaster, lease: Lease, log: (line: string) => void): Promise<void> => {
  const isAlone = await lease.releaseAlone().catch(() => false);
  const pid = isAlone ? await runningPid(server.folder) : undefined;
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written, the folder is left clean.
  if (pid !== undefined) process.kill(pid, 'SIGINT');
  await lease.end();
  if (pid === undefined) return;
  const deadline = Date.now() + stopMsMax;
  while ((await runningPid(server.folder)) === pid) {
    if (Date.now() > deadline)
      throw new EmbeddedFailed(`The database in ${server.folder} does not stop; see ${server.logFile}`);
    await sleep(10);
  }
  log('stopped the database');
};

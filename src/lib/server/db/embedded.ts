import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from './db.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/create.ts';
import { EmbeddedFailed, explainOutput, explainSystemError } from './embedded/failure.ts';
import { furnish, SUPERUSER } from './embedded/furnish.ts';
import { type Lease, takeLease } from './embedded/lease.ts';
import { findOwner } from './embedded/owner.ts';
import { type Launch, launch, type Postmaster, runningPid } from './embedded/postmaster.ts';
import { socketFolder, socketUrl } from './embedded/socket.ts';
import { roles } from './roles.ts';
import { explainFailure, sqlState } from './unavailable.ts';

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
  /** Of the application's role. */
  readonly url: string;
  /** Of the owner's, for migrations. */
  readonly ownerUrl: string;
  /** Of the superuser's, for a copy of the whole cluster and nothing else. */
  readonly superuserUrl: string;
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
    url: socketUrl(server.socket, roles.app, DATABASE),
    ownerUrl: socketUrl(server.socket, roles.owner, DATABASE),
    superuserUrl: socketUrl(server.socket, SUPERUSER, DATABASE),
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

/**
 * Takes a lease, starting the server as often as that needs within the time. A server that recovers from a crash may take
 * as long as it needs. One that runs and refuses for good is damaged: it is stopped, if it is ours, and the reason thrown.
 */
const enter = async (server: Postmaster, log: (line: string) => void): Promise<Lease> => {
  const deadline = Date.now() + startMsMax;
  let launched: Launch | undefined;
  for (;;) {
    const lease = await furnishAndLease(server.socket).catch((error: unknown) => refusalOf(error));
    if (!('reason' in lease)) return lease;
    const output = launched?.output();
    if (output !== undefined && !othersAtWork.test(output)) throw explainOutput(output, server.folder, server.logFile);
    if (lease.isFinal || (Date.now() > deadline && !lease.isRecovering)) {
      // At once: one that is damaged may never finish what the other signals ask for.
      if (launched) await signalServer(server, 'SIGQUIT');
      throw explainOutput(`FATAL: ${lease.reason}`, server.folder, server.logFile);
    }
    const isAway = launched === undefined || output !== undefined;
    if (isAway && (await runningPid(server.folder)) === undefined) {
      log('starting the database');
      launched = await launch(server);
    }
    await sleep(output === undefined ? 10 : 100);
  }
};

const furnishAndLease = async (socket: string): Promise<Lease> => {
  await furnish(socket, DATABASE);
  return takeLease(socket);
};

type Refusal = { readonly reason: string; readonly isFinal: boolean; readonly isRecovering: boolean };

/** 57P03: the server says that it is starting or stopping. Any other word of its own that no waiting changes is final. */
const refusalOf = (error: unknown): Refusal => {
  const state = sqlState(error) ?? '';
  return {
    reason: error instanceof Error ? error.message : String(error),
    isFinal: /^[0-9A-Z]{5}$/.test(state) && !(explainFailure(error) instanceof DatabaseUnavailable),
    isRecovering: state === '57P03',
  };
};

/** Another process may have started it at the same moment, or processes of a dead server may still be leaving. */
const othersAtWork = /lock file "(postmaster\.pid|.*\.s\.PGSQL.*)"|pre-existing shared memory block/;

const leave = async (server: Postmaster, lease: Lease, log: (line: string) => void): Promise<void> => {
  const isAlone = await lease.releaseAlone().catch(() => false);
  const pid = isAlone ? await signalServer(server, 'SIGINT') : undefined;
  await lease.end();
  if (pid === undefined) return;
  await gone(server, pid);
  log('stopped the database');
};

/**
 * SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written, the folder is left clean. SIGQUIT ends it
 * where it stands, to recover at its next start.
 */
const signalServer = async (server: Postmaster, signal: 'SIGINT' | 'SIGQUIT'): Promise<number | undefined> => {
  const pid = await runningPid(server.folder);
  if (pid !== undefined) process.kill(pid, signal);
  return pid;
};

const gone = async (server: Postmaster, pid: number): Promise<void> => {
  const deadline = Date.now() + stopMsMax;
  while ((await runningPid(server.folder)) === pid) {
    if (Date.now() > deadline)
      throw new EmbeddedFailed(`The database in ${server.folder} does not stop; see ${server.logFile}`);
    await sleep(10);
  }
};

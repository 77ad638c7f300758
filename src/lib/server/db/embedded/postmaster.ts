import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, readlink, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { commandFor, databaseEnvironment } from './command.ts';
import { isAlive } from './create.ts';
import type { Owner } from './owner.ts';
import { serverArguments } from './settings.ts';

export type Postmaster = {
  readonly folder: string;
  readonly logFile: string;
  readonly socket: string;
  readonly owner: Owner;
  readonly binaries: Binaries;
  readonly settings: Readonly<Record<string, string>>;
};

/** The server's process id, or undefined when none runs on this folder. */
export const runningPid = async (folder: string): Promise<number | undefined> => {
  const pid = await writtenPid(folder);
  return pid !== undefined && isAlive(pid) && (await worksIn(pid, folder)) ? pid : undefined;
};

const writtenPid = async (folder: string): Promise<number | undefined> => {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
};

/** A PostgreSQL server works in its data folder. Where that cannot be seen (no /proc), an id in use counts. */
const worksIn = async (pid: number, folder: string): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return place !== undefined && place === (await realpath(folder).catch(() => folder));
};

/**
 * After a reboot, the id in `postmaster.pid` may be another program's, and PostgreSQL would refuse to start. The id of
 * this process, its parent to be, is one that it knows to be no server; the rest of the file stays, because by it
 * PostgreSQL looks for processes that a dead server left behind.
 */
const disownPid = async (folder: string): Promise<void> => {
  const pid = await writtenPid(folder);
  if (pid === undefined || !isAlive(pid)) return;
  const path = join(folder, 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [String(process.pid), ...rest].join('\n'));
};

/** One try to start: once the process has ended, what it wrote; undefined while it runs. */
export type Launch = { readonly output: () => string | undefined };

/**
 * Starts a server process, which outlives this one if this one is killed. Of two that are started on one folder,
 * PostgreSQL lets one live; the other exits.
 */
export const launch = async ({ folder, logFile, socket, owner, binaries, settings }: Postmaster): Promise<Launch> => {
  if ((await runningPid(folder)) === undefined) await disownPid(folder);
  await rotate(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    const from = (await log.stat()).size;
    const options = serverArguments({ ...settings, unix_socket_directories: `"${socket}"` });
    const { command, args, ...ids } = commandFor(owner, binaries.postgres, ['-D', folder, '-p', '5432', ...options]);
    const child = spawn(command, args, {
      ...ids,
      cwd: folder,
      env: databaseEnvironment(),
      // A session of its own: Ctrl-C in the terminal ends Faceup, and Faceup then ends the database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    let output: string | undefined;
    child.once('error', (error) => {
      output = `FATAL: ${error.message}`;
    });
    child.once('exit', () => {
      output = readFrom(logFile, from);
    });
    return { output: () => output };
  } finally {
    await log.close();
  }
};

/** Read at once, within the event: whoever asks for the output next must find it whole. Never throws: nobody would catch it. */
const readFrom = (file: string, from: number): string => {
  try {
    return readFileSync(file).subarray(from).toString('utf8');
  } catch {
    return '';
  }
};

const logBytesMax = 5 * 1024 * 1024;

const rotate = async (logFile: string): Promise<void> => {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > logBytesMax) await rename(logFile, `${logFile}.1`);
};

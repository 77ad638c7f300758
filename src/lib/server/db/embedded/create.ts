import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { commandFor, databaseEnvironment } from './command.ts';
import { EmbeddedFailed, explainOutput } from './failure.ts';
import { chownTree, isRoot, type Owner } from './owner.ts';

/**
 * Makes the cluster of `folder` unless it is there. It is built beside it and renamed into place, so that a start that
 * is cut off leaves nothing half made, and of two that start together one wins and the other uses its cluster.
 */
export const ensureCluster = async (folder: string, binaries: Binaries, owner: Owner): Promise<'made' | 'found'> => {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0) {
    await checkCluster(folder, entries, binaries.major);
    await correctRights(folder, owner);
    return 'found';
  }
  await removeAbandoned(folder);
  const draft = `${folder}.new-${process.pid}-${Date.now()}`;
  try {
    await initialise(draft, folder, binaries, owner);
    await rename(draft, folder);
    return 'made';
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const won = error instanceof Error && 'code' in error && /ENOTEMPTY|EEXIST/.test(String(error.code));
    if (won) return 'found';
    throw error;
  }
};

const checkCluster = async (folder: string, entries: readonly string[], major: string): Promise<void> => {
  if (!entries.includes('PG_VERSION')) {
    throw new EmbeddedFailed(
      `${folder} holds files but no database: it is damaged or not ours; move it away, or set DATA_DIR to another folder`,
    );
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === major) return;
  throw new EmbeddedFailed(
    `${folder} was written by PostgreSQL ${version || 'of an unknown version'} and this Faceup brings ${major}: ` +
      'start the Faceup that wrote it, or restore a backup of this version',
  );
};

/** Copies and archives lose owner and mode; PostgreSQL then refuses its own folder. */
const correctRights = async (folder: string, owner: Owner): Promise<void> => {
  const { uid, mode } = await stat(folder);
  if (isRoot() && uid === 0) await chownTree(folder, owner);
  if ((mode & 0o027) !== 0) await chmod(folder, 0o700);
};

const initialise = async (draft: string, folder: string, binaries: Binaries, owner: Owner): Promise<void> => {
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (isRoot()) await chown(draft, owner.uid, owner.gid);
  const locale = Number(binaries.major) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const { command, args, ...ids } = commandFor(owner, binaries.initdb, [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    ...locale,
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
  ]);
  await new Promise<void>((resolve, reject) => {
    execFile(command, args, { ...ids, cwd: draft, env: databaseEnvironment() }, (error, stdout, stderr) =>
      error ? reject(explainOutput(`${stdout}\n${stderr}\n${error.message}`, folder)) : resolve(),
    );
  });
};

/** Drafts of starts that were cut off: their process is gone. */
const removeAbandoned = async (folder: string): Promise<void> => {
  const prefix = `${basename(folder)}.new-`;
  const drafts = (await readdir(dirname(folder)).catch(() => [])).filter((name) => name.startsWith(prefix));
  for (const name of drafts) {
    if (!isAlive(Number(name.slice(prefix.length).split('-')[0]))) {
      await rm(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
};

/** Whether a process with this id runs, be it another user's. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

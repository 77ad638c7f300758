import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedFailed } from './failure.ts';

const run = promisify(execFile);

/** Whom the database runs as, and the command that makes it so (empty: spawn as is, or with `uid` and `gid`). */
export type Owner = { readonly uid: number; readonly gid: number; readonly prefix: readonly string[] };

const uidOfProcess = (): number => process.getuid?.() ?? 0;
const gidOfProcess = (): number => process.getgid?.() ?? 0;
export const isRoot = (): boolean => process.platform !== 'win32' && uidOfProcess() === 0;

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as itself. Root runs it as the owner of an existing data
 * folder, else as the user `postgres`, which is made when it is missing (`nobody` where users cannot be made).
 * That user must reach the folder and the `programs`, wherever they lie.
 */
export const findOwner = async (dataFolder: string, programs: readonly string[]): Promise<Owner> => {
  const existing = await stat(dataFolder).catch(() => undefined);
  if (!isRoot()) {
    if (existing && existing.uid !== uidOfProcess()) throw foreignFolder(dataFolder, existing.uid);
    return { uid: uidOfProcess(), gid: gidOfProcess(), prefix: [] };
  }
  const ids = existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : await databaseUser();
  const closed = await closedFolder(ids, [dataFolder, ...programs]);
  return { ...ids, prefix: closed ? await passThrough(ids, [dirname(dataFolder), ...programs], closed) : [] };
};

const foreignFolder = (folder: string, uid: number): EmbeddedFailed =>
  new EmbeddedFailed(
    `${folder} belongs to the user with id ${uid}: start Faceup as that user or as root, or set DATA_DIR`,
  );

type Ids = { readonly uid: number; readonly gid: number };

const databaseUser = async (): Promise<Ids> => {
  const found = await idsOf('postgres');
  if (found) return found;
  // A machine where users cannot be made (no useradd, a read-only /etc) still has `nobody`.
  await run('useradd', ['--system', '--no-create-home', '--user-group', 'postgres']).catch(() => undefined);
  const ids = (await idsOf('postgres')) ?? (await idsOf('nobody'));
  if (ids) return ids;
  throw new EmbeddedFailed('PostgreSQL does not run as root and no other user exists: add a user `postgres`');
};

const idsOf = async (user: string): Promise<Ids | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
};

/** The first folder above `paths` that the user may not pass, as /root usually is. */
const closedFolder = async ({ uid, gid }: Ids, paths: readonly string[]): Promise<string | undefined> => {
  for (const folder of new Set(paths.flatMap(foldersAbove))) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const pass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & pass) === 0) return folder;
  }
  return undefined;
};

const foldersAbove = (path: string): string[] => {
  const parent = dirname(path);
  return parent === path ? [] : [...foldersAbove(parent), parent];
};

/** Lets the database pass closed folders, and no more than that where the machine grants the narrower right. */
const passThrough = async ({ uid, gid }: Ids, paths: readonly string[], closed: string): Promise<string[]> => {
  for (const right of ['dac_read_search', 'dac_override']) {
    const who = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    const prefix = ['setpriv', ...who, `--inh-caps=+${right}`, `--ambient-caps=+${right}`, '--'];
    const tried = paths.map((path) => run('setpriv', [...prefix.slice(1), 'test', '-e', path]));
    if (
      await Promise.all(tried).then(
        () => true,
        () => false,
      )
    )
      return prefix;
  }
  throw new EmbeddedFailed(
    `The database runs as another user than root, who may not pass ${closed}: chmod o+x it, or move Faceup elsewhere`,
  );
};

/** Hands a folder and what is in it to the owner; needed after root copied it. */
export const chownTree = async (path: string, { uid, gid }: Ids): Promise<void> => {
  for (const entry of await readdir(path, { recursive: true })) await chown(join(path, entry), uid, gid);
  await chown(path, uid, gid);
};

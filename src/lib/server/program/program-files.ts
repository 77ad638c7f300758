import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Each file of the program, by its path under the root with `/` between, with its SHA-256 in hexadecimal digits. */
export type FileHashes = ReadonlyMap<string, string>;

/** What the process runs, reads or hands out. What it writes (`.data`) and who runs it (`.env`) is not the program. */
const folders = ['src', 'scripts', 'public', 'node_modules'];
/** Where builds lie, each in a folder of its own that is never written again. */
const builds = '.builds/';
/** So many are read at a stretch, about a millisecond: a promise for each costs more than the reading. */
const together = 8;
/** Larger files are read in pieces: a house that plays must not wait for the hash of a database server. */
const wholeBytesMax = 1_048_576;

/** The folder of the build that `dist` leads to now, by its path under the root. */
export async function builtFolder(root: string): Promise<string> {
  const [home, built] = await Promise.all([realpath(root), realpath(join(root, 'dist')).catch(() => undefined)]);
  return built === undefined ? 'dist' : relative(home, built).split(sep).join('/');
}

/** Of a list, what a process with the build in `built` runs: builds for others lie beside it and are listed, too. */
export const filesWith = (files: FileHashes, built: string): FileHashes =>
  new Map([...files].filter(([file]) => !isOther(file, built)));

/** The files of a new list, with what an earlier one says of the builds beside them that are still there. */
export async function withOthers(
  root: string,
  files: FileHashes,
  built: string,
  earlier: FileHashes,
): Promise<FileHashes> {
  const present = new Set(await readdir(join(root, builds)).catch(() => []));
  const others = [...earlier].filter(([file]) => isOther(file, built) && present.has(file.split('/')[1] ?? ''));
  return new Map([...files, ...others].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isOther = (file: string, built: string): boolean => file.startsWith(builds) && !file.startsWith(`${built}/`);

/**
 * Hashes every file of the program under `root`: sources, the build in `built`, and installed packages but for those of
 * development, whose folders are passed over. A folder that no lock file names is hashed as well: it could stand before one that is.
 * Throws when a name cannot stand in a list.
 */
export async function hashProgram(root: string, built: string): Promise<FileHashes> {
  const passedOver = await developmentFolders(root);
  const files: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.')) files.push(entry.name);
  for (const folder of [...folders, built]) await collect(root, folder, passedOver, new Set(), files);
  files.sort();
  const hashes = new Map<string, string>();
  for (const [at, file] of files.entries()) {
    hashes.set(file, await hashFile(join(root, file)));
    if (at % together === together - 1) await nextTurn();
  }
  return hashes;
}

/** Links are followed: what counts is what is read through them. */
async function collect(
  root: string,
  folder: string,
  passedOver: ReadonlySet<string>,
  seen: Set<string>,
  files: string[],
): Promise<void> {
  if (passedOver.has(folder)) return;
  const real = await realpath(join(root, folder)).catch(() => undefined);
  if (real === undefined || seen.has(real)) return;
  seen.add(real);
  for (const entry of await readdir(real, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (/[\\\n\r]/.test(path)) throw new Error(`${JSON.stringify(path)} cannot stand in a list of files: rename it`);
    // `.bin`, and what tools of development keep: `.cache`, `.vite`, npm's own record.
    if (entry.name.startsWith('.') && /(?:^|\/)node_modules$/.test(folder)) continue;
    const kind = entry.isSymbolicLink() ? await stat(join(real, entry.name)).catch(() => entry) : entry;
    if (kind.isDirectory()) await collect(root, path, passedOver, seen, files);
    else files.push(path);
  }
}

async function developmentFolders(root: string): Promise<ReadonlySet<string>> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{}');
  const { packages = {} } = JSON.parse(lock) as { packages?: Record<string, { dev?: boolean }> };
  return new Set(Object.entries(packages).flatMap(([folder, { dev }]) => (dev === true ? [folder] : [])));
}

/** A link into nothing, a pipe or what may not be read has no content: its hash is none. */
async function hashFile(path: string): Promise<string> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return unread;
  const hash = createHash('sha256');
  try {
    if (found.size <= wholeBytesMax) return hash.update(readFileSync(path)).digest('hex');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch {
    return unread;
  }
}

/** No file has it. */
const unread = '0'.repeat(64);

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Files of the repository by their path, as they were published. */
export type Published = ReadonlyMap<string, string>;

/** So many of those that were written before are kept: another process may be building of one. */
const keptMax = 5;
const pointer = 'current';
const homeOf = (dataDir: string): string => resolve(dataDir, 'published');

/**
 * Writes what is published into a folder with the shape of the repository, named by its content, and resolves to it; null where there is nothing. What a
 * builder reads never changes under it.
 */
export function writePublished(dataDir: string, files: Published): string | null {
  if (files.size === 0) return null;
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(JSON.stringify([path, content]));
  const folder = join(homeOf(dataDir), hash.digest('hex').slice(0, 24));
  if (existsSync(folder)) return folder;
  const own = `${folder}.${randomBytes(4).toString('hex')}`;
  for (const [path, content] of files) {
    const file = join(own, path);
    if (!file.startsWith(own)) throw new Error(`${path} leads out of its folder`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Remembers of which folder the pages are that are served: the next start builds of it before it has a database. Clears old ones away. */
export function rememberPublished(dataDir: string, folder: string | null): void {
  const home = homeOf(dataDir);
  mkdirSync(home, { recursive: true });
  const own = join(home, `${pointer}.${randomBytes(4).toString('hex')}`);
  writeFileSync(own, folder === null ? '' : folder.slice(home.length + 1));
  renameSync(own, join(home, pointer));
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(home, name))
    .filter((path) => path !== folder)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of folders.slice(keptMax)) rmSync(old, { recursive: true, force: true });
}

/** The folder of which pages were served last; null: nothing was published, or it is not there any more. */
export function rememberedPublished(dataDir: string): string | null {
  const file = join(homeOf(dataDir), pointer);
  const name = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const folder = join(homeOf(dataDir), name);
  return /^[0-9a-f]{24}$/.test(name) && existsSync(folder) ? folder : null;
}

import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vault, VaultEntry } from './vault.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const partName = /^[0-9a-f]{2}$/;
/** A draft older than this was left by a process that ended while it wrote. */
const draftLivesMs = 3_600_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const ifThere = <T>(error: unknown, otherwise: T): T => {
  if (isMissing(error)) return otherwise;
  throw error;
};

/** A vault in a folder: `ab/abcdef01-….`, one file a paper, for the house's own user alone. */
export function diskVault(folder: string): Vault {
  const partOf = (id: string): string => {
    if (!uuid.test(id)) throw new Error(`${JSON.stringify(id)} is no name for a document`);
    return join(folder, id.slice(0, 2));
  };
  return {
    put: async (id, bytes) => {
      const part = partOf(id);
      await mkdir(part, { recursive: true, mode: 0o700 });
      const draft = join(part, `${id}.${randomBytes(6).toString('hex')}.part`);
      try {
        await writeToDisk(draft, bytes);
        // A link, unlike a rename, never replaces what is there.
        await link(draft, join(part, id));
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(part);
      await syncFolder(folder);
    },
    get: async (id) => readFile(join(partOf(id), id)).catch((error: unknown) => ifThere(error, null)),
    remove: async (id) => rm(join(partOf(id), id), { force: true }),
    list: async (part) => {
      if (!partName.test(part)) throw new Error(`${JSON.stringify(part)} is no part of the vault`);
      const names = await readdir(join(folder, part)).catch((error: unknown) => ifThere(error, []));
      const entries: VaultEntry[] = [];
      for (const name of names) {
        const path = join(folder, part, name);
        const found = await stat(path).catch((error: unknown) => ifThere(error, null));
        if (found === null) continue;
        if (uuid.test(name)) entries.push({ id: name, writtenAt: found.mtime });
        else if (name.endsWith('.part') && found.mtimeMs < Date.now() - draftLivesMs) await rm(path, { force: true });
      }
      return entries;
    },
  };
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

/** A name is on the disk once its folder is; systems that cannot sync a folder need not. */
async function syncFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path, 'r');
    await folder.sync();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EISDIR' && code !== 'EINVAL') throw error;
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of made pictures, so that a restart makes none again. Whatever goes wrong with one is as if it were not there. */
export type DiskCache = {
  /** `modifiedMs`: when it was put in, as the machine's clock had it. */
  readonly get: (key: string) => Promise<{ readonly bytes: Uint8Array; readonly modifiedMs: number } | null>;
  readonly set: (key: string, bytes: Uint8Array) => Promise<void>;
};

/** How full a cleaning leaves the folder, so that not every new file begins another one. */
const fullnessAfterCleaning = 0.8;

/** A folder of at most about `bytesMax`; several processes may share it. The files that were made first go first. */
export function diskCache(folder: string, bytesMax: number): DiskCache {
  const pathOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name.slice(2));
  };
  let total: number | undefined;
  let cleaning: Promise<void> | undefined;

  const clean = async (): Promise<void> => {
    const files = (await filesOf(folder)).sort((a, b) => a.modifiedMs - b.modifiedMs);
    let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (left > bytesMax)
      for (const { path, bytes } of files) {
        if (left <= bytesMax * fullnessAfterCleaning) break;
        await rm(path, { force: true });
        left -= bytes;
      }
    total = left;
  };

  return {
    get: async (key) => {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(() => null);
      const found = bytes === null ? null : await stat(path).catch(() => null);
      return bytes === null || found === null ? null : { bytes, modifiedMs: found.mtimeMs };
    },
    set: async (key, bytes) => {
      if (bytesMax === 0) return;
      const path = pathOf(key);
      // Moved into place whole: another process never reads half a picture.
      const whole = `${path}.${process.pid}-${sequence++}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(whole, bytes);
        await rename(whole, path);
      } catch {
        await rm(whole, { force: true }).catch(() => {});
        return;
      }
      total = total === undefined ? undefined : total + bytes.length;
      if (total !== undefined && total <= bytesMax) return;
      cleaning ??= clean()
        .catch(() => {})
        .finally(() => {
          cleaning = undefined;
        });
      await cleaning;
    },
  };
}

let sequence = 0;

type Kept = { readonly path: string; readonly bytes: number; readonly modifiedMs: number };

async function filesOf(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Kept[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null);
    if (stats) found.push({ path, bytes: stats.size, modifiedMs: stats.mtimeMs });
  }
  return found;
}

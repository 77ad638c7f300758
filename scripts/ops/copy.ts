import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a backup is made of; written last, so that a backup without it is none. */
export type Manifest = {
  readonly format: 1;
  /** Major version of the PostgreSQL whose files these are. */
  readonly postgres: string;
  readonly takenAt: string;
  /** Path within the backup → sha256 of what was written. */
  readonly hashes: Readonly<Record<string, string>>;
};

export const manifestName = 'backup.json';

/** The players' papers, in a data folder and in a backup. */
export const papersFolder = 'documents';

/** Paths below `folder`, relative to it. */
export const listFiles = async (folder: string): Promise<{ directories: string[]; files: string[] }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  return {
    directories: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
  };
};

const chunkBytes = 1024 * 1024;

/** Copies a file that may change meanwhile, down to the disk; returns the sha256 of what was written. */
export const copyHashed = async (from: string, to: string): Promise<string> => {
  await using source = await open(from, 'r');
  await using target = await open(to, 'wx', 0o600);
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(chunkBytes);
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunkBytes);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    await target.writeFile(buffer.subarray(0, bytesRead));
  }
  await target.datasync();
  return hash.digest('hex');
};

/**
 * Runs `work` over all items, eight at a time: most of a copy's time is waiting for the disk. After a failure no more is
 * begun, and it is thrown once nothing is under way any more.
 */
export const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items].reverse();
  const worker = async () => {
    try {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: 8 }, worker));
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

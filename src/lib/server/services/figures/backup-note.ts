import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder: when the last backup was taken, as an instant in ISO 8601. Another tool than ours may write it, too. */
const noteFile = 'last-backup';

export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  writeFile(join(dataDir, noteFile), `${at.toISOString()}\n`);

/** Null where none was noted, or what was noted is no instant. */
export const readLastBackup = async (dataDir: string): Promise<Date | null> => {
  const text = await readFile(join(dataDir, noteFile), 'utf8').catch(() => '');
  const at = new Date(text.trim());
  return Number.isNaN(at.getTime()) ? null : at;
};

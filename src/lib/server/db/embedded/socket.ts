import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedFailed } from './failure.ts';

// sun_path holds 108 bytes with its closing zero on Linux, 104 on macOS.
const pathBytesMax = process.platform === 'darwin' ? 103 : 107;
const socketName = '/.s.PGSQL.5432';

/**
 * The folder of the Unix socket: the data folder itself (closed to others by PostgreSQL's own rule), or, where that path
 * is too long for a socket, a closed folder under the machine's temporary one, named by the data folder's hash.
 */
export const socketFolder = async (dataFolder: string, owner: { uid: number; gid: number }): Promise<string> => {
  if (Buffer.byteLength(dataFolder + socketName) <= pathBytesMax) return dataFolder;
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `faceup-${key}`);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) await chown(folder, owner.uid, owner.gid);
  const { uid, mode } = await lstat(folder);
  // Someone else could have made it first, to listen in.
  const isOurs = (uid === owner.uid || uid === 0) && (mode & 0o77) === 0 && (await lstat(folder)).isDirectory();
  if (!isOurs) throw new EmbeddedFailed(`${folder} is open to others: remove it and start again`);
  if (Buffer.byteLength(folder + socketName) > pathBytesMax) {
    throw new EmbeddedFailed(`${folder} is too long for a socket: set DATA_DIR or TMPDIR to a shorter path`);
  }
  return folder;
};

/** The URL of a database of the cluster whose socket is in `folder`, for a role of it. */
export const socketUrl = (folder: string, role: string, database: string): string =>
  `postgres://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`;

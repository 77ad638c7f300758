import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { copyHashed, eachOf, listFiles, type Manifest, manifestName, papersFolder } from './copy.ts';
import { refuseEmpty } from './with-database.ts';

export type BackupOptions = {
  readonly dataDir: string;
  /** A folder that is not there yet, or empty. */
  readonly target: string;
  readonly log?: (line: string) => void;
};

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/**
 * Copies the embedded database, running or not, without stopping play: file by file between pg_backup_start and
 * pg_backup_stop, and then the log written meanwhile, by which a restore makes the copy whole (PostgreSQL manual, 25.3.4).
 * The keys of `secrets.json` go along, without which sealed server seeds and papers could not be opened, and then the papers,
 * sealed as they lie: each is on the disk before its row, so that every row of the copy has its file.
 * The target appears under its name only once it is complete.
 */
export const backUp = async ({ dataDir, target, log = () => undefined }: BackupOptions): Promise<Manifest> => {
  const entries = await readdir(target).catch(() => []);
  if (entries.length > 0) throw new BackupRefused(`${target} is not empty: name a new folder`);
  refuseEmpty(dataDir);
  const draft = `${resolve(target)}.part-${process.pid}`;
  const cluster = await startEmbedded({ dataDir, log });
  try {
    await mkdir(dirname(draft), { recursive: true });
    await mkdir(join(draft, 'pg'), { recursive: true, mode: 0o700 });
    const manifest = await copyCluster(cluster.superuserUrl, join(resolve(dataDir), 'pg'), draft, log);
    await copyFile(join(dataDir, 'secrets.json'), join(draft, 'secrets.json')).catch(ignoreMissing);
    const whole = { ...manifest, hashes: { ...manifest.hashes, ...(await copyPapers(resolve(dataDir), draft)) } };
    await writeFile(join(draft, manifestName), JSON.stringify(whole, null, 1), { flush: true });
    await rename(draft, target);
    return whole;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await cluster.stop();
  }
};

const copyPapers = async (dataDir: string, draft: string): Promise<Record<string, string>> => {
  const source = join(dataDir, papersFolder);
  if (!existsSync(source)) return {};
  const { directories, files } = await listFiles(source);
  for (const directory of ['', ...directories])
    await mkdir(join(draft, papersFolder, directory), { recursive: true, mode: 0o700 });
  const hashes: Record<string, string> = {};
  await eachOf(
    files.filter((file) => !file.endsWith('.part')),
    async (file) => {
      const path = `${papersFolder}/${file}`;
      // A file that is gone by now never had a row.
      const hash = await copyHashed(join(source, file), join(draft, path)).catch(ignoreMissing);
      if (hash) hashes[path] = hash;
    },
  );
  return hashes;
};

const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};

/** The server's own, of no use to another start (the list of pg_basebackup). Log segments are copied apart. */
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|backup_label|tablespace_map|current_logfiles|pg_internal\.init)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)|^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;

const controlFile = 'global/pg_control';

const copyCluster = async (
  url: string,
  source: string,
  draft: string,
  log: (line: string) => void,
): Promise<Manifest> => {
  const session = new pg.Client({ connectionString: url, application_name: 'faceup backup' });
  await session.connect();
  try {
    const begin = await beginBackup(session);
    log('copying the database');
    // What comes into being after this list is in the log.
    const { directories, files } = await listFiles(source);
    for (const directory of directories.filter((path) => !leftOut.test(path))) {
      await mkdir(join(draft, 'pg', directory), { recursive: true, mode: 0o700 });
    }
    const listed = files.filter((file) => !leftOut.test(file) && file !== controlFile);
    const hashes: Record<string, string> = {};
    const copy = async (file: string) => {
      // A file that is gone by now belonged to a table dropped meanwhile.
      const hash = await copyHashed(join(source, file), join(draft, 'pg', file)).catch(ignoreMissing);
      if (hash) hashes[`pg/${file}`] = hash;
    };
    await eachOf(listed, copy);
    // Last, as pg_basebackup does.
    await copy(controlFile);
    const end = await endBackup(session);
    await writeFile(join(draft, 'pg/backup_label'), end.label, { mode: 0o600, flush: true });
    const segments = (await readdir(join(source, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= begin.segment && name <= end.segment,
    );
    for (const name of segments) {
      const to = join(draft, 'pg/pg_wal', name);
      hashes[`pg/pg_wal/${name}`] = await copyHashed(join(source, 'pg_wal', name), to);
    }
    return { format: 1, postgres: begin.version, takenAt: end.at, hashes };
  } finally {
    // Ends the slot with its session.
    await session.end();
  }
};

/** The slot keeps the log from here on until the session ends. */
const beginBackup = async (session: pg.Client): Promise<{ segment: string; version: string }> => {
  await session.query(`SELECT pg_create_physical_replication_slot('faceup_backup_' || pg_backend_pid(), true, true)`);
  const { rows } = await session.query<{ segment: string; version: string }>(
    `SELECT pg_walfile_name(pg_backup_start('faceup', true)) AS segment,
       split_part(current_setting('server_version'), '.', 1) AS version`,
  );
  const [row] = rows;
  if (!row) throw new Error('pg_backup_start returned nothing');
  return row;
};

const endBackup = async (session: pg.Client): Promise<{ segment: string; label: string; at: string }> => {
  const { rows } = await session.query<{ segment: string; label: string; at: string }>(
    `SELECT pg_walfile_name(lsn) AS segment, labelfile AS label, to_json(now())::text AS at
     FROM pg_backup_stop(wait_for_archive => false)`,
  );
  const [row] = rows;
  if (!row) throw new Error('pg_backup_stop returned nothing');
  return { ...row, at: row.at.replaceAll('"', '') };
};

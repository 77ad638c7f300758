import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { runningPid } from '#server/db/embedded/postmaster.ts';
import { restoredFile } from '#server/restored-file.ts';
import { checkLedger, type LedgerReport } from '#server/services/ledger/check-ledger.ts';
import { copyHashed, eachOf, listFiles, type Manifest, manifestName, papersFolder } from './copy.ts';
import { embeddedIn, withDatabase } from './with-database.ts';

export type RestoreOptions = {
  readonly dataDir: string;
  readonly source: string;
  /** Sets an existing database aside instead of refusing. */
  readonly force?: boolean;
  readonly log?: (line: string) => void;
};

/** The message says what stands in the way. Nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

const manifestShape = z.object({
  format: z.literal(1),
  postgres: z.string(),
  takenAt: z.string(),
  hashes: z.record(z.string(), z.string()),
});

/**
 * Puts a backup in place of the embedded database, starts it once, so that it recovers, and proves its ledger.
 * Refuses while the database runs, over an existing one (unless `force`: that is set aside, never deleted), and a backup
 * that is incomplete, altered, or of another PostgreSQL version.
 */
export const restore = async ({
  dataDir,
  source,
  force = false,
  log = () => undefined,
}: RestoreOptions): Promise<LedgerReport> => {
  const folder = join(dataDir, 'pg');
  const papers = join(dataDir, papersFolder);
  const manifest = await readManifest(source);
  const isThere = (await readdir(folder).catch(() => [])).length > 0;
  if ((await runningPid(folder)) !== undefined) throw new RestoreRefused(`${folder} is in use: stop Faceup first`);
  if (isThere && !force) throw new RestoreRefused(`${folder} holds a database: add --force to set it aside`);
  await mkdir(dataDir, { recursive: true });
  const draft = `${folder}.new-${process.pid}-${Date.now()}`;
  const papersDraft = `${papers}.new-${process.pid}-${Date.now()}`;
  try {
    await copyBackup(source, manifest, draft);
    await copyPapers(source, manifest, papersDraft);
    if (isThere) await setAside(folder, log);
    if (existsSync(papers)) await setAside(papers, log);
    await rename(papersDraft, papers);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(papersDraft, { recursive: true, force: true });
    throw error;
  }
  await restoreSecrets(source, dataDir, log);
  // The next start begins a new epoch before it opens: see `services/rewind/`.
  const word = JSON.stringify({ takenAt: manifest.takenAt, restoredAt: new Date().toISOString() });
  await writeFile(join(dataDir, restoredFile), `${word}\n`, { flush: true });
  // With the tables of this version, which a backup of an earlier one has not yet.
  return withDatabase(embeddedIn(dataDir), checkLedger);
};

const readManifest = async (source: string): Promise<Manifest> => {
  const text = await readFile(join(source, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) throw new RestoreRefused(`${source} is no complete backup: it has no ${manifestName}`);
  const manifest = manifestShape.safeParse(parseJson(text));
  if (!manifest.success) throw new RestoreRefused(`${source}/${manifestName} is damaged`);
  const { major } = await findBinaries();
  if (manifest.data.postgres !== major) {
    throw new RestoreRefused(`${source} is of PostgreSQL ${manifest.data.postgres}, this Faceup brings ${major}`);
  }
  return manifest.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const copyBackup = async (source: string, manifest: Manifest, draft: string): Promise<void> => {
  await mkdir(draft, { mode: 0o700 });
  const { directories } = await listFiles(join(source, 'pg'));
  for (const directory of directories) await mkdir(join(draft, directory), { recursive: true, mode: 0o700 });
  await copyFolder(source, manifest, 'pg', draft);
  await copyHashed(join(source, 'pg/backup_label'), join(draft, 'backup_label'));
};

/** The papers lie as they were sealed; a backup from before there were any has none. */
const copyPapers = async (source: string, manifest: Manifest, draft: string): Promise<void> => {
  await mkdir(draft, { mode: 0o700 });
  await copyFolder(source, manifest, papersFolder, draft);
};

/** Copies what the manifest lists of one folder of the backup, and holds every file against its hash. */
const copyFolder = async (source: string, manifest: Manifest, folder: string, draft: string): Promise<void> => {
  const listed = Object.entries(manifest.hashes).filter(([path]) => path.startsWith(`${folder}/`));
  await eachOf(listed, async ([path, expected]) => {
    const target = join(draft, path.slice(folder.length + 1));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const found = await copyHashed(join(source, path), target).catch(() => undefined);
    if (found !== expected)
      throw new RestoreRefused(`${join(source, path)} is missing or was altered: use another backup`);
  });
};

const stamp = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

const setAside = async (path: string, log: (line: string) => void): Promise<void> => {
  const aside = `${path}.before-${stamp()}`;
  await rename(path, aside);
  log(`the present ${path} now stands in ${aside}`);
};

/** The keys belong to the data: server seeds are sealed with them. */
const restoreSecrets = async (source: string, dataDir: string, log: (line: string) => void): Promise<void> => {
  const [kept, present] = [join(source, 'secrets.json'), join(dataDir, 'secrets.json')];
  const [wanted, found] = await Promise.all(
    [kept, present].map((path) => readFile(path, 'utf8').catch(() => undefined)),
  );
  if (wanted === undefined || wanted === found) return;
  if (found !== undefined) await setAside(present, log);
  await mkdir(dirname(present), { recursive: true });
  await copyFile(kept, present);
};

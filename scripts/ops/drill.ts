import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createLog } from '#server/log.ts';
import { openBooks } from '#server/open-books.ts';
import { checkLedger, type LedgerReport } from '#server/services/ledger/check-ledger.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { embeddedIn, withDatabase } from './with-database.ts';

export type DrillOptions = {
  readonly env: Environment;
  readonly dataDir: string;
  readonly journalDirs: readonly string[];
  /** A backup; without one the drill takes one of the house as it runs. */
  readonly source: string | undefined;
  readonly log: (line: string) => void;
};

/**
 * Restores a backup into a folder of its own and does all that a start after it would do, by a copy of the journal, down to the ledger's
 * proof; then throws the copy away. Nobody outside is asked or told anything, and the house is not touched.
 */
export const drill = async ({ env, dataDir, journalDirs, source, log }: DrillOptions): Promise<LedgerReport> => {
  const home = await mkdtemp(join(tmpdir(), 'faceup-drill-'));
  try {
    const began = performance.now();
    const backup = source ?? join(home, 'backup');
    if (source === undefined) await backUp({ dataDir, target: backup, log });
    const copy = { dataDir: join(home, 'data'), journal: join(home, 'journal') };
    const kept = journalDirs.find((folder) => existsSync(join(folder, 'journal.jsonl')));
    if (kept) await cp(kept, copy.journal, { recursive: true });
    else log(`no journal lies in ${journalDirs.join(', ')}: what happened after the backup would be lost`);
    await restore({ dataDir: copy.dataDir, source: backup, log });
    await openOnce({ ...env, ...settingsOf(copy) }, copy.dataDir, log);
    const report = await withDatabase(embeddedIn(copy.dataDir), checkLedger);
    log(`the drill took ${((performance.now() - began) / 1000).toFixed(1)} s; its copy is gone`);
    return report;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

const settingsOf = ({ dataDir, journal }: { readonly dataDir: string; readonly journal: string }): Environment => ({
  DATA_DIR: dataDir,
  JOURNAL_DIR: journal,
  DATABASE_URL: undefined,
  DATABASE_OWNER_URL: undefined,
  LOG_LEVEL: 'fatal',
});

/** What a start does before its doors open, and nothing after it. */
const openOnce = async (env: Environment, dataDir: string, log: (line: string) => void): Promise<void> => {
  const config = loadConfig(env);
  const logger = createLog(config);
  const cluster = await startEmbedded({ dataDir, log });
  try {
    const books = openBooks(config, cluster.url, logger, log);
    try {
      const ctx = createContext(config, books.db, logger, { epoch: books.epoch });
      await books.settle(ctx, () => undefined);
    } finally {
      await books.close();
    }
  } finally {
    await cluster.stop();
  }
};

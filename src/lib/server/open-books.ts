import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { fileJournal } from './adapters/journal/file-journal.ts';
import type { Journal } from './adapters/journal/journal.ts';
import type { Config } from './config.ts';
import type { Epoch, ServerContext } from './context.ts';
import { connect } from './db/connect.ts';
import { DatabaseUnavailable, type Db, type Queryable } from './db/db.ts';
import { restoredFile } from './restored-file.ts';
import { createHouseEpoch, epochNumber, type HouseEpoch } from './services/rewind/house-epoch.ts';

export type Books = {
  /** Connections of its own, which nobody admits: the house's are of no use before it is settled. */
  readonly db: Db;
  readonly epoch: Epoch;
  readonly journal: Journal;
  /** Of a connection of the house's: see `HouseEpoch`. */
  readonly admit: (connection: Queryable) => Promise<void>;
  /** Makes the books fit to open; `forget` is called when another server keeps them from then on. */
  readonly settle: (ctx: ServerContext, forget: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};

const hourMs = 3_600_000;

/** What says whether the books go on where they stopped. */
export const openBooks = (config: Config, url: string, log: Logger, say: (line: string) => void): Books => {
  const db = connect({ url, maxConnections: 4, statementMsMax: hourMs });
  const number = epochNumber();
  const journal = fileJournal(config.journalDirs, config.secrets.journal);
  const marker = join(config.dataDir, restoredFile);
  const restored = { found: () => existsSync(marker), heeded: () => rm(marker, { force: true }) };
  let house: HouseEpoch | undefined;
  return {
    db,
    epoch: number,
    journal,
    admit: async (connection) => {
      if (!house) throw new DatabaseUnavailable('The books have not been looked at yet');
      await house.admit(connection);
    },
    settle: async (ctx, forget) => {
      house = createHouseEpoch(number, { ctx: { ...ctx, db }, journal, log, say, restored, onChanged: forget });
      await house.settle();
    },
    close: async () => {
      await house?.close();
      await db.close();
    },
  };
};

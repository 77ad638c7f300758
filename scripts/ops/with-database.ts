import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

export type Place = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl: string | null;
};

/** The embedded database of a folder. */
export const embeddedIn = (dataDir: string): Place => ({ dataDir, databaseUrl: null, databaseOwnerUrl: null });

/** A command that proves or copies a database must not make an empty one and call that sound. */
export const refuseEmpty = (dataDir: string): void => {
  if (!existsSync(join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR to the folder that Faceup runs on`);
};

/** Runs `work` on the house's database, with the application's rights: the operator's, or the embedded one, which may be in use or not. */
export const withDatabase = async <T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> => {
  const { dataDir, databaseUrl, databaseOwnerUrl } = place;
  if (databaseUrl === null) refuseEmpty(dataDir);
  const cluster = databaseUrl === null ? await startEmbedded({ dataDir }) : undefined;
  const url = databaseUrl ?? cluster?.url ?? '';
  try {
    await migrate({ url: databaseOwnerUrl ?? cluster?.ownerUrl ?? url });
    const db = connect({ url, maxConnections: 2, statementMsMax: 3_600_000 });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    await cluster?.stop();
  }
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

/** A command that proves or copies a database must not make an empty one and call that sound. */
export const refuseEmpty = (dataDir: string): void => {
  if (!existsSync(join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR to the folder that Faceup runs on`);
};

/** Runs `work` on the house's database: the operator's, or the embedded one, which may be in use or not. */
export const withDatabase = async <T>({ dataDir, databaseUrl }: Place, work: (db: Db) => Promise<T>): Promise<T> => {
  if (databaseUrl === null) refuseEmpty(dataDir);
  const cluster = databaseUrl === null ? await startEmbedded({ dataDir }) : undefined;
  const url = databaseUrl ?? cluster?.url ?? '';
  try {
    await migrate({ url });
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

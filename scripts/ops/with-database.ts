import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

/** Runs `work` on the house's database: the operator's, or the embedded one, which may be in use or not. */
export const withDatabase = async <T>({ dataDir, databaseUrl }: Place, work: (db: Db) => Promise<T>): Promise<T> => {
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

import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';

/** On the database of a house that runs or not, with rights that no house has: a bench arranges what it measures. */
export const asSuperuser = async <T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const cluster = await startEmbedded({ dataDir });
  const db = connect({ url: cluster.superuserUrl, maxConnections: 2, statementMsMax: 3_600_000 });
  try {
    return await work(db);
  } finally {
    await db.close();
    await cluster.stop();
  }
};

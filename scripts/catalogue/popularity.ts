import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { listPopularGames, type PopularRow } from '#server/db/queries/popularity.ts';

const popularDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The database that the environment names, if it names one: by its address, or by the folder of an embedded one. */
const openNamed = async ({ DATABASE_URL: url, DATA_DIR: dataDir }: Environment) => {
  if (url) return { url, stop: async () => undefined };
  if (!dataDir || !existsSync(join(dataDir, 'pg/PG_VERSION'))) return undefined;
  // The owner may read a database to which no version has granted anything yet.
  const { ownerUrl, stop } = await startEmbedded({ dataDir });
  return { url: ownerUrl, stop };
};

/**
 * Ids of the games most played for real money in the last 30 days, most played first; none when the environment names no
 * database. Reads alone: the database may be a live one of an older version. Rejects when it is away.
 */
export const readPopularity = async (env: Environment, now: Date): Promise<readonly string[]> => {
  const named = await openNamed(env);
  if (!named) return [];
  const db = connect({ url: named.url, maxConnections: 1, statementMsMax: 600_000 });
  try {
    const since = new Date(now.getTime() - popularDays * dayMs);
    const rows = await db.query<PopularRow>(listPopularGames, [since]);
    return rows.map(({ game_id }) => game_id);
  } finally {
    await db.close();
    await named.stop();
  }
};

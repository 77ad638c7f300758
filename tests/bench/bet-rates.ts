import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createLog } from '#server/log.ts';
import type { Site } from '../support/site.ts';
import { benchService, benchSql, findPgbin } from './bets.ts';
import { measureBetsOverHttp } from './bets-over-http.ts';
import type { Row } from './row.ts';

const playerCounts = [1, 8, 32];
const seconds = 5;
/** What is measured is how fast rounds can be played, not how fast they may. */
const unpaced = { PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' };

/** Settled bets a second on one database: by the bare SQL function beside TPC-B, by the service, and over HTTP. */
export async function measureBets(site: Site): Promise<Row[]> {
  const database = await startEmbedded({ dataDir: site.dataDir });
  const config = loadConfig({ DATA_DIR: site.dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...unpaced });
  const db = connect({ url: database.url, maxConnections: 32 });
  const ctx = createContext(config, db, createLog(config));
  try {
    const pgbin = findPgbin();
    if (pgbin === undefined) console.error('no pgbench found (set PGBIN): the bare function is not measured');
    const rows = pgbin === undefined ? [] : await benchSql(database.url, pgbin, playerCounts, seconds);
    for (const players of playerCounts) {
      const value = await benchService(ctx, players, seconds);
      const bare = rows.find(({ name }) => name === `bare function, ${players} players`)?.value;
      rows.push({
        group: 'bets',
        name: `service, ${players} players`,
        value,
        unit: 'bets/s',
        ...(bare === undefined ? {} : { aim: `80% of bare: ${Math.round(bare * 0.8)}` }),
      });
    }
    return [...rows, ...(await measureBetsOverHttp(site.origin, [1, 8, 16, 32], seconds))];
  } finally {
    await ctx.limiter.close();
    await db.close();
    await database.stop();
  }
}

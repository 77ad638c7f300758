import { loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { type Db, sql } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createLog } from '#server/log.ts';
import type { Site } from '../support/site.ts';
import { benchHttp, seatPlayers } from './bets-over-http.ts';
import { benchService, roundsOf, takeSeat } from './bets-service.ts';
import { findPgbin, openSqlParts, type SqlParts } from './bets-sql.ts';
import type { Row } from './row.ts';
import { type Part, shareOf, spreadOf, type Turns, takeTurns } from './turns.ts';

const playerCounts = [1, 8, 16, 32];
const most = Math.max(...playerCounts);
const seconds = 3;
const turnCount = 3;
/** What is measured is how fast rounds can be played, not how fast they may. */
const unpaced = { PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' };

/** What a part is to reach of what another does at as many players, in the same turn. */
const aims = [
  { part: 'bare function', other: 'TPC-B', share: 1 },
  { part: 'with a jackpot', other: 'bare function', share: 0.9 },
  { part: 'service', other: 'bare function', share: 0.8 },
  { part: 'over HTTP', other: 'bare function', share: 0.5 },
];
const p99AimMs = { players: 16, below: 25 };

/** Settled bets a second on one database: by the bare SQL function beside TPC-B, by the service, and over HTTP. */
export async function measureBets(site: Site): Promise<Row[]> {
  const database = await startEmbedded({ dataDir: site.dataDir });
  const config = loadConfig({
    DATA_DIR: site.dataDir,
    DATABASE_URL: database.superuserUrl,
    LOG_LEVEL: 'silent',
    ...unpaced,
  });
  const db = connect({ url: database.superuserUrl, maxConnections: most });
  const ctx = createContext(config, db, createLog(config));
  try {
    console.error(`the site is process ${site.pid} at ${site.origin}, on ${await databaseOf(db, site)}`);
    const turns = await takeTurns(await partsOf(ctx, site, database.superuserUrl), turnCount);
    return [...figuresOf(turns), ...sharesOf(turns)];
  } finally {
    await ctx.limiter.close();
    await db.close();
    await database.stop();
  }
}

const nameAt = (part: string, players: number): string => `${part}, ${players} players`;

const partsOf = async (ctx: ServerContext, { origin }: Site, url: string): Promise<Part[]> => {
  const pgbin = findPgbin();
  if (pgbin === undefined) console.error('no pgbench found (set PGBIN): the bare function is not measured');
  const inSql: SqlParts = pgbin === undefined ? {} : await openSqlParts(url, pgbin, most);
  const seats = await Promise.all(Array.from({ length: most }, () => takeSeat(ctx)));
  const signedIn = await seatPlayers(origin, most);
  const overHttp = async (players: number) => {
    const seated = signedIn.slice(0, players);
    const sessionIds = seated.map(({ sessionId }) => sessionId);
    const before = await roundsOf(ctx, sessionIds);
    const turn = await benchHttp(origin, seated, seconds);
    const kept = (await roundsOf(ctx, sessionIds)) - before;
    if (kept !== turn.answers) throw new Error(`the site answered ${turn.answers} bets, and the database has ${kept}`);
    return turn;
  };
  return playerCounts.flatMap((players) => [
    ...Object.entries(inSql).map(([part, bench]) => ({
      name: nameAt(part, players),
      measure: () => bench(players, seconds),
    })),
    {
      name: nameAt('service', players),
      measure: () => benchService(ctx, seats.slice(0, players), seconds),
    },
    { name: nameAt('over HTTP', players), measure: () => overHttp(players) },
  ]);
};

const whoAmI = sql(
  'bench_who',
  `SELECT current_setting('server_version') AS version, current_setting('data_directory') AS folder`,
);

/** Which server answers, which must be the one that the site keeps in its own folder. */
const databaseOf = async (db: Db, { dataDir }: Site): Promise<string> => {
  const [row] = await db.query<{ version: string; folder: string }>(whoAmI);
  if (!row?.folder.startsWith(dataDir)) throw new Error(`PostgreSQL of ${row?.folder} answers, not the site's own`);
  return `PostgreSQL ${row.version} of ${row.folder}`;
};

const figuresOf = (turns: Turns): Row[] =>
  [...turns].flatMap(([name, measured]) => {
    const unit = name.startsWith('TPC-B') ? 'tx/s' : 'bets/s';
    const rate = { group: 'bets', name, ...spreadOf(measured.map((turn) => turn.rate)), unit };
    const waits = measured.flatMap(({ p99 }) => (p99 === undefined ? [] : [p99]));
    if (waits.length === 0) return [rate];
    const isAimed = name === nameAt('over HTTP', p99AimMs.players);
    const aim = isAimed ? { aim: `under ${p99AimMs.below}` } : {};
    return [rate, { group: 'bets', name: `${name}, p99`, ...spreadOf(waits), unit: 'ms', ...aim }];
  });

const sharesOf = (turns: Turns): Row[] => {
  const share = (name: string, part: string, other: string, aim: number): Row[] =>
    turns.has(part) && turns.has(other)
      ? [{ group: 'bets', name, ...shareOf(turns, part, other), unit: 'times', aim: `${aim} or more` }]
      : [];
  return [
    ...aims.flatMap(({ part, other, share: aim }) =>
      playerCounts.flatMap((players) => {
        const at = [nameAt(part, players), nameAt(other, players)] as const;
        return share(`${nameAt(part, players)}: of ${other}`, ...at, aim);
      }),
    ),
    ...share('bare function: 32 players of 8', nameAt('bare function', 32), nameAt('bare function', 8), 1),
  ];
};

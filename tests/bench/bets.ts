import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { openGameSession } from '#server/services/games/game-session.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const here = (file: string) => new URL(file, import.meta.url).pathname;

/** Where PostgreSQL's client tools are: `PGBIN`, else Debian's newest folder of them, else undefined. */
export const findPgbin = (): string | undefined => {
  const given = process.env['PGBIN'];
  if (given) return given;
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b));
    const newest = versions.at(-1);
    return newest && `/usr/lib/postgresql/${newest}/bin`;
  } catch {
    return undefined;
  }
};

const openPot = `SELECT jackpot_open('house-slots', 'EUR', 100000, now())`;

/** Bets a second through the bare SQL function beside TPC-B, on the migrated database behind `url`, turn by turn. */
export async function benchSql(
  url: string,
  pgbin: string,
  playerCounts: readonly number[],
  seconds: number,
): Promise<Row[]> {
  const most = Math.max(...playerCounts);
  await run(`${pgbin}/pgbench`, ['-i', '-q', '-s', String(most), url]);
  const rows: Row[] = [];
  const { stdout: pot } = await run(`${pgbin}/psql`, ['-At', '-c', openPot, url]);
  for (const players of playerCounts) {
    const seed = () =>
      run(`${pgbin}/psql`, ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `players=${most}`, '-f', here('bets-seed.sql'), url]);
    await seed();
    const common = ['-n', '-M', 'prepared', '-c', String(players), '-j', '2', '-T', String(seconds)];
    const rate = async (...args: string[]) => {
      const { stdout } = await run(`${pgbin}/pgbench`, [...common, ...args, url]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    };
    rows.push({ group: 'bets', name: `TPC-B, ${players} clients`, value: await rate(), unit: 'tx/s' });
    const value = await rate('-D', 'nonce=-1', '-f', here('bets-play.sql'));
    rows.push({ group: 'bets', name: `bare function, ${players} players`, value, unit: 'bets/s', aim: 'above TPC-B' });
    await seed();
    const fed = await rate('-D', 'nonce=-1', '-D', `pot=${pot.trim()}`, '-f', here('bets-jackpot.sql'));
    rows.push({ group: 'bets', name: `with a jackpot, ${players} players`, value: fed, unit: 'bets/s' });
  }
  return rows;
}

const addPlayer = sql(
  'bench_player',
  `WITH p AS (INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
     VALUES ($1, $2, $2, '-', 'Bench Player', 'Bench', 'Player', $3, $3) RETURNING id),
   s AS (INSERT INTO session (token_hash, id, player_id, created_at, seen_at, expires_at, user_agent, ip)
     SELECT sha256(id::text::bytea), id, id, $3, $3, $3::timestamptz + interval '1 day', 'bench', '127.0.0.1' FROM p)
   INSERT INTO wallet (player_id, currency, is_default, created_at) SELECT id, 'EUR', true, $3 FROM p`,
);
const fund = sql(
  'bench_fund',
  `SELECT ledger_post('deposit', $1::uuid, 'bench ' || $1::uuid, $2, ARRAY[ledger_account($1::uuid, 'EUR', 'cash', ''),
     ledger_account(NULL, 'EUR', 'clearing', 'bench')], ARRAY[1000000000, -1000000000]::bigint[])`,
);

/** Settled bets a second through the service alone: each player sends the next bet as soon as one is answered. */
export async function benchService(ctx: ServerContext, players: number, seconds: number): Promise<number> {
  const seats = await Promise.all(Array.from({ length: players }, () => takeSeat(ctx)));
  let settled = 0;
  const end = performance.now() + seconds * 1000;
  const bets = [{ spot: 'red', amount: '1.00' }];
  const started = performance.now();
  await Promise.all(
    seats.map(async ({ player, sessionId }) => {
      while (performance.now() < end) {
        const placed = await placeRound(ctx, player, { sessionId, roundId: randomUUID(), bets });
        if (!placed.ok) throw new Error(placed.code);
        settled += 1;
      }
    }),
  );
  return (settled * 1000) / (performance.now() - started);
}

const takeSeat = async (ctx: ServerContext) => {
  const playerId = randomUUID();
  const email = `${playerId}@bench.invalid`;
  await ctx.db.query(addPlayer, [playerId, email, ctx.clock.now()]);
  await ctx.db.query(fund, [playerId, ctx.clock.now()]);
  const player = { sessionId: playerId, playerId, email, confirmed: true };
  const launched = await launchGame(ctx, player, { id: 'roulette-european', demo: false });
  const token = launched.ok ? launched.value.url.split('#token=')[1] : undefined;
  const opened = await openGameSession(ctx, player, token ?? '');
  if (!opened.ok) throw new Error(opened.code);
  return { player, sessionId: opened.value.sessionId };
};

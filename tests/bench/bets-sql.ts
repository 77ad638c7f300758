import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Turn } from './turns.ts';

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

/** What runs in the database alone, by so many clients for so many seconds, by its name. */
export type SqlParts = Readonly<Record<string, (clients: number, seconds: number) => Promise<Turn>>>;

/** Seconds before a client counts: a new connection reads the catalogue and plans, which takes it longer than fifty bets do. */
const warmSeconds = 1;

/** TPC-B and the function behind a bet, on the migrated database behind `url`, each for up to `most` clients. */
export async function openSqlParts(url: string, pgbin: string, most: number): Promise<SqlParts> {
  const ask = async (query: string) => (await run(`${pgbin}/psql`, ['-At', '-c', query, url])).stdout.trim();
  const count = async (query: string) => Number(await ask(query));
  await run(`${pgbin}/pgbench`, ['-i', '-q', '-s', String(most), url]);
  const pot = await ask(`SELECT jackpot_open('house-slots', 'EUR', 100000, now())`);
  const seed = ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `players=${most}`, '-f', here('bets-seed.sql'), url];

  /** Runs it, and compares what pgbench says that it did with what the database has of it. */
  const measure = async (clients: number, seconds: number, done: string, args: readonly string[]): Promise<Turn> => {
    const before = await count(done);
    const said = await run(`${pgbin}/pgbench`, [
      ...['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-P', '1', '-T', `${seconds + warmSeconds}`],
      ...args,
      url,
    ]);
    const processed = Number(/transactions actually processed: (\d+)/.exec(said.stdout)?.[1]);
    const kept = (await count(done)) - before;
    if (kept !== processed) throw new Error(`pgbench processed ${processed}, and the database has ${kept}`);
    return { rate: meanAfterWarmth(said.stderr) };
  };
  const bets = async (clients: number, seconds: number, script: string, done: string) => {
    await run(`${pgbin}/psql`, seed);
    return measure(clients, seconds, done, ['-D', 'nonce=-1', '-D', `pot=${pot}`, '-f', here(script)]);
  };
  return {
    'TPC-B': (clients, seconds) => measure(clients, seconds, 'SELECT count(*) FROM pgbench_history', []),
    'bare function': (clients, seconds) =>
      bets(clients, seconds, 'bets-play.sql', 'SELECT sum(nonce) FROM seed_pair WHERE id > 1000000000'),
    // Each bet of it puts one minor unit into the pot.
    'with a jackpot': (clients, seconds) =>
      bets(clients, seconds, 'bets-jackpot.sql', `SELECT jackpot_balance(${pot})`),
  };
}

/** Of what `pgbench -P 1` tells each second, what came after the warm ones. */
const meanAfterWarmth = (progress: string): number => {
  const told = [...progress.matchAll(/progress: ([\d.]+) s, ([\d.]+) tps/g)];
  const rates = told.filter(([, at]) => Number(at) > warmSeconds + 0.5).map(([, , rate]) => Number(rate));
  if (rates.length === 0) throw new Error(`pgbench told nothing of its progress:\n${progress}`);
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
};

import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabaseUnavailable, type Db, sql } from '../../db/db.ts';
import { rateLimitCommands } from '../../db/queries/rate-limit.ts';
import type { Limiter, Rule } from './limiter.ts';

type Counter = RateLimiterPostgres | RateLimiterRedis;
type MakeCounter = (name: string, points: number, seconds: number) => Counter;

const daySeconds = 86_400;

/** Counts in PostgreSQL: right for a single process and for several, and it needs nothing else to be run. */
export function postgresLimiter(db: Db): Limiter {
  const storeClient = { query: (query: Query) => asNodePostgres(db, query) };
  const make: MakeCounter = (name, points, duration) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration,
    });
  return limiterOf(make, async () => {});
}

/** Counts in Redis, for many processes with many sign-ins. `onError` is told when it is away; it is tried again. */
export function redisLimiter(url: string, onError: (error: Error) => void = () => undefined): Limiter {
  // Loaded where there is one.
  const opened = import('ioredis').then(({ Redis }) => {
    const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: false });
    redis.on('error', onError);
    const make: MakeCounter = (name, points, duration) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `faceup:${name}`, points, duration });
    return limiterOf(make, async () => redis.disconnect());
  });
  return {
    take: async (rule, key) => (await opened).take(rule, key),
    close: async () => (await opened).close(),
  };
}

function limiterOf(make: MakeCounter, close: () => Promise<void>): Limiter {
  const made = new Map<string, { uses: Counter; overruns: Counter }>();
  const countersOf = (rule: Rule) => {
    const known = made.get(rule.name);
    if (known) return known;
    const fresh = {
      uses: make(rule.name, rule.points, rule.windowSeconds),
      overruns: make(`${rule.name}!`, Number.MAX_SAFE_INTEGER, daySeconds),
    };
    made.set(rule.name, fresh);
    return fresh;
  };
  return {
    take: async (rule, key) => {
      const { uses, overruns } = countersOf(rule);
      try {
        await uses.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw away(refusal);
        // Only the call that ran over first makes the wait; the ones behind it are told what is left of it.
        if (refusal.consumedPoints !== rule.points + 1) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        const { consumedPoints } = await overruns.penalty(key, 1);
        const wait = Math.min(rule.waitSeconds * 2 ** (consumedPoints - 1), rule.waitSecondsMax);
        await uses.block(key, wait);
        return wait;
      }
    },
    close,
  };
}

/** Without its counters nothing is let through that must be counted: 503, as when the database is away. */
const away = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(`The rate limits cannot be counted: ${error.message}`, { cause: error })
    : error;

type Query = { name?: string; text: string; values?: unknown[] };

async function asNodePostgres(db: Db, query: Query) {
  const name = query.name ?? query.text;
  const statement = rateLimitCommands[name] ?? sql(name, query.text);
  const rows = await db.query<Record<string, unknown>>(statement, query.values ?? []);
  // The library calculates with `expire` as a number.
  return { rows: rows.map((row) => ({ ...row, expire: row['expire'] === null ? null : Number(row['expire']) })) };
}

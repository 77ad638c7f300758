import { createHash, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect } from 'vitest';
import { clientSeedFrom, serverSeedIn } from '#domain/fairness/seeds.ts';
import type { RoundSeeds } from '#domain/fairness/stream.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type Environment, loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/db.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { ensureSeedPairs } from '#server/services/fairness/seed-pairs.ts';
import { gameSession, openGameSession } from '#server/services/games/game-session.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { createWallet } from '#server/services/wallet/create-wallet.ts';
import { freshDatabase } from '#tests/support/database.ts';

/** A house with a database of its own and fifty connections; players come without the front desk. */
export type House = {
  readonly ctx: ServerContext;
  readonly url: string;
  /** What was logged, one JSON line each. */
  readonly logged: string[];
  readonly passTime: (ms: number) => void;
  readonly close: () => Promise<void>;
};

export const minute = 60_000;
export const hour = 60 * minute;

export async function openHouse(env: Environment = {}): Promise<House> {
  const database = await freshDatabase();
  const db = connect({ url: database.url, maxConnections: 52 });
  let time = Date.parse('2027-03-01T12:00:00.000Z');
  const logged: string[] = [];
  const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'a'.repeat(64), ...env });
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const ctx = createContext(config, db, log, { clock: { now: () => new Date(time) } });
  return {
    ctx,
    url: database.url,
    logged,
    passTime: (ms) => {
      time += ms;
    },
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}

const insertPlayer = sql(
  'test_player',
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   VALUES ($1, $2, $2, '-', 'Ada King', 'Ada', 'King', $3, $3)`,
);
const insertSession = sql(
  'test_session',
  `INSERT INTO session (token_hash, id, player_id, created_at, seen_at, expires_at, user_agent, ip)
   VALUES (sha256($1::text::bytea), $1::uuid, $2, $3, $3, $3::timestamptz + interval '30 days', 'test', '127.0.0.1')`,
);

export async function addPlayer(
  { ctx }: Pick<House, 'ctx'>,
  currency: CurrencyCode = 'EUR',
  cashMinor = 0n,
): Promise<PlayerSession> {
  const [playerId, sessionId] = [randomUUID(), randomUUID()];
  const email = `${playerId}@example.com`;
  await ctx.db.query(insertPlayer, [playerId, email, ctx.clock.now()]);
  await ctx.db.query(insertSession, [sessionId, playerId, ctx.clock.now()]);
  await createWallet(ctx.db, playerId, currency, ctx.clock.now(), true);
  const player = { sessionId, playerId, email, confirmed: true };
  if (cashMinor > 0n) await fund({ ctx }, player, currency, cashMinor);
  return player;
}

const credit = sql(
  'test_credit',
  `SELECT ledger_post('test_credit', $1, $2, $3, ARRAY[ledger_account($1, $4, $5, ''), ledger_account(NULL, $4, 'clearing', 'test')],
     ARRAY[$6::bigint, -$6::bigint])`,
);
/** Money from outside, onto cash unless said. */
export const fund = async (
  { ctx }: Pick<House, 'ctx'>,
  { playerId }: PlayerSession,
  currency: CurrencyCode,
  amountMinor: bigint,
  kind: 'cash' | 'bonus' | 'withdrawal' = 'cash',
): Promise<void> => {
  await ctx.db.query(credit, [playerId, randomUUID(), ctx.clock.now(), currency, kind, amountMinor]);
};

const selectFunds = sql(
  'test_funds',
  `SELECT coalesce(sum(cash), 0) AS cash, coalesce(sum(bonus), 0) AS bonus FROM player_balance WHERE player_id = $1 AND currency = $2`,
);
export const fundsOf = async (
  { ctx }: Pick<House, 'ctx'>,
  { playerId }: PlayerSession,
  currency: CurrencyCode = 'EUR',
) => {
  const [row] = await ctx.db.query<{ cash: bigint; bonus: bigint }>(selectFunds, [playerId, currency]);
  if (!row) throw new Error('no funds');
  return row;
};

export const roulette = 'roulette-european';

/** Launches European Roulette and opens its session. */
export async function sitDown({ ctx }: House, player: PlayerSession, demo = false) {
  const launched = await launchGame(ctx, player, { id: roulette, demo });
  if (!launched.ok) throw new Error(launched.code);
  const opened = await openGameSession(ctx, player, launched.value.url.split('#token=')[1] ?? '');
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

type AnyRound = { readonly status: string };
type AnyProven = AnyRound & { readonly proof: { readonly kind: string } };

/** A round that is decided; anything else fails the test. */
export const settledOf = <R extends AnyRound>(round: R): Extract<R, { status: 'settled' }> => {
  if (round.status !== 'settled') throw new Error(`the round is ${round.status}`);
  return round as Extract<R, { status: 'settled' }>;
};

/** The seeds behind a round. */
export const seedsOf = <R extends AnyRound>(round: R): Extract<Extract<R, AnyProven>['proof'], { kind: 'seeds' }> => {
  const proof: unknown = 'proof' in round ? round.proof : null;
  const kind = typeof proof === 'object' && proof !== null && 'kind' in proof ? proof.kind : 'missing';
  if (kind !== 'seeds') throw new Error(`the proof is ${String(kind)}`);
  return proof as Extract<Extract<R, AnyProven>['proof'], { kind: 'seeds' }>;
};

/** A seat at a table of any game, also of one that the lobby does not list. */
export async function takeSeat(
  { ctx }: Pick<House, 'ctx'>,
  player: PlayerSession,
  gameId: string,
  { demo = false, currency = 'EUR' as CurrencyCode } = {},
) {
  const token = newToken(ctx.random);
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = tableLimits(currency);
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    'House',
    gameId,
    currency,
    demo,
    minStakeMinor,
    maxStakeMinor,
    maxPayoutMinor,
    new Date(ctx.clock.now().getTime() + minute),
  ]);
  const opened = await openGameSession(ctx, player, token);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

/** The `n`-th seeds of a test, the same in every run; for a player's first pair. */
export const seedsAt = (n: number): RoundSeeds => {
  const { bytes } = randomAt(n);
  return { serverSeed: serverSeedIn(1, bytes(32)), clientSeed: clientSeedFrom(bytes(10)), nonce: 0 };
};
const randomAt = (n: number) => ({
  bytes: (count: number) => new Uint8Array(createHash('sha256').update(`seed ${n}`).digest()).slice(0, count),
});

/** Gives a player who has not played yet those seeds. */
export const giveSeeds = async ({ ctx }: Pick<House, 'ctx'>, { playerId }: PlayerSession, n: number): Promise<void> => {
  await ensureSeedPairs({ ...ctx, random: randomAt(n) }, ctx.db, playerId);
};

/** The number of the first seeds that `accepts` them. */
export const findSeeds = (accepts: (seeds: RoundSeeds) => boolean): number => {
  for (let n = 0; n < 10_000; n++) if (accepts(seedsAt(n))) return n;
  throw new Error('no seeds of ten thousand are accepted');
};

export const stateOf = ({ ctx }: House, player: PlayerSession, sessionId: string) =>
  gameSession(ctx, player, sessionId);

const waiting = sql(
  'test_waiting',
  `SELECT count(*) AS count FROM pg_locks WHERE locktype = 'advisory' AND classid = 1919 AND NOT granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
);
const hold = sql('test_hold', 'SELECT play_lock($1)');

/** Starts all acts while the player's lock is held, and lets go once they wait: fifty at one instant. */
export async function releaseTogether<T>(
  { ctx }: Pick<House, 'ctx'>,
  { playerId }: PlayerSession,
  acts: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const running = await ctx.db.transaction(async (tx) => {
    await tx.query(hold, [playerId]);
    const started = acts.map((act) => act());
    for (let tries = 0; tries < 500; tries++) {
      const [row] = await tx.query<{ count: bigint }>(waiting);
      if (row && row.count >= BigInt(acts.length)) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { all: Promise.all(started) };
  });
  return running.all;
}

const selectStrays = sql(
  'test_strays',
  `SELECT r.id FROM round r LEFT JOIN LATERAL (
     SELECT count(*) FILTER (WHERE kind IN ('bet', 'spin_stake')) AS bets, count(*) FILTER (WHERE kind = 'win') AS wins
     FROM movement m WHERE m.round_id = r.id) m ON true
   WHERE r.nonce IS NOT NULL AND NOT r.demo
     AND (m.bets NOT BETWEEN 1 AND 1 + coalesce(jsonb_array_length(r.added_bets), 0) OR m.wins <> (r.payout > 0)::int)`,
);

/** The invariants of must-hold.md: sums zero, balances = sums of postings, each round booked once. */
export async function audit({ ctx }: House): Promise<void> {
  expect(await checkLedger(ctx.db)).toMatchObject({ isSound: true, mismatches: [] });
  expect(await ctx.db.query(selectStrays)).toEqual([]);
}

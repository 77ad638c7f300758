import { randomUUID } from 'node:crypto';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { openGameSession } from '#server/services/games/game-session.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import type { Turn } from './turns.ts';

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
const countRounds = sql(
  'bench_rounds',
  `SELECT coalesce(sum(sp.nonce), 0) AS rounds FROM game_session g JOIN seed_pair sp ON sp.player_id = g.player_id AND sp.status = 'active'
   WHERE g.id = ANY($1::uuid[])`,
);

/** A player who sits at the roulette table, put there without the front desk. */
export type ServiceSeat = Awaited<ReturnType<typeof takeSeat>>;

export const takeSeat = async (ctx: ServerContext) => {
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

/** How many rounds the players of these game sessions have played, by their seeds' nonces. */
export const roundsOf = async (ctx: ServerContext, sessionIds: readonly string[]): Promise<number> => {
  const [row] = await ctx.db.query<{ rounds: bigint }>(countRounds, [sessionIds]);
  return Number(row?.rounds);
};

const warmSeconds = 1;

/** Settled bets through the service alone: each player sends the next bet as soon as one is answered. */
export async function benchService(ctx: ServerContext, seats: readonly ServiceSeat[], seconds: number): Promise<Turn> {
  const sessionIds = seats.map(({ sessionId }) => sessionId);
  const before = await roundsOf(ctx, sessionIds);
  const bets = [{ spot: 'red', amount: '1.00' }];
  const began = performance.now() + warmSeconds * 1000;
  const end = began + seconds * 1000;
  let settled = 0;
  let counted = 0;
  await Promise.all(
    seats.map(async ({ player, sessionId }) => {
      while (performance.now() < end) {
        const placed = await placeRound(ctx, player, { sessionId, roundId: randomUUID(), bets });
        if (!placed.ok) throw new Error(placed.code);
        settled += 1;
        if (performance.now() >= began) counted += 1;
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  const kept = (await roundsOf(ctx, sessionIds)) - before;
  if (kept !== settled) throw new Error(`the service settled ${settled} bets, and the database has ${kept}`);
  return { rate: counted / took };
}

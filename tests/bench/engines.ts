import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { type Dedicated, sql } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { findCommonGame } from '#server/services/shared/games.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { advance, latestRound } from '#server/services/shared/rounds.ts';
import { placeStake } from '#server/services/shared/stakes.ts';
import { addPlayer, type House, takeSeat } from '../server/games/house.ts';
import { decide, engineOf, wireBetsOf } from './engine-plays.ts';
import type { Row } from './row.ts';

const players = 8;
const pureMs = 400;
const warmUpMs = 100;
const serviceMs = 2_500;
/** A player has one stake in a shared round: so many sit down for one. */
const stakers = 800;
const fundsMinor = 1_000_000_000n;

type Seat = { readonly player: PlayerSession; readonly sessionId: string };

/** The games of these names, all without one. Throws at a name that no game has. */
export const chosenGames = (names: readonly string[]): readonly GameId[] => {
  const unknown = names.filter((name) => findGame(name) === undefined);
  if (unknown.length > 0) throw new Error(`There is no game ${unknown.join(', ')}: ${gameIds.join(', ')}`);
  return gameIds.filter((id) => names.length === 0 || names.includes(id));
};

/**
 * Each game alone and through the service: rounds a second of its rules in one thread, and of 8 players side by side
 * against a real PostgreSQL, a round with decisions played to its end. Of a shared round, stakes taken a second while it
 * is open: what decides it is computed once for everybody. Under three minutes for all games.
 */
export async function measureEngines(ids: readonly GameId[]): Promise<Row[]> {
  const alone = ids.map((id): Row => ({ group: id, name: 'rules alone', value: pureRate(id), unit: 'rounds/s' }));
  const served: Row[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-engines-'));
  const database = await startEmbedded({ dataDir });
  try {
    await migrate({ url: database.ownerUrl });
    for (const id of ids) served.push(await measureService(database.superuserUrl, dataDir, id));
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return alone.flatMap((row, at) => [row, ...served.slice(at, at + 1)]);
}

/** Rounds a second by the rules alone: bets parsed once, a nonce a round. */
function pureRate(id: GameId): number {
  const play = engineOf(id);
  let nonce = 0;
  const playFor = (ms: number): number => {
    const [began, first] = [performance.now(), nonce];
    while (performance.now() - began < ms) play(nonce++);
    return ((nonce - first) * 1000) / (performance.now() - began);
  };
  playFor(warmUpMs);
  return playFor(pureMs);
}

/** Each game with a context of its own, as a process that has just started. */
async function measureService(url: string, dataDir: string, id: GameId): Promise<Row> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  const db = connect({ url, maxConnections: 16 });
  const common = findCommonGame(id);
  // Where everybody plays one round the clock stands still, and with it the countdown: the round takes stakes for good.
  const now = new Date();
  const parts = common ? { clock: { now: () => now } } : {};
  const ctx = createContext(config, db, pino({ level: 'silent' }), parts);
  try {
    const row = { group: id, name: `service, ${players} players` };
    if (common) return { ...row, value: await stakeRate(ctx, common, id), unit: 'stakes/s' };
    return { ...row, value: await roundRate(ctx, id), unit: 'rounds/s' };
  } finally {
    await closeRooms(ctx);
    await ctx.limiter.close();
    await db.close();
  }
}

const seat = async (ctx: ServerContext, id: string): Promise<Seat> => {
  const house: House = {
    ctx,
    url: '',
    logged: [],
    passTime: () => undefined,
    close: async () => undefined,
  };
  const player = await addPlayer(house, 'EUR', fundsMinor);
  const { sessionId } = await takeSeat(house, player, id);
  return { player, sessionId };
};

async function roundRate(ctx: ServerContext, id: GameId): Promise<number> {
  const seats = await Promise.all(Array.from({ length: players }, () => seat(ctx, id)));
  let settled = 0;
  const began = performance.now();
  await Promise.all(
    seats.map(async (at) => {
      while (performance.now() - began < serviceMs) {
        await playRound(ctx, at, id);
        settled += 1;
      }
    }),
  );
  return (settled * 1000) / (performance.now() - began);
}

/** One round, by the service alone, to its end. */
async function playRound(ctx: ServerContext, { player, sessionId }: Seat, id: GameId): Promise<void> {
  const roundId = randomUUID();
  let answer: Awaited<ReturnType<typeof actRound | typeof placeRound>> = await placeRound(ctx, player, {
    sessionId,
    roundId,
    bets: wireBetsOf(id),
  });
  for (let step = 0; ; step++) {
    if (!answer.ok) throw new Error(`${id}: ${answer.code} at step ${step}`);
    const { round } = answer.value;
    if (round.status === 'settled') return;
    const action = decide(id, {
      view: round.view,
      choices: round.choices.map(({ name }) => ({ name, addsMinor: 0n })),
    });
    answer = await actRound(ctx, player, { sessionId, roundId, step, action: { ...action } });
  }
}

const holdLead = sql('bench_hold_lead', 'SELECT pg_advisory_lock(1921, hashtext($1))');

/** Stakes a second in a round that stands open. This process leads the game, by hand. */
async function stakeRate(ctx: ServerContext, game: CommonGame, id: GameId): Promise<number> {
  const held: Dedicated = await ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  try {
    await held.query(holdLead, [id]);
    while ((await advance(ctx, game, { term: randomUUID(), awake: true })).changed);
    const round = await latestRound(ctx, id);
    if (!round) throw new Error(`no round of ${id} is open`);
    const lanes = await Promise.all(Array.from({ length: players }, () => seatLane(ctx, id)));
    const [began, bets] = [performance.now(), wireBetsOf(id, round.index)];
    await Promise.all(lanes.map((lane) => stakeInTurn(ctx, game, lane, bets)));
    return (stakers * 1000) / (performance.now() - began);
  } finally {
    await held.close();
  }
}

const seatLane = async (ctx: ServerContext, id: GameId): Promise<Seat[]> => {
  const seats: Seat[] = [];
  while (seats.length < stakers / players) seats.push(await seat(ctx, id));
  return seats;
};

async function stakeInTurn(ctx: ServerContext, game: CommonGame, lane: readonly Seat[], bets: unknown): Promise<void> {
  for (const { player, sessionId } of lane) {
    const placed = await placeStake(ctx, player, game, { sessionId, stakeId: randomUUID(), bets });
    if (!placed.ok) throw new Error(`${game.rules.id}: ${placed.code}`);
  }
}

import { randomUUID } from 'node:crypto';
import { chainOf } from '#domain/fairness/hash-chain.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { pointOf } from '#domain/games/crash/round.ts';
import { sql } from '#server/db/db.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import {
  announceSalt,
  insertChain,
  listEndedRounds,
  listStakes,
  type SharedRoundRow,
  type StakeRow,
  saltChain,
} from '#server/db/queries/shared.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { sealSeed } from '#server/services/fairness/seal.ts';
import { openGameSession } from '#server/services/games/game-session.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { type Advanced, advance, type Lead, latestRound } from '#server/services/shared/rounds.ts';
import { placeStake } from '#server/services/shared/stakes.ts';
import type { House } from '../games/house.ts';

type Place = Pick<House, 'ctx'>;

export const term = '00000000-0000-4000-8000-000000000001';
export const watched: Lead = { term, awake: true };

/** Sits down at the crash table: limits 0.10 to 500.00, at most `maxPayoutMinor` back. */
export async function sitAtCrash(
  { ctx }: Place,
  player: PlayerSession,
  { demo = false, maxPayoutMinor = 1_000_000n } = {},
) {
  const token = newToken(ctx.random);
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    'Common Hour',
    'crash',
    'EUR',
    demo,
    10n,
    50_000n,
    maxPayoutMinor,
    new Date(ctx.clock.now().getTime() + 60_000),
  ]);
  const opened = await openGameSession(ctx, player, token);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value.sessionId;
}

const clear = sql('test_clear_chains', `DELETE FROM shared_chain WHERE game_id = 'crash'`);

export const salt = 'a public value';

/**
 * A chain whose first rounds end where the test wants them, `[lowest, highest]` point in hundredths each: seeds are tried
 * in order, so that it is the same chain every time. It takes the place of chains that the house has made and not begun. Its salt is a public value that was announced.
 */
export async function layChain({ ctx }: Place, ...points: readonly (readonly [number, number])[]): Promise<string> {
  const length = Math.max(points.length, 4);
  for (let tried = 0; ; tried++) {
    const seed = tried.toString(16).padStart(64, '0');
    const links = chainOf(seed, length);
    const fits = points.every(([low, high], round) => {
      const point = pointOf({ link: links[round + 1] ?? '', salt });
      return point >= low && point <= high;
    });
    if (!fits) continue;
    const commitment = links[0] ?? '';
    await ctx.db.query(clear);
    const now = ctx.clock.now();
    await ctx.db.query(insertChain, ['crash', 1, commitment, sealSeed(ctx, seed, commitment), length, now, 1]);
    await ctx.db.query(announceSalt, ['crash', 1, 'the test’s own']);
    await ctx.db.query(saltChain, ['crash', 1, salt, now]);
    return seed;
  }
}

const hold = sql('test_hold_lead', `SELECT pg_advisory_lock(1921, hashtext('crash'))`);

/** Keeps the process's own leader away: the test itself leads, with its own clock. Returns how to let go. */
export async function holdLead({ ctx }: Place): Promise<() => Promise<void>> {
  const connection = await ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  await connection.query(hold);
  return connection.close;
}

/** Lets the leader do all that there is to do at this moment. */
export async function lead({ ctx }: Place, as: Lead = watched): Promise<Advanced> {
  for (;;) {
    const step = await advance(ctx, commonCrash, as);
    if (!step.changed) return step;
  }
}

export const present = async ({ ctx }: Place) => {
  const round = await latestRound(ctx, 'crash');
  if (!round) throw new Error('there is no round');
  return round;
};

/** Rounds that are over, the newest first. */
export const ended = ({ ctx }: Place) => ctx.db.query<SharedRoundRow>(listEndedRounds, ['crash', 10]);

export const stakesOf = ({ ctx }: Place, roundId: bigint): Promise<StakeRow[]> => ctx.db.query(listStakes, [roundId]);

/** A stake that must be taken. */
export async function stake(
  { ctx }: Place,
  player: PlayerSession,
  sessionId: string,
  spot: string,
  amount = '1.00',
): Promise<string> {
  const stakeId = randomUUID();
  const placed = await placeStake(ctx, player, commonCrash, { sessionId, stakeId, bets: [{ spot, amount }] });
  if (!placed.ok) throw new Error(placed.code);
  return stakeId;
}

const selectRound = sql('test_round', 'SELECT status, stake, payout, outcome, actions, wins FROM round WHERE id = $1');
export const recordOf = async ({ ctx }: Place, id: string) => {
  const [row] = await ctx.db.query<{
    status: string;
    stake: bigint;
    payout: bigint;
    outcome: unknown;
    actions: unknown;
    wins: unknown;
  }>(selectRound, [id]);
  return row;
};

export const movementsOf = ({ ctx }: Place, id: string) =>
  ctx.db.query<{ kind: string }>(sql('test_moves', 'SELECT kind FROM movement WHERE round_id = $1 ORDER BY id'), [id]);

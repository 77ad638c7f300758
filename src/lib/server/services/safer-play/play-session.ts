import type { ResponseOf } from '#contract/call.ts';
import type { readPlaySession as readPlaySessionCall } from '#contract/profile/safer-play.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  acknowledgeReality,
  listPlayTotals,
  type PlaySessionRow,
  readPlaySession,
  refreshGuard,
  setRealityCheck as setRealityCheckStatement,
  type TotalRow,
} from '../../db/queries/safer-play.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { type SaferPlay, saferPlay } from './read.ts';

type PlaySession = ResponseOf<typeof readPlaySessionCall>;

const minuteMs = 60_000;

/** Time, money and the reality check of the play session that goes on: from its first stake until half an hour after its last. */
export const playSession = async (ctx: ServerContext, { playerId }: PlayerSession): Promise<PlaySession> => {
  const now = ctx.clock.now();
  const [row] = await ctx.db.query<PlaySessionRow>(readPlaySession, [playerId, now]);
  if (!row) throw new Error('the play session was not answered');
  const { started_at: startedAt, left_ms: leftMs } = row;
  const totals = startedAt ? await ctx.db.query<TotalRow>(listPlayTotals, [playerId, startedAt]) : [];
  return {
    startedAt: startedAt?.toISOString() ?? null,
    seconds: startedAt ? Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1000)) : 0,
    totals: totals.map(presentTotal),
    realityCheck: realityOf(row, now),
    secondsLeft: leftMs === null ? null : Math.max(0, Math.floor(Number(leftMs) / 1000)),
  };
};

const presentTotal = ({ currency, staked, won }: TotalRow) => ({
  currency,
  staked: formatAmount(staked, currency),
  won: formatAmount(won, currency),
  net: formatAmount(won - staked, currency),
});

/** Without a session it would be due that long after its first stake. */
const realityOf = (
  { started_at: startedAt, reality_minutes: minutes, check_due_at: checkDueAt }: PlaySessionRow,
  now: Date,
): PlaySession['realityCheck'] => {
  if (minutes === null) return null;
  const dueAt = (startedAt && checkDueAt) ?? new Date(now.getTime() + minutes * minuteMs);
  return { everyMinutes: minutes, dueAt: dueAt.toISOString(), due: dueAt <= now };
};

/**
 * Chooses the interval; null: never. A check that is due is answered first: a longer interval, or none, would pass it over, and under
 * a shorter one it stays due.
 */
export const setRealityCheck = async (
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  minutes: number | null,
): Promise<Result<SaferPlay, 'reality_check_due'>> => {
  const { playerId } = player;
  const passedOver = await ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const now = ctx.clock.now();
    const [row] = await tx.query<PlaySessionRow>(readPlaySession, [playerId, now]);
    const check = row ? realityOf(row, now) : null;
    if (check?.due && (minutes === null || minutes > check.everyMinutes)) return check;
    await tx.query(setRealityCheckStatement, [playerId, minutes, now]);
    await tx.query(refreshGuard, [playerId, now]);
    await writeSecurityEvent(tx, now, 'reality_check_set', { playerId, caller }, { minutes });
    return null;
  });
  if (passedOver !== null) return fail('reality_check_due', { everyMinutes: passedOver.everyMinutes });
  return ok(await saferPlay(ctx, player));
};

/** Lets play go on for another interval. Without one that is due it changes nothing. */
export const acknowledgeRealityCheck = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
): Promise<Result<undefined, never>> => {
  await ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    await tx.query(acknowledgeReality, [playerId, ctx.clock.now()]);
  });
  return ok(undefined);
};

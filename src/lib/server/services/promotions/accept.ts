import type { GrantState } from '#domain/promotions/grant-state.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findGrantByKey, type GrantRow } from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { clearanceFault } from '../registers/clearance.ts';
import { termsFault } from '../terms/standing.ts';
import { offersInForce } from './in-force.ts';
import { type TakeError, take } from './take.ts';
import { breakUntil, loadTaker, type Taker } from './taker.ts';

/** What a promotion may be once it is taken, as answers have it. `COMPLETED`: nothing had to be staked for it. */
export type TakenState = 'PENDING' | 'HELD' | 'QUEUED' | 'ACTIVE' | 'COMPLETED';

export type RestError = 'player_excluded' | 'register_unanswered' | 'player_timed_out';
type AcceptError = 'not_found' | 'terms_changed' | 'idempotency_key_reused' | RestError | TakeError;

type Accept = { readonly id: string; readonly idempotencyKey: string };

/**
 * Accepts a promotion that is offered. `id` is the document's. The same key again gets the same answer, as it now stands. One
 * transaction under the player's lock: of any number at once the second sees the first.
 */
export function acceptPromotion(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  { id, idempotencyKey }: Accept,
): Promise<Result<Taken, AcceptError>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const earlier = await grantOfKey(tx, playerId, idempotencyKey);
    if (earlier !== undefined)
      return earlier.promotion_id === id && earlier.coupon === null
        ? takenFrom(earlier)
        : fail('idempotency_key_reused');
    const rules = (await offersInForce(ctx, tx)).find((offer) => offer.id === id && offer.coupon === null);
    const of = rules === undefined ? [] : [rules];
    const taker = await loadTaker(tx, playerId, ctx.clock.now(), { ctx, of });
    const barred = (await restOf(tx, taker)) ?? (await termsFault(tx, ctx, playerId));
    if (barred !== undefined) return barred;
    if (rules === undefined) return fail('not_found');
    const taken = await take(ctx, tx, taker, rules, { from: caller.country, coupon: null, idempotencyKey });
    return taken.ok ? takenFrom(taken.value) : taken;
  });
}

/** The grant that was made by a key, or undefined when none was. */
export async function grantOfKey(tx: Queryable, playerId: string, key: string): Promise<GrantRow | undefined> {
  const [row] = await tx.query<GrantRow>(findGrantByKey, [playerId, key]);
  return row;
}

/** Who rests takes nothing. */
export async function restOf(db: Queryable, taker: Taker): Promise<Fail<RestError> | undefined> {
  if (taker.who.excluded) return fail('player_excluded');
  if (!taker.who.cleared) return clearanceFault(db, taker.playerId, taker.now);
  const until = breakUntil(taker);
  return until === undefined ? undefined : fail('player_timed_out', { until: until.toISOString() });
}

export type Taken = { readonly id: string; readonly state: TakenState };

/** How a grant that was asked for stands. A repetition may come when it is over without having been completed: `ended`. */
export function takenFrom({ id, state }: GrantRow): Result<Taken, 'promotion_not_eligible'> {
  if (state === 'cancelled' || state === 'expired') return fail('promotion_not_eligible', { reason: 'ended' });
  return ok({ id, state: takenStates[state] });
}

const takenStates = {
  pending: 'PENDING',
  held: 'HELD',
  queued: 'QUEUED',
  active: 'ACTIVE',
  completed: 'COMPLETED',
} as const satisfies Record<Exclude<GrantState, 'cancelled' | 'expired'>, TakenState>;

import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import { findOverdueCoupon, listOverdueCoupons, type OverdueRow } from '../../db/queries/coupons.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { notify } from '../inbox/notify.ts';
import { dropUnearned } from './take.ts';

const rowsMax = 500;

/** Longer than a deposit that was begun in time can wait for its player's lock, or clocks of two processes differ. */
const graceMs = 60_000;

/**
 * Gives back the codes that were kept for a deposit which nobody began (`couponKeptHours`): the use is free for anybody, and the player
 * is told. A deposit that began while the code was kept keeps it for as long as it is open. Safe to run anywhere at any time.
 */
export async function lapseKeptCoupons(ctx: ServerContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - graceMs);
  for (const overdue of await ctx.db.query<OverdueRow>(listOverdueCoupons, [before, rowsMax])) {
    try {
      await lapse(ctx, overdue, before);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ grantId: overdue.id, err: error }, 'a code that was kept could not be given back');
    }
  }
}

/** Under the player's lock, and asked again there: a deposit comes before it, and is seen, or after it. */
const lapse = ({ db, clock }: ServerContext, { id, player_id: playerId }: OverdueRow, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const [overdue] = await tx.query<OverdueRow>(findOverdueCoupon, [before, id]);
    if (overdue === undefined) return;
    const now = clock.now();
    await dropUnearned(tx, id, 'lapsed', now);
    const { name, code } = overdue;
    await notify(tx, playerId, { kind: 'coupon_lapsed', facts: { name, code } }, now);
  });

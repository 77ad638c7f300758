import type { CurrencyCode } from '#domain/money/currency.ts';
import { depositMinimums } from '#domain/payments/deposit-limits.ts';
import type { Misfit } from '#domain/promotions/fits.ts';
import { type NoRewardReason, rewardOf } from '#domain/promotions/reward.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { forgetCouponUse } from '../../db/queries/coupons.ts';
import { insertPromotionEvent, noteReversedBonus } from '../../db/queries/promotion-desk.ts';
import { endGrant } from '../../db/queries/promotion-money.ts';
import {
  findDepositTime,
  findPending,
  findRules,
  type GrantRow,
  listGrantsOfDeposit,
  markTooSmall,
  type RulesRow,
} from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { lockUses } from './coupon.ts';
import { earn } from './earn.ts';
import { lastRateOf } from './last-rate.ts';
import { namedWith, takeNamed } from './named-coupon.ts';
import { dropUnearned } from './take.ts';
import { capLeft, fitOf, loadTaker } from './taker.ts';
import { tellOf } from './tell.ts';
import { unlockBy } from './unlock.ts';

type Credited = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
};

/**
 * What a deposit earns in the transaction that credits it: the promotion of the code that was named with it, else the one that waits for
 * it, when it still fits this deposit. A code that is gone or does not fit any more leaves the money without it, and the bell says so. Where
 * it does not, the money is the player's without it, and the bell says so; one too small for it leaves it waiting, and nothing is said.
 * Coins worth less than the least deposit, which anybody may send, are no deposit to any promotion. The player's lock is held before the
 * credit: of two first deposits at once one is the first.
 */
export async function promoteDeposit(ctx: ServerContext, tx: Queryable, deposit: Credited): Promise<void> {
  const { playerId, currency, amountMinor } = deposit;
  const named = await namedWith(tx, deposit.id);
  // Before any account of the house: of all that wait for one code none holds what another needs.
  if (named !== null) await lockUses(tx, named.rules);
  await unlockBy(ctx, tx, deposit);
  // What was accepted is kept: a bonus never fails for an old rate.
  const eurRate = lastRateOf(ctx, currency);
  const isSmall = amountMinor < depositMinimums(currency, eurRate).minDepositMinor;
  if (isSmall && (await tx.query(markTooSmall, [deposit.id])).length > 0) return;
  if (named !== null && (await takeNamed(ctx, tx, named, { ...deposit, eurRate }))) return;
  const [waiting] = await tx.query<GrantRow>(findPending, [playerId]);
  if (waiting === undefined) return;
  const [found] = await tx.query<RulesRow>(findRules, [waiting.promotion_id, waiting.version]);
  if (found === undefined) throw new Error('A grant without its rules');
  const { rules } = found;
  const now = ctx.clock.now();
  const taker = await loadTaker(tx, playerId, now, { ctx, of: [rules] }, deposit.id);
  const asked = { from: waiting.accepted_from, currency, coupon: waiting.coupon };
  // A promotion that was open when the player paid counts, however long the payment took.
  const [begun] = await tx.query<{ at: Date }>(findDepositTime, [deposit.id]);
  const fit = fitOf(taker, rules, asked, begun?.at);
  const capLeftEur = capLeft(taker, rules);
  const reward = rewardOf(rules, { depositMinor: amountMinor, currency, eurRate, capLeftEur });
  const why: Misfit | NoRewardReason | null = fit.ok ? reward.nothing : fit.code;
  if (why === null) {
    const paid = { id: deposit.id, amountMinor };
    await earn(ctx, tx, { grantId: waiting.id, playerId, rules, reward, currency, eurRate, deposit: paid });
  } else if (why !== 'deposit_too_small') {
    await tx.query(insertPromotionEvent, [waiting.id, now, 'refused', 'house', { why, deposit: deposit.id }]);
    await dropUnearned(tx, waiting.id, 'not_eligible', now);
  }
  await tellOf(tx, playerId, now);
}

/**
 * A deposit was taken back by its company or its chain: what it earned or unlocked goes with it. What was staked of it stays played, and
 * what became own money is on record for people: it holds later withdrawals (`bonus_reversed`).
 */
export async function revokePromotion(
  { clock }: Pick<ServerContext, 'clock'>,
  tx: Queryable,
  playerId: string,
  depositId: string,
): Promise<void> {
  await tx.query(lockPlay, [playerId]);
  const now = clock.now();
  const grants = await tx.query<GrantRow>(listGrantsOfDeposit, [playerId, depositId]);
  for (const { id, state, ended_at: endedAt } of grants) {
    if (state === 'completed') await tx.query(noteReversedBonus, [id, depositId, now]);
    if (endedAt !== null) continue;
    await tx.query(endGrant, [id, 'cancelled', 'deposit_reversed', now]);
    await tx.query(forgetCouponUse, [id]);
  }
  if (grants.some(({ ended_at: endedAt }) => endedAt === null)) await tellOf(tx, playerId, now);
}

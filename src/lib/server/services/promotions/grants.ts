import type { ResponseOf } from '#contract/call.ts';
import type { listPromotions } from '#contract/profile/promotions.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { forgetCouponUse } from '../../db/queries/coupons.ts';
import { endGrant, type GrantEndRow } from '../../db/queries/promotion-money.ts';
import { findOwnGrant, type GrantRow, type ListedRow, listGrants } from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { PlayerSession } from '../caller.ts';
import { keptOf } from './coupon.ts';
import { offersInForce } from './in-force.ts';
import { presentRules } from './present-offer.ts';
import { tellOf } from './tell.ts';

type Grant = ResponseOf<typeof listPromotions>[number];

/** More than anybody has taken; what is older stays in the export. */
const grantsMax = 100;
/** `wagered` and `wager_required` are in hundredths of a percent of a minor unit. */
const wagerUnit = 10_000n;

/** The player's own promotions, newest first. */
export async function promotionsOf(ctx: ServerContext, { playerId }: PlayerSession): Promise<Grant[]> {
  const offers = await offersInForce(ctx, ctx.db);
  return (await ctx.db.query<ListedRow>(listGrants, [playerId, grantsMax, ctx.clock.now()])).map((row) =>
    presentGrant(ctx, offers, row),
  );
}

function presentGrant(ctx: ServerContext, offers: readonly PromotionRules[], row: ListedRow): Grant {
  const { rules } = row;
  // While it waits for its deposit it has no currency, and no amount either.
  const shown = (minor: bigint): string => formatAmount(minor, row.currency ?? fallbackCurrency);
  const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
  const today = offers.find(({ id }) => id === rules.id);
  return {
    id: row.id,
    promotionId: row.promotion_id,
    version: row.version,
    displayName: rules.name,
    state: states[row.state],
    currency: row.currency,
    deposit: row.deposit_id === null ? null : shown(row.deposit_amount),
    bonus: shown(row.bonus),
    bonusLeft: shown(row.bonus_left),
    lockedLeft: shown(row.locked_left),
    wagered: shown(row.wagered / wagerUnit),
    wageringRequired: shown(row.wager_required / wagerUnit),
    stakeMax: row.stake_max === null ? null : shown(row.stake_max),
    freeSpins: spinsOf(ctx, row, shown),
    unlock:
      row.unlock_deposit === null
        ? null
        : { deposit: shown(row.unlock_deposit), extraBonusPercent: row.unlock_percent ?? 0 },
    acceptedAt: row.accepted_at.toISOString(),
    keptUntil: keptOf(row),
    startedAt: instant(row.started_at),
    expiresAt: instant(row.expires_at),
    endedAt: instant(row.ended_at),
    endedWhy: row.ended_why,
    rules: presentRules(rules),
    currentRules: today === undefined || today.version === row.version ? null : presentRules(today),
  };
}

const states = {
  pending: 'PENDING',
  held: 'HELD',
  queued: 'QUEUED',
  active: 'ACTIVE',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as const satisfies Record<GrantRow['state'], Grant['state']>;

function spinsOf({ catalogue }: ServerContext, row: ListedRow, shown: (minor: bigint) => string): Grant['freeSpins'] {
  if (row.spin_game === null) return null;
  return {
    gameId: row.spin_game,
    gameName: catalogue.byId.get(row.spin_game)?.name ?? row.spin_game,
    stake: row.spin_stake === null ? null : shown(row.spin_stake),
    total: row.spins_total,
    left: row.spins_left,
    won: shown(row.spins_won),
    until: row.spins_until?.toISOString() ?? null,
    waitsSince: row.ended_at === null ? (row.waits_since?.toISOString() ?? null) : null,
    waitsFor: row.ended_at === null && row.waits_since !== null ? (row.is_off ? 'off' : 'hidden') : null,
  };
}

type GiveUpError = 'not_found' | 'promotion_not_eligible' | 'round_open';

/**
 * The player gives a promotion up: what is left of its bonus goes, own money stays. Another player's is not found; one that is over
 * cannot be given up again. One that gave nothing, and its code, may be taken again.
 */
export function giveUpPromotion(
  ctx: ServerContext,
  { playerId }: PlayerSession,
  id: string,
): Promise<Result<void, GiveUpError>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const [own] = await tx.query<GrantRow>(findOwnGrant, [id, playerId]);
    if (own === undefined) return fail('not_found');
    const now = ctx.clock.now();
    const [ended] = await tx.query<GrantEndRow>(endGrant, [id, 'cancelled', 'forfeited', now]);
    if (ended?.code === 'round_open') return fail('round_open');
    if (ended?.code !== 'ok') return fail('promotion_not_eligible', { reason: 'ended' });
    await tx.query(forgetCouponUse, [id]);
    // The next one that waited may have begun.
    await tellOf(tx, playerId, now);
    return ok(undefined);
  });
}

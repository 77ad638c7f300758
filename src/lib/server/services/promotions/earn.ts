import { multiply, type Rational, rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { roundRational } from '#domain/money/rounding.ts';
import { eurOfMinor } from '#domain/promotions/eur.ts';
import type { GrantState } from '#domain/promotions/grant-state.ts';
import type { PromotionReward } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { weightsOf } from '#domain/promotions/weights.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { insertPromotionEvent } from '../../db/queries/promotion-desk.ts';
import { earnGrant, type GrantStateRow, type GrantTerms } from '../../db/queries/promotion-money.ts';
import { setWorth } from '../../db/queries/promotions.ts';
import { reasonToHold } from './held.ts';

/** What a grant is earned by. `deposit` is null where none is needed; `eurRate` is what one unit of the currency is worth. */
export type Earning = {
  readonly grantId: string;
  readonly playerId: string;
  readonly rules: PromotionRules;
  readonly reward: PromotionReward;
  readonly currency: CurrencyCode;
  readonly eurRate: Rational;
  readonly deposit: { readonly id: string; readonly amountMinor: bigint } | null;
};

/**
 * Gives a grant its amounts and lets it run, wait its turn, or wait for people; the state that it then has. Under the player's
 * lock, in the transaction of what earned it.
 */
export async function earn(
  ctx: Pick<ServerContext, 'clock' | 'catalogue'>,
  tx: Queryable,
  earning: Earning,
): Promise<GrantState> {
  const { grantId, playerId, rules, reward, currency, eurRate } = earning;
  const now = ctx.clock.now();
  const heldFor = await reasonToHold(tx, playerId, rules);
  const worth = multiply(eurOfMinor(reward.bonusMinor, currency, eurRate), rational(100n));
  await tx.query(setWorth, [grantId, roundRational(worth, 'ceiling')]);
  const [row] = await tx.query<GrantStateRow>(earnGrant, [grantId, termsOf(ctx, earning), heldFor, now]);
  if (row === undefined) throw new Error('A grant vanished while it was earned');
  if (heldFor !== null) await tx.query(insertPromotionEvent, [grantId, now, 'held', 'house', { shares: heldFor }]);
  return row.state;
}

function termsOf({ catalogue }: Pick<ServerContext, 'catalogue'>, earning: Earning): GrantTerms {
  const { rules, reward, currency, deposit } = earning;
  const { wagering, freeSpins } = rules;
  const spins = reward.freeSpins > 0 ? freeSpins : null;
  const text = (minor: bigint | null): string | null => (minor === null ? null : String(minor));
  return {
    currency,
    deposit_id: deposit?.id ?? null,
    deposit_amount: text(deposit?.amountMinor ?? null),
    bonus: String(reward.bonusMinor),
    wager_required: String(reward.wageringMinor * 10_000n),
    wager_times: wagering?.times ?? 0,
    weights: wagering === null ? {} : weightsOf(wagering, catalogue.games),
    stake_max: text(reward.stakeMaxMinor),
    days: wagering?.days ?? null,
    spin_game: spins?.gameId ?? null,
    spin_stake: spins === null ? null : String(reward.spinStakeMinor),
    spins: reward.freeSpins,
    spin_days: spins?.days ?? null,
    unlock_deposit: spins === null ? null : text(reward.unlockDepositMinor),
    unlock_percent: spins?.unlock?.extraBonusPercent ?? null,
  };
}

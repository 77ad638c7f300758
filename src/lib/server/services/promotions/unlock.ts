import { rationalOf } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOfEur } from '#domain/promotions/eur.ts';
import { unlockAsks } from '#domain/promotions/unlock.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findUnlock, type UnlockRow, unlockWinnings } from '../../db/queries/free-spins.ts';
import { lastRateOf } from './last-rate.ts';

type Deposit = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
};
type Context = Pick<ServerContext, 'clock' | 'rates'>;

const asks = (ctx: Context, { deposit_eur, unlock_deposit, currency }: UnlockRow, paid: CurrencyCode): bigint | null =>
  deposit_eur === null
    ? null
    : unlockAsks({ depositEur: deposit_eur, depositMinor: unlock_deposit, currency }, paid, lastRateOf(ctx, paid));

/**
 * Unlocks what free spins won, or will win, when a credited deposit of any currency is worth what was asked. In the transaction
 * that credits it, under the player's lock. True when it did.
 */
export async function unlockBy(ctx: Context, tx: Queryable, deposit: Deposit): Promise<boolean> {
  const { playerId, currency, amountMinor } = deposit;
  const now = ctx.clock.now();
  const [waiting] = await tx.query<UnlockRow>(findUnlock, [playerId, now]);
  if (waiting === undefined) return false;
  const least = asks(ctx, waiting, currency);
  if (least === null || amountMinor < least) return false;
  const [row] = await tx.query<{ unlocked: boolean }>(unlockWinnings, [waiting.id, deposit.id, now]);
  return row?.unlocked === true;
}

/** The wallet whose locked winnings wait for a deposit, and for which: what `unlockBy` would take at this moment. */
export async function unlockConfigOf(ctx: Context, db: Queryable, playerId: string) {
  const [waiting] = await db.query<UnlockRow>(findUnlock, [playerId, ctx.clock.now()]);
  const { currency, deposit_eur: eur, unlock_percent: extraBonusPercent } = waiting ?? {};
  if (waiting === undefined || currency === undefined || eur === undefined || eur === null) return undefined;
  const least = asks(ctx, waiting, currency) ?? 0n;
  return {
    depositAmount: formatAmount(least, currency),
    depositAmountInEur: formatAmount(minorOfEur(eur, 'EUR', rationalOf('1')), 'EUR'),
    depositCurrency: currency,
    extraBonusPercent: extraBonusPercent ?? 0,
  };
}

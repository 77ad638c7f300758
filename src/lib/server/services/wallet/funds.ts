import type { ResponseOf } from '#contract/call.ts';
import type { listFunds as listFundsCall, readWithdrawable } from '#contract/profile/wallet.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { withdrawalLimits } from '#domain/payments/withdrawal-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  clearDefaultWallet,
  type DefaultRow,
  type FundRow,
  findDefaultWallet,
  findWallet,
  listFundRows,
  lockWallets,
  setDefaultWallet,
} from '../../db/queries/wallet.ts';
import type { PlayerSession } from '../caller.ts';
import { siteOf } from '../chain/deposit-address.ts';
import { unlockConfigOf } from '../promotions/unlock.ts';
import { createWallet } from './create-wallet.ts';

type Funds = ResponseOf<typeof listFundsCall>;

/** Every wallet of the player, the default one first. `totalMoney` is own money, `totalBonus` what a promotion still binds. */
export const listFunds = async (ctx: ServerContext, player: PlayerSession): Promise<Funds> => {
  const rows = await ctx.db.query<FundRow>(listFundRows, [player.playerId]);
  const winUnlockConfig = await unlockConfigOf(ctx, ctx.db, player.playerId);
  return rows.map(({ currency, is_default, cash, bonus, locked }) => ({
    currency,
    default: is_default,
    totalMoney: formatAmount(cash, currency),
    totalBonus: formatAmount(bonus + locked, currency),
    freeSpinWallet: winUnlockConfig?.depositCurrency === currency ? { winUnlockConfig } : null,
  }));
};

/**
 * What may leave each wallet now: cash, and nothing that a promotion or a withdrawal under way holds. With it what such
 * withdrawals hold, and what one withdrawal may be.
 */
export const withdrawable = async (
  ctx: ServerContext,
  player: PlayerSession,
): Promise<ResponseOf<typeof readWithdrawable>> => {
  const rows = await ctx.db.query<FundRow>(listFundRows, [player.playerId]);
  return rows.map(({ currency, cash, held }) => ({
    currency,
    amount: formatAmount(cash, currency),
    held: formatAmount(held, currency),
    ...boundsOf(ctx, currency),
    network: siteOf(ctx, currency)?.site.network ?? null,
  }));
};

const boundsOf = ({ rates }: ServerContext, currency: CurrencyCode) => {
  const rate = rates.rateOf(currency);
  if (!rate.ok) return { least: null, most: null };
  const { minMinor, maxMinor } = withdrawalLimits(currency, rate.value);
  return { least: formatAmount(minMinor, currency), most: formatAmount(maxMinor, currency) };
};

/** Opens one more wallet. The first of a player becomes the default. */
export const addCurrency = async (
  ctx: ServerContext,
  player: PlayerSession,
  currency: string,
): Promise<Result<Funds, 'currency_unknown' | 'wallet_exists'>> => {
  if (!isCurrencyCode(currency)) return fail('currency_unknown');
  const isFirst = (await defaultCurrency(ctx, player.playerId)) === undefined;
  const isNew = await createWallet(ctx.db, player.playerId, currency, ctx.clock.now(), isFirst);
  return isNew ? ok(await listFunds(ctx, player)) : fail('wallet_exists');
};

/** Chooses the wallet that is displayed and played with. Game sessions keep the currency they were launched in. */
export const setDefaultCurrency = async (
  ctx: ServerContext,
  player: PlayerSession,
  currency: string,
): Promise<Result<Funds, 'currency_unknown' | 'wallet_missing'>> => {
  if (!isCurrencyCode(currency)) return fail('currency_unknown');
  const isSet = await ctx.db.transaction(async (tx) => {
    if ((await tx.query(findWallet, [player.playerId, currency])).length === 0) return false;
    await tx.query(lockWallets, [player.playerId]);
    await tx.query(clearDefaultWallet, [player.playerId]);
    await tx.query(setDefaultWallet, [player.playerId, currency]);
    return true;
  });
  return isSet ? ok(await listFunds(ctx, player)) : fail('wallet_missing');
};

/** The currency a launch plays in; undefined while the player has no wallet. */
export const defaultCurrency = async (ctx: ServerContext, playerId: string): Promise<CurrencyCode | undefined> => {
  const [row] = await ctx.db.query<DefaultRow>(findDefaultWallet, [playerId]);
  return row?.currency;
};

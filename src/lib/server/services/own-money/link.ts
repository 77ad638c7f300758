import type { CurrencyCode } from '#domain/money/currency.ts';
import { currencies } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findLastPaidTo,
  findOwnMoneyToken,
  findShutOut,
  listOwnMoney,
  type OwnMoneyRow,
  type OwnMoneyTokenRow,
  type PaidToRow,
} from '../../db/queries/own-money.ts';
import { findWithdrawer, type WithdrawalProvider, type WithdrawerRow } from '../../db/queries/withdrawals.ts';
import { hashToken, isToken } from '../identity/tokens.ts';

/** Companies that give back what is held: what is theirs to do is no link's. */
export const refunders = (ctx: ServerContext): string[] =>
  [...ctx.gateways.values()].filter(({ refund }) => refund !== undefined).map(({ name }) => name);

export const ownMoneyOf = (ctx: ServerContext, db: Queryable, playerId: string): Promise<OwnMoneyRow[]> =>
  db.query<OwnMoneyRow>(listOwnMoney, [playerId, refunders(ctx)]);

/** Whether a player cannot sign in and has money here that a link may pay out. */
export const listShutOut = async (ctx: ServerContext, playerId: string): Promise<boolean> =>
  (await ctx.db.query(findShutOut, [playerId, ctx.clock.now()])).length > 0 &&
  (await ownMoneyOf(ctx, ctx.db, playerId)).length > 0;

export type LinkOwner = { readonly playerId: string; readonly hasFactor: boolean };

/** Whose link it is, as long as it was not used, is not too old, and the player cannot sign in. */
export async function ownerOfLink(
  ctx: ServerContext,
  token: string,
): Promise<Result<LinkOwner, 'token_invalid' | 'token_expired'>> {
  if (!isToken(token)) return fail('token_invalid');
  const [row] = await ctx.db.query<OwnMoneyTokenRow>(findOwnMoneyToken, [hashToken(token)]);
  if (row === undefined || row.used_at !== null) return fail('token_invalid');
  const now = ctx.clock.now();
  if (row.expires_at <= now) return fail('token_expired');
  const [who] = await ctx.db.query<{ has_factor: boolean }>(findShutOut, [row.player_id, now]);
  return who === undefined ? fail('token_invalid') : ok({ playerId: row.player_id, hasFactor: who.has_factor });
}

/** By which company a currency is paid out. */
export const providerOf = (currency: CurrencyCode): WithdrawalProvider =>
  currencies[currency].type === 'CRYPTO' ? 'crypto' : 'skrill';

/**
 * Where a link would have a currency paid: euros as every withdrawal is; coins to the address that the player was paid at last, for
 * whoever holds a mailbox must not name another. Null: nowhere.
 */
export async function payeeOf(db: Queryable, playerId: string, currency: CurrencyCode): Promise<string | null> {
  const provider = providerOf(currency);
  if (provider === 'crypto') {
    const [paid] = await db.query<PaidToRow>(findLastPaidTo, [playerId, currency, provider]);
    return paid?.destination ?? null;
  }
  const [who] = await db.query<WithdrawerRow>(findWithdrawer, [playerId, currency, provider]);
  return who === undefined ? null : (who.paid_from ?? who.email);
}

import { isDepositOver } from '#domain/payments/deposit-state.ts';
import type { DepositGateway, Inquiry, InquiryAnswer } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import { type DepositorRow, type DepositRow, findDepositor, findOwnDeposit } from '../../db/queries/payments.ts';
import type { Caller } from '../caller.ts';
import { customerOf } from './customer.ts';
import { payableUntil } from './deposits.ts';

/**
 * What a company is told that asks before it takes a payment. Null, the same for everything: no such deposit of this player at this
 * company, another amount, over, too late, or a player who may not deposit now.
 */
export async function answerInquiry(
  ctx: ServerContext,
  caller: Caller,
  gateway: DepositGateway,
  inquiry: Inquiry,
): Promise<InquiryAnswer> {
  const [deposit] = await ctx.db.query<DepositRow>(findOwnDeposit, [inquiry.depositId, inquiry.playerId]);
  if (deposit === undefined || deposit.gateway !== gateway.name || isDepositOver(deposit.state)) return null;
  const now = ctx.clock.now();
  if (now >= payableUntil(deposit.created_at)) return null;
  const isOther =
    inquiry.about === 'permission' && (inquiry.amountMinor !== deposit.amount || inquiry.currency !== deposit.currency);
  if (isOther) return null;
  const [who] = await ctx.db.query<DepositorRow>(findDepositor, [deposit.player_id, now, deposit.currency]);
  const isOut =
    who === undefined || who.excluded || !who.cleared || (who.timed_out_until !== null && who.timed_out_until > now);
  if (isOut) return null;
  // The call comes from the company: where the player was is known to the profile alone.
  return {
    customer: await customerOf(ctx, { country: ctx.config.homeCountry, ip: caller.ip }, deposit.player_id),
    currency: deposit.currency,
  };
}

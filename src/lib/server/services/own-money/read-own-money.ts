import type { ResponseOf } from '#contract/call.ts';
import type { readOwnMoney as readCall } from '#contract/user/own-money.ts';
import { emailKeyOf } from '#domain/identity/email.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { askOwnMoney as askRow } from '../../db/queries/own-money.ts';
import type { Caller } from '../caller.ts';
import { verifiedOf } from '../documents/verified.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { ownerOfLink, ownMoneyOf, payeeOf } from './link.ts';

/**
 * Mails a link to who cannot sign in and has money here, at most three in ten minutes for each mailbox. Says nothing about who has an
 * account, or money: the work, the time and the answer are the same for any address, and the mail is written later.
 */
export async function askOwnMoney(ctx: ServerContext, caller: Caller, email: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ player_id: string | null }>(askRow, [emailKeyOf(email), now]);
    await writeSecurityEvent(tx, now, 'own_money_asked', { playerId: row?.player_id ?? null, caller });
  });
}

/** What the link pays out, and what is asked for it. Looks only: the link stays as it was. */
export async function readOwnMoney(
  ctx: ServerContext,
  caller: Caller,
  token: string,
): Promise<Result<ResponseOf<typeof readCall>, 'token_invalid' | 'token_expired'>> {
  const owner = await ownerOfLink(ctx, token);
  if (!owner.ok) {
    await writeSecurityEvent(ctx.db, ctx.clock.now(), 'own_money_refused', { playerId: null, caller });
    return owner;
  }
  const { playerId, hasFactor: needsCode } = owner.value;
  const { identity: verified } = await verifiedOf(ctx.db, playerId);
  const money: ResponseOf<typeof readCall>['money'] = [];
  for (const { currency, cash, owed } of await ownMoneyOf(ctx, ctx.db, playerId)) {
    const to = await payeeOf(ctx.db, playerId, currency);
    money.push({ currency, amount: formatAmount(cash + owed, currency), to });
  }
  return ok({ verified, needsCode, money });
}

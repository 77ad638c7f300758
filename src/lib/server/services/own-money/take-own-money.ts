import type { ResponseOf } from '#contract/call.ts';
import type { takeOwnMoney as takeCall } from '#contract/user/own-money.ts';
import { lesser } from '#domain/maths/order.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { withdrawalLimits } from '#domain/payments/withdrawal-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { useEmailToken } from '../../db/queries/identity.ts';
import { type FreeHeldRow, lockFreeHeld, type OwnMoneyRow } from '../../db/queries/own-money.ts';
import { setDepositState } from '../../db/queries/payments.ts';
import { endRefund } from '../../db/queries/refunds.ts';
import { forgetCodeTries } from '../../db/queries/second-factor.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller } from '../caller.ts';
import { verifiedOf } from '../documents/verified.ts';
import { admitCodeTry, takeCode } from '../identity/check-code.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { hashToken, newUuid } from '../identity/tokens.ts';
import { moveHeld } from '../payments/move-held.ts';
import { requestByLink } from '../withdrawals/request-withdrawal.ts';
import { type LinkOwner, ownerOfLink, ownMoneyOf, payeeOf, providerOf, refunders } from './link.ts';

type Taken = ResponseOf<typeof takeCall>;
type LinkError = 'token_invalid' | 'token_expired';
type ProofError = 'verification_required' | 'second_factor_required' | 'account_locked' | 'second_factor_wrong';

/**
 * Asks for all own money of a player who cannot sign in to be paid out, by the link of the mail, once. What is asked of anybody who
 * withdraws is asked here: a proven identity, a code of who has a second factor; what a bonus binds is given up with it. Refusals in
 * this order leave the link as it was. Opens no session. People look at each withdrawal.
 */
export async function takeOwnMoney(
  ctx: ServerContext,
  caller: Caller,
  { token, code }: { readonly token: string; readonly code?: string | undefined },
): Promise<Result<Taken, LinkError | ProofError>> {
  const owner = await ownerOfLink(ctx, token);
  if (!owner.ok) {
    await writeSecurityEvent(ctx.db, ctx.clock.now(), 'own_money_refused', { playerId: null, caller });
    return owner;
  }
  const proven = await prove(ctx, caller, owner.value, token, code);
  if (!proven.ok) return proven;
  const { playerId } = owner.value;
  const answer: { taken: Taken['taken']; left: Taken['left'] } = { taken: [], left: [] };
  for (const row of await ownMoneyOf(ctx, ctx.db, playerId)) {
    const { currency } = row;
    const told = (minor: bigint) => ({ currency, amount: formatAmount(minor, currency) });
    const to = await payeeOf(ctx.db, playerId, currency);
    const { askedMinor, why } = to === null ? nowhere : await takeAll(ctx, caller, playerId, row, to);
    const leftMinor = row.cash + row.owed - askedMinor;
    if (askedMinor > 0n) answer.taken.push({ ...told(askedMinor), to });
    if (leftMinor > 0n) answer.left.push({ ...told(leftMinor), why });
  }
  return ok(answer);
}

/** The link is used up by the first who proves to be its owner. */
async function prove(
  ctx: ServerContext,
  caller: Caller,
  { playerId, hasFactor }: LinkOwner,
  token: string,
  code: string | undefined,
): Promise<Result<void, 'token_invalid' | ProofError>> {
  if (!(await verifiedOf(ctx.db, playerId)).identity) return fail('verification_required');
  if (hasFactor && code === undefined) return fail('second_factor_required');
  const admitted = hasFactor ? await admitCodeTry(ctx, caller, playerId) : ok(undefined);
  if (!admitted.ok) return admitted;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    if (hasFactor && (await takeCode(ctx, tx, playerId, code ?? '')) === null) {
      await writeSecurityEvent(tx, now, 'second_factor_refused', { playerId, caller });
      return fail('second_factor_wrong');
    }
    if (hasFactor) await tx.query(forgetCodeTries, [playerId]);
    const used = await tx.query(useEmailToken, [hashToken(token), 'own_money', now]);
    return used.length === 0 ? fail('token_invalid') : ok(undefined);
  });
}

type Asked = { readonly askedMinor: bigint; readonly why: 'minimum' | 'support' };
const nowhere: Asked = { askedMinor: 0n, why: 'support' };

/** Thrown to undo what was begun for a withdrawal that is refused. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** One currency, in as many withdrawals as its bounds ask for; what each sets aside is one transaction. */
async function takeAll(
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  { currency, cash, owed }: OwnMoneyRow,
  to: string,
): Promise<Asked> {
  const rate = ctx.rates.rateOf(currency);
  if (!rate.ok) return nowhere;
  const { minMinor, maxMinor } = withdrawalLimits(currency, rate.value);
  let leftMinor = cash + owed;
  while (leftMinor >= minMinor) {
    const amountMinor = lesser(leftMinor, maxMinor);
    const amount = formatAmount(amountMinor, currency);
    const provider = providerOf(currency);
    const address = provider === 'crypto' ? { address: to } : {};
    const wish = { provider, amount, currency, ...address, idempotencyKey: newUuid(ctx.random) };
    const done = await ctx.db
      .transaction(async (tx) => {
        await freeHeld(ctx, tx, playerId, currency);
        const asked = await requestByLink(ctx, tx, caller, playerId, wish);
        if (!asked.ok) throw new Refused(asked.code);
        return true;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        ctx.log.warn({ playerId, currency, code: error.message }, 'own money could not be taken out by a link');
        return false;
      });
    if (!done) return { askedMinor: cash + owed - leftMinor, why: 'support' };
    leftMinor -= amountMinor;
  }
  return { askedMinor: cash + owed - leftMinor, why: 'minimum' };
}

/**
 * What was held and no company gives back is credited on its way out, so that who takes it back at the bank as well is charged back as
 * for any deposit. Deposits are locked before the player, as a company's word does.
 */
async function freeHeld(
  ctx: ServerContext,
  tx: Queryable,
  playerId: string,
  currency: OwnMoneyRow['currency'],
): Promise<void> {
  const held = await tx.query<FreeHeldRow>(lockFreeHeld, [playerId, currency, refunders(ctx)]);
  await tx.query(lockPlay, [playerId]);
  const now = ctx.clock.now();
  for (const { id, gateway, amount: amountMinor } of held) {
    const { state } = advanceDeposit('held', 'completed');
    await tx.query(setDepositState, [id, state, now, null]);
    await moveHeld(tx, { depositId: id, playerId, gateway, currency, amountMinor }, 'deposit', now);
    await tx.query(endRefund, [id, now, 'taken out by a link']);
  }
}

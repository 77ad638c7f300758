import type { CurrencyCode } from '#domain/money/currency.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { giveUpTry, listTries, type TryRow, takeOverTry } from '../../db/queries/card-tries.ts';
import { type DepositRow, lockOpenDeposit, setOpened } from '../../db/queries/payments.ts';
import type { Caller } from '../caller.ts';
import { askCompany, isOpened, openedValues } from './ask-company.ts';
import { cardCodeOf, cardCompanies, rankRoutes, tryUnderWay } from './card-routes.ts';
import { type Asking, admit, type DepositError, type ParsedAmount, storeAdmitted } from './store-deposit.ts';

/** A payment by card that some company is to take. `isNext`: where the last one failed on its company's page, another is asked. */
export type Wish = {
  /** Names the payment among the player's own: the key of its first try. */
  readonly root: string;
  readonly amount: ParsedAmount;
  readonly currency: CurrencyCode;
  readonly coupon: string | null;
  readonly hash: Buffer;
  readonly isNext: boolean;
};

export type CardError = DepositError | 'deposit_under_way';

type ToAsk = { readonly row: DepositRow; readonly gateway: DepositGateway };

/** Where a payment stands: its player goes on at a page, a company is to be asked, or another call is asking one. */
export type Step =
  | { readonly kind: 'page'; readonly row: TryRow }
  | ({ readonly kind: 'ask' } & ToAsk)
  | { readonly kind: 'wait' };

/** A try belongs to the call that began it for as long, which is longer than a company may take to answer. */
const ownMs = 5_000;

/** More tries than there are companies. */
const triesMax = 12;
const keysOf = (root: string): string[] =>
  Array.from({ length: triesMax }, (_, index) => (index === 0 ? root : `${root}/${index + 1}`));

/** The key of the payment that a try is of. */
export const rootOf = ({ idempotency_key: key }: Pick<TryRow, 'idempotency_key'>): string => key.split('/')[0] ?? key;

/**
 * What is to be done next for a payment by card. Under the player's lock: one company at a time is asked for it, and no second one before
 * the first has opened nothing, or has said that it failed.
 */
export async function nextStep(
  tx: Queryable,
  asking: Asking,
  wish: Wish,
  mayAskAnother: boolean,
): Promise<Result<Step, CardError>> {
  const { ctx, session } = asking;
  const admitted = await admit(tx, asking, cardCompanies(ctx), wish.currency, wish.amount);
  if (!admitted.ok) return admitted;
  const triesOf = (root: string) => tx.query<TryRow>(listTries, [session.playerId, keysOf(root)]);
  const own = await triesOf(wish.root);
  const [first] = own;
  if (first !== undefined && !wish.isNext && !first.request_hash.equals(wish.hash))
    return fail('idempotency_key_reused');
  const last = own.at(-1);
  if (last !== undefined && !isGivenUp(last, wish)) return goOn(tx, ctx, wish, last);
  const other = await underWay(tx, asking, wish);
  if (!other.ok) return other;
  const others = other.value === null ? undefined : (await triesOf(other.value)).at(-1);
  // Its company may have said no a moment ago: what a company says waits for no lock of the player's.
  if (others !== undefined && !isLost(others)) return goOn(tx, ctx, wish, others);
  return mayAskAnother ? begin(tx, asking, wish, own, admitted.value) : unavailable(own);
}

const isLost = ({ state }: TryRow): boolean => state === 'failed' || state === 'expired';

/** Whether another company may be asked: this one opened nothing, or its page said no and the player goes on to the next. */
const isGivenUp = (row: TryRow, { isNext }: Wish): boolean => isLost(row) && (isNext || !isOpened(row));

/** The payment of the same amount that goes on instead of another: one that was begun in another tab, or left on its company's page. */
async function underWay(
  tx: Queryable,
  { ctx, session }: Asking,
  { amount, currency, coupon }: Wish,
): Promise<Result<string | null, 'deposit_under_way'>> {
  if (!amount.ok) return ok(null);
  const other = await tryUnderWay(ctx, tx, session.playerId, { amountMinor: amount.value, currency });
  if (other === undefined) return ok(null);
  if (other.state === 'pending') return fail('deposit_under_way', { id: other.id, gateway: cardCodeOf(other.gateway) });
  // With another code it is another wish, and whoever goes back to type one means this one.
  return ok(other.promotion_coupon === coupon ? rootOf(other) : null);
}

/** With a try that stands: on its company's page, or where its company is still being asked. */
async function goOn(tx: Queryable, ctx: ServerContext, wish: Wish, row: TryRow): Promise<Result<Step, CardError>> {
  const isPage = isOpened(row) && (!wish.isNext || row.state === 'redirected');
  if (isPage) return ok({ kind: 'page', row });
  // Paid, or being paid: its money is on the way.
  return isOpened(row) || row.state !== 'created' ? fail('deposit_under_way') : takeOver(tx, ctx, row);
}

/** Another call is asking the company, or was cut off while it did. */
async function takeOver(
  tx: Queryable,
  { clock, gateways }: ServerContext,
  row: TryRow,
): Promise<Result<Step, CardError>> {
  const now = clock.now();
  if (now.getTime() - row.updated_at.getTime() < ownMs) return ok({ kind: 'wait' });
  const gateway = gateways.get(row.gateway);
  if (gateway === undefined) {
    await tx.query(giveUpTry, [row.id, now]);
    return ok({ kind: 'wait' });
  }
  await tx.query(takeOverTry, [row.id, now]);
  return ok({ kind: 'ask', row, gateway });
}

async function begin(
  tx: Queryable,
  asking: Asking,
  { root, amount, currency, coupon: promotionCoupon, hash }: Wish,
  tries: readonly TryRow[],
  companies: readonly DepositGateway[],
): Promise<Result<Step, CardError>> {
  if (!amount.ok) return amount;
  const left = companies.filter(({ name }) => !tries.some((one) => one.gateway === name));
  const [best] = await rankRoutes(asking.ctx, tx, asking.session.playerId, left);
  const gateway = left.find(({ name }) => name === best?.name);
  const idempotencyKey = keysOf(root)[tries.length];
  if (gateway === undefined || idempotencyKey === undefined) return unavailable(tries);
  const wanted = { gateway: gateway.name, currency, amountMinor: amount.value, promotionCoupon, idempotencyKey, hash };
  const stored = await storeAdmitted(tx, asking, wanted);
  return stored.ok ? ok({ kind: 'ask', row: stored.value, gateway }) : stored;
}

const unavailable = (tries: readonly TryRow[]) =>
  fail('gateway_unavailable', { tried: tries.map(({ gateway }) => cardCodeOf(gateway)).join(',') });

/**
 * Asks the company of a try, outside any transaction. What it answers counts as long as the try was not given up meanwhile: then another
 * company may have been asked, and the page of this one is shown to nobody.
 */
export async function askForTry(ctx: ServerContext, caller: Caller, { row, gateway }: ToAsk): Promise<void> {
  const giveUp = () => ctx.db.query(giveUpTry, [row.id, ctx.clock.now()]);
  const opened = await askCompany(ctx, caller, gateway, row).catch(async (error: unknown) => {
    await giveUp().catch(() => undefined);
    throw error;
  });
  if (!opened.ok) {
    await giveUp();
    return;
  }
  await ctx.db.transaction(async (tx) => {
    const [current] = await tx.query<DepositRow>(lockOpenDeposit, [row.id]);
    if (current === undefined) throw new Error('A deposit vanished');
    if (isOpened(current) || current.state === 'failed' || current.state === 'expired') return;
    const { state } = advanceDeposit(current.state, 'redirected');
    await tx.query(setOpened, [current.id, state, ctx.clock.now(), ...openedValues(opened.value)]);
  });
}

import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../adapters/payouts/payout-provider.ts';
import type { ServerContext } from '../../context.ts';
import { arePayoutsHeld } from '../../db/queries/epochs.ts';
import { type LeasedRow, leasePayout, noteAsked, postponePayout } from '../../db/queries/payouts.ts';
import { insertWithdrawalEvent, type WithdrawalRow } from '../../db/queries/withdrawals.ts';
import { poll } from '../poll.ts';
import { settlePayout } from './settle.ts';

/** Longer than any provider's own time limit: a payout whose worker died is looked at again after this. */
export const payoutLeaseMs = 120_000;
const pollMs = 1_000;
/** So long a call that was cut off may still be on its way: a provider that knows nothing is paid again only after this. */
export const payoutQuietMs = 10 * 60_000;

/** Asks again after 5 s, 10 s, 20 s … at most a quarter of an hour: the player waits, and nobody gives up on money. */
const payoutDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 15 * 60_000);

/**
 * Pays every approved withdrawal that is due; how many came to their end. Any number of processes may do so at once, and each
 * may be killed anywhere: who finds that a provider may have been asked before asks what became of it, and pays only when it
 * surely knows nothing of it.
 */
export async function payDueWithdrawals(ctx: ServerContext): Promise<number> {
  const [epoch] = await ctx.db.query<{ held: boolean }>(arePayoutsHeld);
  if (epoch?.held) return 0;
  const providers = [...ctx.payouts.keys()];
  let ended = 0;
  for (;;) {
    const now = ctx.clock.now();
    const until = new Date(now.getTime() + payoutLeaseMs);
    const [row] = await ctx.db.query<LeasedRow>(leasePayout, [now, until, providers]);
    if (row === undefined) return ended;
    const provider = { 'faceup.payout.provider': row.provider, 'faceup.payout.currency': row.currency };
    const isOver = await ctx.tracing.follow('pay out', 'client', provider, row.traceparent, () => payOne(ctx, row));
    if (isOver) ended += 1;
  }
}

async function payOne(ctx: ServerContext, row: LeasedRow): Promise<boolean> {
  const provider = ctx.payouts.get(row.provider);
  if (provider === undefined) throw new Error('A payout was leased without its provider');
  const answer = await askOnce(ctx, provider, row);
  ctx.tracing.note({
    'faceup.payout.outcome': answer.outcome,
    ...(answer.outcome === 'unknown' && { 'error.type': 'unknown' }),
  });
  if (answer.outcome === 'paid') return settlePayout(ctx, row, { to: 'sent', reference: answer.reference });
  if (answer.outcome === 'refused') return settlePayout(ctx, row, { to: 'failed', reason: answer.reason });
  const now = ctx.clock.now();
  await ctx.db.query(postponePayout, [row.id, new Date(now.getTime() + payoutDelayMs(row.attempts))]);
  if (answer.outcome === 'unknown') {
    await ctx.db.query(insertWithdrawalEvent, [row.id, now, 'payout_unclear', row.provider, { reason: answer.reason }]);
    ctx.log.warn({ withdrawal: row.id, provider: row.provider, attempts: row.attempts }, 'a payout is not clear yet');
  }
  return false;
}

async function askOnce(ctx: ServerContext, provider: PayoutProvider, row: LeasedRow): Promise<PayoutAnswer> {
  try {
    // The lease itself noted that the provider is asked now.
    if (row.was_asked_at === null) return await pay(ctx, provider, row);
    const found = await provider.find(row.id);
    if (found.outcome !== 'none') return found;
    const quietMs = ctx.clock.now().getTime() - row.was_asked_at.getTime();
    if (quietMs < payoutQuietMs) return { outcome: 'pending' };
    await ctx.db.query(noteAsked, [row.id, ctx.clock.now()]);
    return await pay(ctx, provider, row);
  } catch (error) {
    // A provider's adapter must not throw; whatever it was, the money may have left.
    ctx.log.error({ withdrawal: row.id, error }, 'a payout provider threw');
    return { outcome: 'unknown', reason: 'thrown' };
  }
}

async function pay(ctx: ServerContext, provider: PayoutProvider, row: WithdrawalRow): Promise<PayoutAnswer> {
  await ctx.db.query(insertWithdrawalEvent, [row.id, ctx.clock.now(), 'sending', row.provider, {}]);
  // What leaves the house is known outside of the books before it does.
  if (!(await ctx.keepJournal())) return { outcome: 'pending' };
  return provider.pay(orderOf(row));
}

const orderOf = ({ id, amount, currency, destination }: WithdrawalRow): PayoutOrder => ({
  withdrawalId: id,
  amountMinor: amount,
  currency,
  destination,
});

/** Pays withdrawals until `signal` ends it. */
export const runPayouts = (ctx: ServerContext, signal: AbortSignal): Promise<void> =>
  poll(ctx, signal, {
    job: 'payouts',
    work: () => payDueWithdrawals(ctx),
    pollMs,
    waits: 'payouts wait until the database is back',
  });

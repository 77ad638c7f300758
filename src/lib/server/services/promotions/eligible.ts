import type { ResponseOf } from '#contract/call.ts';
import type { listEligiblePromotions } from '#contract/profile/promotions.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../context.ts';
import { findPending, findRunning, type GrantRow, insertRejection } from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { offersInForce } from './in-force.ts';
import { eventName, presentOffer } from './present-offer.ts';
import { dropUnearned } from './take.ts';
import { breakUntil, capLeft, fitOf, loadTaker, type Taker } from './taker.ts';

type Eligible = ResponseOf<typeof listEligiblePromotions>;

/**
 * What the player may take now without a code, by the event that offers it, and what the deposit dialog computes with. One that was
 * accepted and waits for its deposit is still among them.
 */
export async function eligiblePromotions(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
): Promise<Eligible> {
  const offers = await offersInForce(ctx, ctx.db);
  const taker = await loadTaker(ctx.db, playerId, ctx.clock.now(), { ctx, of: offers });
  const [pending] = await ctx.db.query<GrantRow>(findPending, [playerId]);
  const running = await ctx.db.query(findRunning, [playerId]);
  const events = eventsOf(ctx, taker, offeredTo(offers, taker, caller.country));
  return {
    eligible: events.length > 0,
    events,
    facts: {
      depositsMade: Number(taker.who.deposits),
      capLeftEur: capsOf(offers, taker),
      pendingId: pending?.promotion_id ?? null,
      running: running.length > 0,
    },
  };
}

/** What is offered: without a code, and fit for this player, who does not rest. */
function offeredTo(offers: readonly PromotionRules[], taker: Taker, from: string): readonly PromotionRules[] {
  const wallet = taker.who.currency ?? fallbackCurrency;
  return offers.filter((rules) => {
    // The currency of a deposit is chosen with it; what needs none comes in the wallet's.
    const currency = rules.reward.kind === 'deposit' ? null : wallet;
    return rules.coupon === null && fitOf(taker, rules, { from, currency, coupon: null }).ok;
  });
}

function eventsOf(ctx: ServerContext, taker: Taker, offered: readonly PromotionRules[]): Eligible['events'] {
  const names = [...new Set(offered.map(({ event }) => event.name))];
  return names.flatMap((name) => {
    const own = offered.filter(({ event }) => event.name === name);
    const [first] = own;
    if (first === undefined) return [];
    const info = { displayName: eventName(first), eventName: name };
    return [{ info, promotions: own.map((rules) => presentOffer(ctx, taker, rules)) }];
  });
}

function capsOf(offers: readonly PromotionRules[], taker: Taker): Record<string, string> {
  return Object.fromEntries(
    offers.flatMap((rules) =>
      rules.cap === null ? [] : [[rules.cap.family, capLeft(taker, rules) ?? rules.cap.maxEur]],
    ),
  );
}

/**
 * The player wants none of what is offered now: it is not offered again in this version, and what was accepted of it and still waits
 * for its deposit is dropped. Of this and an acceptance at once the second sees the first.
 */
export function rejectEligible(ctx: ServerContext, caller: Caller, { playerId }: PlayerSession): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const now = ctx.clock.now();
    const offers = await offersInForce(ctx, tx);
    const taker = await loadTaker(tx, playerId, now, { ctx, of: offers });
    if (taker.who.excluded || breakUntil(taker) !== undefined) return;
    const offered = offeredTo(offers, taker, caller.country);
    for (const { id, version } of offered) await tx.query(insertRejection, [playerId, id, version, now]);
    const [pending] = await tx.query<GrantRow>(findPending, [playerId]);
    if (pending !== undefined && pending.coupon === null && offered.some(({ id }) => id === pending.promotion_id))
      await dropUnearned(tx, pending.id, 'forfeited', now);
  });
}

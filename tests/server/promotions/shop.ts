import { randomUUID } from 'node:crypto';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { RegisterInput } from '#server/services/identity/register.ts';
import { acceptPromotion } from '#server/services/promotions/accept.ts';
import { redeemCoupon } from '#server/services/promotions/coupon.ts';
import { eligiblePromotions } from '#server/services/promotions/eligible.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { newPlayer } from '#tests/server/identity/world.ts';
import { createHouse, type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { mismatches } from '#tests/support/ledger.ts';
import { depositOffer, moneyOffer, reloadOffer, secondOffer, spinsOffer } from '#tests/support/sample-offers.ts';

/** A house with promotions of its own: a first and a second deposit, free spins, and two codes. */
export const openShop = (offers: readonly PromotionRules[] = defaultOffers): Promise<House> => createHouse({ offers });
const defaultOffers = [depositOffer(), secondOffer(), spinsOffer(), moneyOffer(), reloadOffer()];

const confirm = sql('test_confirm_taker', 'UPDATE player SET confirmed_at = $2 WHERE id = $1');

/** A player whose address is confirmed. */
export async function addTaker(shop: House, change: Partial<RegisterInput> = {}): Promise<PlayerSession> {
  const { session } = await newPlayer(shop, change);
  await shop.ctx.db.query(confirm, [session.playerId, shop.ctx.clock.now()]);
  return session;
}

/** A millisecond after whatever was before: of two promotions one is the older. */
export function accept(shop: House, session: PlayerSession, id: string, idempotencyKey = randomUUID()) {
  shop.passTime(1);
  return acceptPromotion(shop.ctx, shop.caller, session, { id, idempotencyKey });
}

export function redeem(shop: House, session: PlayerSession, code: string, idempotencyKey = randomUUID()) {
  shop.passTime(1);
  return redeemCoupon(shop.ctx, shop.caller, session, { code, idempotencyKey });
}

/** The ids of what is offered. */
export async function offered({ ctx, caller }: House, session: PlayerSession): Promise<string[]> {
  const { events } = await eligiblePromotions(ctx, caller, session);
  return events.flatMap(({ promotions }) => promotions.map(({ config }) => config.id));
}

type Paying = { readonly currency?: CurrencyCode; readonly promotionCoupon?: string };

/** Pays in by card, in minor units, until the company's word has credited it; the deposit's id. */
export async function pay(
  shop: House,
  session: PlayerSession,
  amountMinor: bigint,
  change: Paying = {},
): Promise<string> {
  const { currency = 'EUR' } = change;
  const opened = await openedDeposit(shop, session, {
    amount: formatAmount(amountMinor, currency),
    currency,
    ...change,
  });
  await credit(shop, opened, amountMinor, currency);
  return opened.id;
}

/** The company's word that an opened deposit is paid. */
export async function credit(
  shop: House,
  opened: Awaited<ReturnType<typeof openedDeposit>>,
  amountMinor: bigint,
  currency: CurrencyCode = 'EUR',
): Promise<void> {
  const heard = await send(shop, opened.gateway, webhookBody(opened, { amount: String(amountMinor), currency }));
  if (!heard.ok) throw new Error(`the deposit was not credited: ${heard.code}`);
}

/** Each of the player's promotions, oldest first, as id, state and why it ended. */
export async function stood({ ctx }: House, session: PlayerSession): Promise<string[]> {
  const grants = await promotionsOf(ctx, session);
  return grants
    .toReversed()
    .map(({ promotionId, state, endedWhy }) => [promotionId, state, endedWhy].filter(Boolean).join(' '));
}

const selectMoney = sql(
  'test_taker_money',
  'SELECT cash, bonus, locked FROM player_balance WHERE player_id = $1 AND currency = $2',
);
/** Cash, bonus and what is locked, in minor units. */
export async function moneyOf(
  { ctx }: House,
  { playerId }: PlayerSession,
  currency: CurrencyCode = 'EUR',
): Promise<[bigint, bigint, bigint]> {
  type Row = { cash: bigint; bonus: bigint; locked: bigint };
  const [row] = await ctx.db.query<Row>(selectMoney, [playerId, currency]);
  return [row?.cash ?? 0n, row?.bonus ?? 0n, row?.locked ?? 0n];
}

const selectSums = sql('test_taker_sums', 'SELECT currency FROM ledger_sum_zero WHERE total <> 0');
/** What is wrong with the ledger: empty. */
export const faults = async ({ ctx }: House): Promise<object[]> => [
  ...(await mismatches(ctx.db)),
  ...(await ctx.db.query(selectSums)),
];

const selectTold = sql(
  'test_taker_told',
  `SELECT kind, facts FROM notification WHERE player_id = $1 AND (kind LIKE 'bonus%' OR kind LIKE 'coupon%') ORDER BY created_at, kind`,
);
/** What the bell told the player of promotions. */
export const toldOf = ({ ctx }: House, { playerId }: PlayerSession) =>
  ctx.db.query<{ kind: string; facts: Record<string, unknown> }>(selectTold, [playerId]);

const selectNoted = sql(
  'test_taker_noted',
  `SELECT e.kind, e.actor, e.facts FROM promotion_event e JOIN promotion_grant g ON g.id = e.grant_id
   WHERE g.player_id = $1 ORDER BY e.id`,
);
/** What the record has of the player's promotions. */
export const notedOf = ({ ctx }: House, { playerId }: PlayerSession) =>
  ctx.db.query<{ kind: string; actor: string; facts: Record<string, unknown> }>(selectNoted, [playerId]);

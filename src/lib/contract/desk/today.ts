import * as z from 'zod/mini';
import { waitingKinds } from '#domain/desk/waiting.ts';
import { currencyCode, day, instant, money } from '../wire.ts';
import { defineDeskCall } from './call.ts';

/**
 * Sums of the ledger. `stakes`: what was staked, stakes given back taken out, free spins at what the house paid for them; `payouts`:
 * prizes of games and pots, and what studios corrected by hand. Gross gaming revenue `ggr` = stakes − payouts: what stands on the accounts of
 * games and pots. `bonusCost`: what promotions and cashback gave, less what was forfeited; a pot's seed is none of it, for it is the house's
 * until it is won. Net gaming revenue `ngr` = ggr − bonusCost. `deposits`: what was credited to players; `withdrawals`: what was paid out.
 */
export const figures = z.strictObject({
  currency: currencyCode,
  deposits: money,
  withdrawals: money,
  stakes: money,
  payouts: money,
  ggr: money,
  bonusCost: money,
  ngr: money,
});
export type Figures = z.input<typeof figures>;

const period = z.strictObject({
  day,
  /** Up to when that day is counted. */
  until: instant,
  currencies: z.array(figures),
  /** All of it in euros, by the house's rates now. */
  euros: figures,
});

const waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  count: z.int(),
  oldestSince: instant,
  money: z.array(z.strictObject({ currency: currencyCode, amount: money })),
  euros: money,
  /** How much of the time that people may be let wait is used up by the oldest: from 1 on it is too long. */
  late: z.number(),
});

const today = z.strictObject({
  at: instant,
  /** The most urgent first. */
  waiting: z.array(waiting),
  online: z.int(),
  today: period,
  /** The same weekday a week before, up to the same time of day. */
  weekBefore: period,
  /** Of this process since it started; `p99Ms` null: it has answered nothing yet. */
  calls: z.strictObject({ answered: z.int(), failed: z.int(), p99Ms: z.nullable(z.number()) }),
  /** How long the database took to answer. */
  databaseMs: z.number(),
  /** When the last backup was taken; null: none is known of. */
  backupAt: z.nullable(instant),
  /**
   * Promotions that somebody wrote and nobody is offered. `file_refused`: the repository's, since the desk has published something else under its
   * version; `campaign_behind`: the desk's, since a document of the repository has its id or code.
   */
  unoffered: z.array(
    z.strictObject({ id: z.string(), version: z.int(), problem: z.enum(['file_refused', 'campaign_behind']) }),
  ),
});
export type Today = z.input<typeof today>;

export const readToday = defineDeskCall({
  method: 'GET',
  path: '/desk-service/today',
  summary: 'What waits for people, and how the house does today beside the same day a week before',
  access: 'today.read',
  response: today,
  errors: [],
});

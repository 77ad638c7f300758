import * as z from 'zod/mini';
import { changeKinds } from '#domain/money/change-kinds.ts';
import type { HoldReason } from '#domain/payments/hold.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import {
  currencyCode,
  dayOrInstant,
  decimal,
  instant,
  money,
  orNone,
  page,
  pageOf,
  periodInOrder,
  size,
  uuid,
} from '../wire.ts';

/** One wallet. `default` marks the one that is displayed. */
export const fund = z.strictObject({
  currency: currencyCode,
  default: z.boolean(),
  totalMoney: money,
  totalBonus: money,
  freeSpinWallet: z.nullable(
    z.strictObject({
      winUnlockConfig: z.strictObject({
        depositAmount: money,
        depositAmountInEur: money,
        depositCurrency: currencyCode,
        extraBonusPercent: z.int(),
      }),
    }),
  ),
});

const currencyBody = z.strictObject({ currency: currencyCode });

export const listFunds = defineCall({
  ...routes.listFunds,
  summary: 'The player’s wallets with their balances',
  tag: 'wallet',
  session: 'player',
  response: z.array(fund),
  errors: [],
});

export const addCurrency = defineCall({
  ...routes.addCurrency,
  summary: 'Open a wallet in one more currency',
  tag: 'wallet',
  session: 'player',
  country: 'restricted',
  body: currencyBody,
  response: z.array(fund),
  errors: ['currency_unknown', 'wallet_exists'],
});

export const setDefaultCurrency = defineCall({
  ...routes.setDefaultCurrency,
  summary: 'Choose the wallet that is displayed and played with',
  tag: 'wallet',
  session: 'player',
  body: currencyBody,
  response: z.array(fund),
  errors: ['currency_unknown', 'wallet_missing'],
});

export const transactionTypes = ['deposit', 'withdraw'] as const;
const period = z
  .strictObject({ from: orNone(dayOrInstant), to: orNone(dayOrInstant), page, size })
  .check(periodInOrder);
/** Why what was paid in is in no balance yet. For the first two it goes back; time and the player decide on the rest. */
const holdReasons = [
  'player_excluded',
  'account_closed',
  'register_unanswered',
  'player_timed_out',
  'limit_reached',
  'below_minimum',
] as const satisfies readonly HoldReason[];

/**
 * `reference` is the provider's or the chain's own, null until there is one. `fee` is what the player paid beside the amount.
 * `coupon`: the code that was named with a deposit; free where the deposit came to nothing or without it. `hold`: why a deposit is not credited although it was paid; null of all others.
 */
const transaction = z.strictObject({
  id: uuid,
  type: z.enum(transactionTypes),
  amount: money,
  fee: money,
  currency: currencyCode,
  gateway: z.string(),
  state: z.string(),
  hold: z.nullable(z.enum(holdReasons)),
  coupon: z.nullable(z.strictObject({ code: z.string(), state: z.enum(['waiting', 'taken', 'free']) })),
  reference: z.nullable(z.string()),
  address: z.nullable(z.string()),
  at: instant,
});
const history = {
  tag: 'wallet',
  session: 'player',
  params: z.strictObject({ type: z.enum(transactionTypes) }),
  query: period,
  response: pageOf(transaction),
  errors: [],
} as const;

export const listFiatTransactions = defineCall({
  ...routes.listFiatTransactions,
  summary: 'Deposits or withdrawals in fiat currencies, newest first',
  ...history,
});

export const listCryptoTransactions = defineCall({
  ...routes.listCryptoTransactions,
  summary: 'Deposits or withdrawals in crypto currencies, newest first',
  ...history,
});

/** At most a year; without bounds the last 31 days. */
const statementPeriod = z
  .strictObject({ from: orNone(dayOrInstant), to: orNone(dayOrInstant), currency: orNone(currencyCode) })
  .check(periodInOrder);
const statement = {
  tag: 'wallet',
  session: 'player',
  query: statementPeriod,
  answers: 'file',
  response: z.file(),
  errors: [],
} as const;

export const exportTransactions = defineCall({
  ...routes.exportTransactions,
  ...statement,
  summary: 'Every movement of the player’s money in a period, as CSV',
  fileTypes: ['text/csv'],
});

export const exportStatement = defineCall({
  ...routes.exportStatement,
  ...statement,
  summary: 'A statement of each wallet for a period, as PDF',
  fileTypes: ['application/pdf'],
});

export const readReceipt = defineCall({
  ...routes.readReceipt,
  summary: 'The receipt of one deposit or withdrawal of the player’s own, as PDF',
  tag: 'wallet',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  answers: 'file',
  fileTypes: ['application/pdf'],
  response: z.file(),
  errors: ['not_found'],
});

/**
 * The player's balances whenever money moved by somebody else's hand. The first event comes at once, so that whoever lost the
 * line knows all again; `changed` names the deposit or withdrawal behind it.
 */
export const listenToWallet = defineCall({
  ...routes.listenToWallet,
  summary: 'The player’s balances as they change, by server-sent events',
  tag: 'wallet',
  session: 'player',
  answers: 'events',
  response: z.strictObject({
    funds: z.array(fund),
    changed: z.nullable(z.strictObject({ kind: z.enum(transactionTypes), id: uuid, state: z.string() })),
  }),
  errors: ['too_many'],
});

/**
 * `held`: what withdrawals under way hold. `least` and `most`: the bounds of one withdrawal, null while no rate is fresh enough.
 * `network`: the real chain or a rehearsal, to whose addresses alone coins are paid; null for fiat, and where none is offered.
 */
const withdrawable = z.strictObject({
  currency: currencyCode,
  amount: money,
  held: money,
  least: z.nullable(money),
  most: z.nullable(money),
  network: z.nullable(z.enum(['mainnet', 'testnet', 'regtest'])),
});

export const readWithdrawable = defineCall({
  ...routes.readWithdrawable,
  summary: 'What the player may withdraw of each wallet now, within which bounds, and what is on its way out',
  tag: 'wallet',
  session: 'player',
  response: z.array(withdrawable),
  errors: [],
});

/**
 * A wallet whose own money moved. `before` and the amounts of `parts`, which may be negative, make `now`. Not `isWhole`: more moved than is
 * summed up for a page; `parts` is empty then, and the statement has all of it.
 */
const moneyChange = z.strictObject({
  currency: currencyCode,
  before: money,
  now: money,
  isWhole: z.boolean(),
  parts: z.array(z.strictObject({ kind: z.enum(changeKinds), amount: money })),
});

export const readMoneyChanges = defineCall({
  ...routes.readMoneyChanges,
  summary: 'What changed on the player’s own money since a moment, by what it moved for',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject({ since: instant }),
  response: z.array(moneyChange),
  errors: [],
});

/** The least amounts in one currency, and what one unit of it is worth in EUR. */
const rateLimit = z.strictObject({
  currency: currencyCode,
  minPromotion: money,
  minDeposit: money,
  eurRate: decimal,
});

export const readDefaultRateLimit = defineCall({
  ...routes.readDefaultRateLimit,
  summary: 'The least amounts in EUR',
  tag: 'wallet',
  session: 'none',
  response: rateLimit,
  errors: ['rates_stale'],
});

export const readRateLimit = defineCall({
  ...routes.readRateLimit,
  summary: 'The least amounts in a currency',
  tag: 'wallet',
  session: 'none',
  params: z.strictObject({ currency: currencyCode }),
  response: rateLimit,
  errors: ['rates_stale'],
});

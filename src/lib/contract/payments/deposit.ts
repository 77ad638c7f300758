import * as z from 'zod/mini';
import type { DepositState } from '#domain/payments/deposit-state.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money, uuid } from '../wire.ts';
import { cardCodes } from './gateways.ts';

/**
 * `reversed`: the company took the money back after it was credited. `held`: it was paid while the player might not pay in, and is
 * in no balance; `refunded`: it went back to where it came from.
 */
const states = [
  'created',
  'redirected',
  'pending',
  'held',
  'completed',
  'failed',
  'expired',
  'refunded',
  'reversed',
] as const satisfies readonly DepositState[];

const deposit = z.strictObject({
  id: uuid,
  state: z.enum(states),
  amount: money,
  currency: currencyCode,
  gateway: z.string(),
  createdAt: instant,
});

export const readDeposit = defineCall({
  ...routes.readDeposit,
  summary: 'How one of the player’s own deposits stands',
  tag: 'payments',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  response: deposit,
  errors: ['deposit_not_found'],
});

export const readTotalDeposits = defineCall({
  ...routes.readTotalDeposits,
  summary: 'The deposits made, taken back ones among them; their number decides the bonus tier',
  tag: 'payments',
  session: 'player',
  response: z.strictObject({ deposits: z.array(deposit) }),
  errors: [],
});

/**
 * The specification's six (Diamond, Platinum, Gem and the three buttons of the deposit dialog), and in the same manner one for
 * each provider that has a deposit call.
 */
export const gatewayCodes = [
  ...cardCodes,
  'CREDIT_CARD',
  'MI_FINITY',
  'JETON',
  'JETON_CASH',
  'SKRILL',
  'CRYPTO',
] as const;

export const listGateways = defineCall({
  ...routes.listGateways,
  summary: 'The payment gateways the player may use from where they are',
  tag: 'payments',
  session: 'player',
  response: z.array(z.enum(gatewayCodes)),
  errors: [],
});

/** The card gateways by the name in their paths. */
export const cardGateways = [
  'brpay',
  'paypound',
  'paystudio',
  'payweb',
  'ikajo',
  'pgpaytech',
  'devcode',
  'ems',
] as const;

/** E-wallets and vouchers by the name in their webhook's path. */
export const eWallets = ['skrill', 'mifinity', 'jeton', 'jeton-cash'] as const;

/** Everybody who takes a deposit on a page or in a frame of their own, and tells us by webhook how it ended. */
export const depositGateways = [...cardGateways, ...eWallets] as const;
export type DepositGatewayName = (typeof depositGateways)[number];

const webhook = {
  tag: 'payments',
  session: 'none',
  bodyType: 'raw',
  answers: 'text',
  /** What the company's machine wants to read: `{"received":true}`, `OK`, or JSON of its own. */
  response: z.string(),
  errors: [
    'gateway_unknown',
    'signature_invalid',
    'deposit_not_found',
    'deposit_state_wrong',
    'currency_mismatch',
    'gateway_unavailable',
  ],
} as const;
const gateway = z.enum(depositGateways);

export const receiveGatewayWebhook = defineCall({
  ...routes.receiveGatewayWebhook,
  ...webhook,
  summary: 'A payment company tells the house how a payment ended; signed as its documentation says',
  params: z.strictObject({ gateway }),
});

export const receiveGatewayCall = defineCall({
  ...routes.receiveGatewayCall,
  ...webhook,
  summary: 'The same at companies with several calls, or with an address for each payment',
  params: z.strictObject({ gateway, call: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) }),
});

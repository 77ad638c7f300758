import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money, uuid } from '../wire.ts';

export const depositStates = ['created', 'redirected', 'pending', 'completed', 'failed', 'expired'] as const;

const deposit = z.strictObject({
  id: uuid,
  state: z.enum(depositStates),
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
  summary: 'The completed deposits; their number decides the bonus tier',
  tag: 'payments',
  session: 'player',
  response: z.strictObject({ deposits: z.array(deposit) }),
  errors: [],
});

/** Diamond, Platinum, Gem and the three buttons of the deposit dialog. */
export const gatewayCodes = ['DEV_CODE', 'EMS', 'BR_PAY', 'CREDIT_CARD', 'MI_FINITY', 'JETON'] as const;

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

export const receiveGatewayWebhook = defineCall({
  ...routes.receiveGatewayWebhook,
  summary: 'A card gateway tells the house how a payment ended; signed over the raw bytes',
  tag: 'payments',
  session: 'none',
  params: z.strictObject({ gateway: z.enum(cardGateways) }),
  bodyType: 'raw',
  response: z.strictObject({ received: z.literal(true) }),
  errors: ['gateway_unknown', 'signature_invalid', 'deposit_not_found', 'deposit_state_wrong', 'currency_mismatch'],
});

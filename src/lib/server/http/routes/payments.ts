import type { calls } from '#contract/calls.ts';
import { ok } from '#domain/result.ts';
import { cardRoutesOf } from '../../services/payments/card-routes.ts';
import { createDeposit } from '../../services/payments/create-deposit.ts';
import { depositOf, totalDeposits } from '../../services/payments/deposits.ts';
import { listGateways } from '../../services/payments/gateways.ts';
import { payByCard, payByNextRoute } from '../../services/payments/pay-by-card.ts';
import { receiveWebhook } from '../../services/payments/receive-webhook.ts';
import type { Incoming, RoutesOf } from '../route.ts';
import { pageAnswer } from './deposit-answers.ts';

type CardDeposit = Incoming<(typeof calls)['devcodeDeposit']>;
type CardInput = Pick<CardDeposit, 'ctx' | 'caller' | 'session' | 'body' | 'idempotencyKey'>;

/** The eight card gateways differ by the name in their path alone. */
const cardDeposit = (gateway: string) => ({
  rate: 'ordinary' as const,
  handle: async ({ ctx, caller, session, body: { amount, currency, promotionCoupon }, idempotencyKey }: CardInput) => {
    const input = { gateway, amount, currency, promotionCoupon, idempotencyKey };
    return pageAnswer(await createDeposit(ctx, caller, session, input));
  },
});

export const paymentRoutes: RoutesOf<
  | 'brpayDeposit'
  | 'paypoundDeposit'
  | 'paystudioDeposit'
  | 'paywebDeposit'
  | 'ikajoDeposit'
  | 'pgpaytechDeposit'
  | 'devcodeDeposit'
  | 'emsDeposit'
  | 'listCardRoutes'
  | 'cardDeposit'
  | 'nextCardDeposit'
  | 'readDeposit'
  | 'readTotalDeposits'
  | 'listGateways'
  | 'receiveGatewayWebhook'
  | 'receiveGatewayCall'
> = {
  brpayDeposit: cardDeposit('brpay'),
  paypoundDeposit: cardDeposit('paypound'),
  paystudioDeposit: cardDeposit('paystudio'),
  paywebDeposit: cardDeposit('payweb'),
  ikajoDeposit: cardDeposit('ikajo'),
  pgpaytechDeposit: cardDeposit('pgpaytech'),
  devcodeDeposit: cardDeposit('devcode'),
  emsDeposit: cardDeposit('ems'),
  listCardRoutes: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, query }) => cardRoutesOf(ctx, caller, session, query),
  },
  cardDeposit: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body, idempotencyKey }) =>
      payByCard(ctx, caller, session, { ...body, idempotencyKey }),
  },
  nextCardDeposit: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, params }) => payByNextRoute(ctx, caller, session, params.id),
  },
  readDeposit: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => depositOf(ctx, session, params.id),
  },
  readTotalDeposits: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok({ deposits: await totalDeposits(ctx, session) }),
  },
  listGateways: {
    rate: 'ordinary',
    handle: async ({ ctx, caller }) => ok(listGateways(ctx, caller.country)),
  },
  receiveGatewayWebhook: {
    rate: 'provider',
    bodyBytesMax: 64 * 1024,
    handle: ({ ctx, caller, params, raw, headers }) => receiveWebhook(ctx, caller, params.gateway, raw, headers),
  },
  receiveGatewayCall: {
    rate: 'provider',
    bodyBytesMax: 64 * 1024,
    handle: ({ ctx, caller, params, raw, headers }) =>
      receiveWebhook(ctx, caller, params.gateway, raw, headers, params.call),
  },
};

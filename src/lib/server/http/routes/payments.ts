import type { calls } from '#contract/calls.ts';
import { ok } from '#domain/result.ts';
import { createDeposit } from '../../services/payments/create-deposit.ts';
import { depositHistory, depositOf, totalDeposits } from '../../services/payments/deposits.ts';
import { listGateways } from '../../services/payments/gateways.ts';
import { minimums } from '../../services/payments/minimums.ts';
import { receiveWebhook } from '../../services/payments/receive-webhook.ts';
import type { Incoming, RoutesOf } from '../route.ts';

type CardDeposit = Incoming<(typeof calls)['devcodeDeposit']>;
type CardInput = Pick<CardDeposit, 'ctx' | 'caller' | 'session' | 'body' | 'idempotencyKey'>;

/** The eight card gateways differ by the name in their path alone. */
const cardDeposit = (gateway: string) => ({
  rate: 'ordinary' as const,
  handle: ({ ctx, caller, session, body: { amount, currency, promotionCoupon }, idempotencyKey }: CardInput) => {
    const input = { gateway, amount, currency, promotionCoupon, idempotencyKey };
    return createDeposit(ctx, caller, session, input);
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
  | 'readDeposit'
  | 'readTotalDeposits'
  | 'listGateways'
  | 'readDefaultRateLimit'
  | 'readRateLimit'
  | 'receiveGatewayWebhook'
  | 'listFiatTransactions'
  | 'listCryptoTransactions'
> = {
  brpayDeposit: cardDeposit('brpay'),
  paypoundDeposit: cardDeposit('paypound'),
  paystudioDeposit: cardDeposit('paystudio'),
  paywebDeposit: cardDeposit('payweb'),
  ikajoDeposit: cardDeposit('ikajo'),
  pgpaytechDeposit: cardDeposit('pgpaytech'),
  devcodeDeposit: cardDeposit('devcode'),
  emsDeposit: cardDeposit('ems'),
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
  readDefaultRateLimit: {
    rate: 'ordinary',
    handle: async () => ok(minimums('EUR')),
  },
  readRateLimit: {
    rate: 'ordinary',
    handle: async ({ params }) => ok(minimums(params.currency)),
  },
  receiveGatewayWebhook: {
    rate: 'provider',
    bodyBytesMax: 64 * 1024,
    handle: ({ ctx, caller, params, raw, headers }) => receiveWebhook(ctx, caller, params.gateway, raw, headers),
  },
  listFiatTransactions: {
    rate: 'ordinary',
    handle: async ({ ctx, session, params, query }) => ok(await transactions('FIAT', ctx, session, params.type, query)),
  },
  listCryptoTransactions: {
    rate: 'ordinary',
    handle: async ({ ctx, session, params, query }) =>
      ok(await transactions('CRYPTO', ctx, session, params.type, query)),
  },
};

type History = Incoming<(typeof calls)['listFiatTransactions']>;

/** Withdrawals are none yet, so their list is empty rather than missing. */
async function transactions(
  currencyType: 'FIAT' | 'CRYPTO',
  ctx: History['ctx'],
  session: History['session'],
  type: 'deposit' | 'withdraw',
  query: History['query'],
) {
  if (type === 'withdraw') return { items: [], page: query.page, size: query.size, total: 0 };
  const found = await depositHistory(ctx, session, { currencyType, ...query });
  return { ...found, items: [...found.items] };
}

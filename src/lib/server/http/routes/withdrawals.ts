import { requestWithdrawal } from '../../services/withdrawals/request-withdrawal.ts';
import { cancelWithdrawal, withdrawalOf } from '../../services/withdrawals/withdrawals.ts';
import type { RoutesOf } from '../route.ts';

export const withdrawalRoutes: RoutesOf<'skrillWithdraw' | 'cryptoWithdraw' | 'readWithdrawal' | 'cancelWithdrawal'> = {
  skrillWithdraw: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body, idempotencyKey }) =>
      requestWithdrawal(ctx, caller, session, { provider: 'skrill', ...body, idempotencyKey }),
  },
  cryptoWithdraw: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body, idempotencyKey }) =>
      requestWithdrawal(ctx, caller, session, { provider: 'crypto', ...body, idempotencyKey }),
  },
  readWithdrawal: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => withdrawalOf(ctx, session, params.id),
  },
  cancelWithdrawal: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, params }) => cancelWithdrawal(ctx, caller, session, params.id),
  },
};

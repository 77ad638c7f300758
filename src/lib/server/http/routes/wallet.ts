import { ok } from '#domain/result.ts';
import { minimums } from '../../services/payments/minimums.ts';
import { moneyChanges } from '../../services/wallet/changes.ts';
import { addCurrency, listFunds, setDefaultCurrency, withdrawable } from '../../services/wallet/funds.ts';
import { transactionHistory } from '../../services/wallet/history.ts';
import { listenToWallet } from '../../services/wallet/live.ts';
import type { RoutesOf } from '../route.ts';

export const walletRoutes: RoutesOf<
  | 'listFunds'
  | 'addCurrency'
  | 'setDefaultCurrency'
  | 'readWithdrawable'
  | 'listFiatTransactions'
  | 'listCryptoTransactions'
  | 'readMoneyChanges'
  | 'listenToWallet'
  | 'readDefaultRateLimit'
  | 'readRateLimit'
> = {
  listFunds: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await listFunds(ctx, session)),
  },
  addCurrency: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => addCurrency(ctx, session, body.currency),
  },
  setDefaultCurrency: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => setDefaultCurrency(ctx, session, body.currency),
  },
  readWithdrawable: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await withdrawable(ctx, session)),
  },
  listFiatTransactions: {
    rate: 'ordinary',
    handle: async ({ ctx, session, params, query }) =>
      ok(await transactionHistory(ctx, session, { ...query, type: params.type, currencyType: 'FIAT' })),
  },
  listCryptoTransactions: {
    rate: 'ordinary',
    handle: async ({ ctx, session, params, query }) =>
      ok(await transactionHistory(ctx, session, { ...query, type: params.type, currencyType: 'CRYPTO' })),
  },
  readMoneyChanges: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) => ok(await moneyChanges(ctx, session, new Date(query.since))),
  },
  listenToWallet: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => listenToWallet(ctx, session),
  },
  readDefaultRateLimit: {
    rate: 'ordinary',
    handle: async ({ ctx }) => minimums(ctx, 'EUR'),
  },
  readRateLimit: {
    rate: 'ordinary',
    handle: async ({ ctx, params }) => minimums(ctx, params.currency),
  },
};

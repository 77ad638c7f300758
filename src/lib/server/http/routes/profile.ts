import { ok } from '#domain/result.ts';
import { betHistory, betProviders, roundRecord } from '../../services/games/bet-history.ts';
import { profileOf } from '../../services/identity/profile.ts';
import { addCurrency, listFunds, setDefaultCurrency, withdrawable } from '../../services/wallet/funds.ts';
import type { RoutesOf } from '../route.ts';

export const profileRoutes: RoutesOf<
  | 'readProfile'
  | 'listFunds'
  | 'addCurrency'
  | 'setDefaultCurrency'
  | 'readWithdrawable'
  | 'listBets'
  | 'listBetProviders'
  | 'readRound'
> = {
  readProfile: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await profileOf(ctx, session)),
  },
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
  listBets: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) => ok(await betHistory(ctx, session, query)),
  },
  listBetProviders: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await betProviders(ctx, session)),
  },
  readRound: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => roundRecord(ctx, session, params.id),
  },
};

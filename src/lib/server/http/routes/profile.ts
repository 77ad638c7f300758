import { ok } from '#domain/result.ts';
import { toggleReceiveEmail, unsubscribe } from '../../services/profile/promo-mail.ts';
import { profileOf } from '../../services/profile/read-profile.ts';
import { updateProfile } from '../../services/profile/update-profile.ts';
import { addCurrency, listFunds, setDefaultCurrency, withdrawable } from '../../services/wallet/funds.ts';
import type { RoutesOf } from '../route.ts';

export const profileRoutes: RoutesOf<
  | 'readProfile'
  | 'updateProfile'
  | 'toggleReceiveEmail'
  | 'unsubscribe'
  | 'listFunds'
  | 'addCurrency'
  | 'setDefaultCurrency'
  | 'readWithdrawable'
> = {
  readProfile: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await profileOf(ctx, session)),
  },
  updateProfile: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => updateProfile(ctx, caller, session, body),
  },
  toggleReceiveEmail: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session }) => ok(await toggleReceiveEmail(ctx, caller, session)),
  },
  unsubscribe: {
    rate: 'sensitive',
    handle: ({ ctx, caller, params }) => unsubscribe(ctx, caller, params.id),
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
};

import { ok } from '#domain/result.ts';
import { toggleReceiveEmail, unsubscribe } from '../../services/profile/promo-mail.ts';
import { profileOf } from '../../services/profile/read-profile.ts';
import { setShowWins } from '../../services/profile/show-wins.ts';
import { updateProfile } from '../../services/profile/update-profile.ts';
import type { RoutesOf } from '../route.ts';

export const profileRoutes: RoutesOf<
  'readProfile' | 'updateProfile' | 'toggleReceiveEmail' | 'setShowWins' | 'unsubscribe'
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
  setShowWins: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session, body }) => ok(await setShowWins(ctx, caller, session, body.showWins)),
  },
  unsubscribe: {
    rate: 'sensitive',
    handle: ({ ctx, caller, params }) => unsubscribe(ctx, caller, params.id),
  },
};

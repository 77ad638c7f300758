import { ok } from '#domain/result.ts';
import { toggleReceiveEmail, unsubscribe } from '../../services/profile/promo-mail.ts';
import { profileOf } from '../../services/profile/read-profile.ts';
import { setShowWins } from '../../services/profile/show-wins.ts';
import { updateProfile } from '../../services/profile/update-profile.ts';
import { fillNationalNumber } from '../../services/registers/national-number.ts';
import { acceptTerms } from '../../services/terms/accept-terms.ts';
import { readTerms } from '../../services/terms/read-terms.ts';
import type { RoutesOf } from '../route.ts';

export const profileRoutes: RoutesOf<
  | 'readProfile'
  | 'updateProfile'
  | 'toggleReceiveEmail'
  | 'setShowWins'
  | 'fillNationalNumber'
  | 'readTerms'
  | 'acceptTerms'
  | 'unsubscribe'
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
  fillNationalNumber: {
    rate: 'sensitive',
    handle: ({ ctx, caller, session, body }) => fillNationalNumber(ctx, caller, session, body.nationalNumber),
  },
  readTerms: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await readTerms(ctx, session)),
  },
  acceptTerms: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => acceptTerms(ctx, caller, session, body),
  },
  unsubscribe: {
    rate: 'sensitive',
    handle: ({ ctx, caller, params }) => unsubscribe(ctx, caller, params.id),
  },
};

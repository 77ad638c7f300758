import * as z from 'zod/mini';
import { documentKinds } from '#domain/documents/kinds.ts';
import { rejectReasons } from '#domain/documents/state.ts';
import { profileFields } from '#domain/identity/profile.ts';
import { registerAnswers, registerNames } from '#domain/registers/register.ts';
import { instant, language, uuid } from '../wire.ts';
import { minor, playerEvent } from './define-event.ts';

const none = {};
const until = { until: z.nullable(instant) };
const paper = { documentId: uuid, paper: z.enum(documentKinds) };

/** Who came, what they decided about themselves, and what the house decided about them. */
export const playerEvents = [
  playerEvent('player.registered', 1, 'An account was opened.', { language }),
  playerEvent('player.email_confirmed', 1, 'The link in the mail was followed.', none),
  playerEvent('player.signed_in', 1, 'A session began.', {
    by: z.enum(['password', 'code', 'recovery_code', 'passkey']),
  }),
  playerEvent('player.sign_in_changed', 1, 'A way of signing in changed.', {
    what: z.enum([
      'password_changed',
      'password_reset',
      'second_factor_on',
      'second_factor_off',
      'recovery_codes_renewed',
      'passkey_added',
      'passkey_removed',
    ]),
  }),
  playerEvent(
    'player.profile_filled',
    1,
    'Parts of the profile were filled in for the first time: which, not with what.',
    {
      fields: z.array(z.enum(profileFields)),
    },
  ),
  playerEvent('player.marketing_changed', 1, 'Whether the player wants to be written to about promotions.', {
    wanted: z.boolean(),
  }),
  playerEvent('player.terms_accepted', 1, 'A version of a text of the agreement was accepted.', {
    document: z.string(),
    number: z.int(),
    version: z.string(),
  }),
  playerEvent('player.break_begun', 1, 'The player takes a break: no bet and no deposit until its end.', until),
  playerEvent('player.excluded', 1, 'The player is excluded; `until` is null for good.', until),
  playerEvent('player.exclusion_ended', 1, 'An exclusion is over.', none),
  playerEvent(
    'register.answered',
    1,
    'What a register of self-excluded people says of the player changed, or why it says nothing.',
    { register: z.enum(registerNames), answer: z.enum(registerAnswers) },
  ),
  playerEvent('player.closed', 1, 'The account was closed.', none),
  playerEvent('player.reopened', 1, 'A closed account was opened again by the house.', none),
  playerEvent(
    'limit.changed',
    1,
    'A limit of the player’s own as it now stands: `value` holds, null for none; an easing holds once it was confirmed after `from`.',
    {
      limit: z.enum(['deposit', 'loss', 'stake', 'session']),
      period: z.enum(['DAY', 'WEEK', 'MONTH']),
      unit: z.enum(['eur_cents', 'minutes']),
      before: z.nullable(minor),
      value: z.nullable(minor),
      easing: z.nullable(z.strictObject({ value: z.nullable(minor), from: instant })),
    },
  ),
  playerEvent('document.uploaded', 1, 'A paper came in.', paper),
  playerEvent('document.reviewed', 1, 'A paper was looked at.', {
    ...paper,
    decision: z.enum(['approved', 'rejected']),
    reason: z.nullable(z.enum(rejectReasons)),
  }),
] as const;

import * as z from 'zod/mini';
import { exclusionPeriods } from '#domain/limits/breaks.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, isoCountry, password, uuid } from '../wire.ts';

const session = z.strictObject({
  id: uuid,
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser names itself; null where it says nothing that is known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
  /** Where the address was at sign-in; null when nobody places it. */
  country: z.nullable(isoCountry),
  ip: z.string(),
  createdAt: instant,
  seenAt: instant,
});

export const listSessions = defineCall({
  ...routes.listSessions,
  summary: 'The sessions that are alive: the one that asks, then by last use',
  tag: 'profile',
  session: 'player',
  response: z.array(session),
  errors: [],
});

export const endSession = defineCall({
  ...routes.endSession,
  summary: 'End one of the player’s own sessions',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  params: z.strictObject({ id: uuid }),
  response: z.void(),
  errors: ['not_found'],
});

export const endOtherSessions = defineCall({
  ...routes.endOtherSessions,
  summary: 'End all of the player’s sessions but this one',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  response: z.strictObject({ ended: z.int() }),
  errors: [],
});

export const reauthenticate = defineCall({
  ...routes.reauthenticate,
  summary: 'Give the password again: for ten minutes this session may change the ways to sign in',
  tag: 'profile',
  session: 'player',
  perDay: 200,
  body: z.strictObject({ password }),
  response: z.void(),
  errors: ['credentials_wrong', 'account_locked'],
});

export const selfExclude = defineCall({
  ...routes.selfExclude,
  summary: 'Exclude oneself; the period can be made longer, never shorter',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ selfExcludePeriod: z.enum(exclusionPeriods) }),
  /** Null: for good. */
  response: z.strictObject({ excludedUntil: z.nullable(instant) }),
  errors: ['exclusion_not_longer'],
});

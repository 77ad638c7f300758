import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, uuid } from '../wire.ts';

export const session = z.strictObject({
  id: uuid,
  /** The one that asks. */
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  seenAt: instant,
});

export const listSessions = defineCall({
  ...routes.listSessions,
  summary: 'The sessions that are alive, newest first',
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
  params: z.strictObject({ id: uuid }),
  response: z.void(),
  errors: ['not_found'],
});

export const selfExcludePeriods = [
  'ONE_DAY',
  'ONE_WEEK',
  'ONE_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
  'FIVE_YEARS',
  'FOREVER',
] as const;

export const selfExclude = defineCall({
  ...routes.selfExclude,
  summary: 'Exclude oneself; the period can be made longer, never shorter',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ selfExcludePeriod: z.enum(selfExcludePeriods) }),
  /** Null: for good. */
  response: z.strictObject({ excludedUntil: z.nullable(instant) }),
  errors: ['exclusion_not_longer'],
});

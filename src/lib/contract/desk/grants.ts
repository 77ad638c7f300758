import * as z from 'zod/mini';
import { currencyCode, instant, money, textOrNone, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { reason } from './staff.ts';

const grant = z.strictObject({
  id: uuid,
  player: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  name: z.string(),
  version: z.int(),
  acceptedAt: instant,
  currency: z.nullable(currencyCode),
  bonus: money,
  freeSpins: z.int(),
  /** What its player shares with others who had one of its family: codes of `reasonToHold`. */
  shares: z.array(z.string()),
});
export type HeldGrant = z.output<typeof grant>;

export const listHeldGrants = defineDeskCall({
  method: 'GET',
  path: '/desk-service/grants',
  summary: 'Players’ promotions that wait for a decision, the oldest first',
  access: 'grants.read',
  response: z.array(grant),
  errors: [],
});

const one = z.strictObject({ id: uuid });

export const readHeldGrant = defineDeskCall({
  method: 'GET',
  path: '/desk-service/grants/{id}',
  summary: 'One of them: with whom its player shares what, and who did what with it',
  access: 'grants.read',
  params: one,
  response: z.strictObject({
    grant,
    sharers: z.array(z.strictObject({ shared: z.string(), email: z.string() })),
    events: z.array(z.strictObject({ at: instant, kind: z.string(), by: z.string() })),
  }),
  errors: ['promotion_not_found'],
});

export const releaseGrant = defineDeskCall({
  method: 'POST',
  path: '/desk-service/grants/{id}/release',
  summary: 'Let a held promotion begin, or wait its turn',
  access: 'grants.decide',
  params: one,
  body: z.strictObject({ note: textOrNone(500) }),
  response: z.void(),
  errors: ['promotion_not_found', 'promotion_not_held', 'player_rests'],
});

export const refuseGrant = defineDeskCall({
  method: 'POST',
  path: '/desk-service/grants/{id}/refuse',
  summary: 'End a held promotion; the deposit stays the player’s, the reason is for staff',
  access: 'grants.decide',
  params: one,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['promotion_not_found', 'promotion_not_held'],
});

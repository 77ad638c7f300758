import * as z from 'zod/mini';
import { currencyCode, day, text } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { reason } from './staff.ts';

export const listReturns = defineDeskCall({
  method: 'GET',
  path: '/desk-service/returns',
  summary:
    'What games returned by kind of bet, beside theory, over all counted days; and what left what its figures allow',
  access: 'returns.read',
  response: z.strictObject({
    rows: z.array(
      z.strictObject({
        game: z.string(),
        version: z.string(),
        currency: currencyCode,
        /** Empty: all of a game's rounds together. */
        kind: z.string(),
        rounds: z.int(),
        /** Shares of what was staked. */
        measured: z.number(),
        theory: z.nullable(z.number()),
        /** Half of the 95 % band, where there are rounds enough for one. */
        half: z.nullable(z.number()),
        deviations: z.nullable(z.number()),
        lastDay: day,
      }),
    ),
    drifts: z.array(
      z.strictObject({
        game: z.string(),
        version: z.string(),
        currency: currencyCode,
        kind: z.string(),
        direction: z.enum(['above', 'below']),
        day,
        /** What was found of it, and by whom; null while it waits. */
        settled: z.nullable(z.strictObject({ found: z.string(), by: z.string() })),
      }),
    ),
  }),
  errors: [],
});

export const settleReturn = defineDeskCall({
  method: 'POST',
  path: '/desk-service/returns/settle',
  summary: 'Note what was found of a kind of bet that left what its figures allow',
  access: 'returns.settle',
  body: z.strictObject({ game: text(100), kind: text(100), reason }),
  response: z.void(),
  errors: ['changed_since_shown'],
});

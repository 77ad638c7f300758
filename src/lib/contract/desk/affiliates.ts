import * as z from 'zod/mini';
import { monthPattern } from '#domain/desk/statement-month.ts';
import { day, instant, money } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const params = z.strictObject({ id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)) });
/** A month of UTC: 2027-03. */
const month = z.string().check(z.regex(monthPattern));

export const listAffiliates = defineDeskCall({
  method: 'GET',
  path: '/desk-service/affiliates',
  summary: 'Who sends players here, how many came, and what was not told to them',
  access: 'affiliates.read',
  response: z.array(
    z.strictObject({
      id: z.string(),
      /** Of their address its host alone, since the rest may have a secret of theirs in it; null: they are told nothing any more. */
      host: z.nullable(z.string()),
      players: z.int(),
      firstDeposits: z.int(),
      waiting: z.int(),
      dead: z.int(),
      /** From then on nothing is counted to them. */
      endedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const readAffiliateStatement = defineDeskCall({
  method: 'GET',
  path: '/desk-service/affiliates/{id}/statement',
  summary: 'What an affiliate is owed for a month, in euros',
  access: 'affiliates.read',
  params,
  query: z.strictObject({ month }),
  response: z.strictObject({
    registrations: z.int(),
    firstDeposits: z.int(),
    deposits: money,
    revenue: money,
    sharePercent: z.int(),
    share: money,
    /** For the first deposits. */
    cpa: money,
    owed: money,
    /** The last day whose revenue is counted, of any month; null: none is. */
    countedTo: z.nullable(day),
    isFinal: z.boolean(),
  }),
  errors: ['not_found'],
});

/** A POST, since it leaves an entry in the log. */
export const exportAffiliateStatement = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliates/{id}/statement/file',
  summary: 'The rows of a month as CSV, as they were told to the affiliate: by click ids',
  access: 'affiliates.export',
  params,
  body: z.strictObject({ month }),
  answers: 'file',
  fileTypes: ['text/csv'],
  response: z.file(),
  errors: ['not_found'],
});

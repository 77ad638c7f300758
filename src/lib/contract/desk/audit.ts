import * as z from 'zod/mini';
import { instant, longText, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const number = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

const query = {
  act: z.optional(z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/), z.maxLength(80))),
  staffId: z.optional(uuid),
  playerId: z.optional(uuid),
  subjectId: z.optional(text(100)),
  from: z.optional(instant),
  to: z.optional(instant),
  /** A word of the reason, the name or the facts. */
  text: z.optional(text(100)),
};

const entry = z.strictObject({
  /** Its number, from 1 and without gaps. */
  id: number,
  at: instant,
  /** Null at the shell, where nobody proves who they are, and of what the house did by itself. */
  staffId: z.nullable(uuid),
  name: z.string(),
  channel: z.enum(['desk', 'shell', 'house']),
  /** At the shell: whose account of the operating system it was. */
  systemUser: z.nullable(z.string()),
  act: z.string(),
  subject: z.nullable(z.strictObject({ kind: z.string(), id: z.string() })),
  players: z.array(uuid),
  reason: z.nullable(longText(1_000)),
  facts: z.record(z.string(), z.unknown()),
});

export const listActs = defineDeskCall({
  method: 'GET',
  path: '/desk-service/audit',
  summary: 'What people of the house did and looked at, the newest first',
  access: 'audit.read',
  query: z.strictObject({ ...query, before: z.optional(number) }),
  response: z.strictObject({ acts: z.array(entry), next: z.nullable(number) }),
  errors: [],
});

export const checkActs = defineDeskCall({
  method: 'POST',
  path: '/desk-service/audit/check',
  summary: 'Compute every hash of the log anew',
  access: 'audit.read',
  response: z.strictObject({
    entries: z.int(),
    /** The hash of the last entry that is as it was written. */
    head: z.string(),
    /** The number of the first entry that is not as it was written, or is missing. */
    faultAt: z.nullable(z.int()),
  }),
  errors: [],
});

export const exportActs = defineDeskCall({
  method: 'GET',
  path: '/desk-service/audit/export',
  summary: 'The log as CSV, with its hashes, as it is asked for',
  access: 'audit.export',
  query: z.strictObject(query),
  answers: 'file',
  fileTypes: ['text/csv'],
  response: z.file(),
  errors: [],
});

export const listLostActs = defineDeskCall({
  method: 'GET',
  path: '/desk-service/audit/lost',
  summary:
    'Entries that are in the journal outside and not in these books, which were put back to an earlier moment; the newest first',
  access: 'audit.read',
  query: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}-[1-9]\d{0,17}$/))) }),
  response: z.strictObject({
    total: z.int(),
    lost: z.array(
      z.strictObject({
        /** Its number then: another entry may have it by now. */
        id: number,
        epoch: z.int(),
        /** When it left the house for the journal. */
        notedAt: instant,
        hash: z.string(),
        /** Null where the key of this house does not open it. */
        entry: z.nullable(entry),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});

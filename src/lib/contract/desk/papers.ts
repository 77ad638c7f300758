import * as z from 'zod/mini';
import { documentKinds } from '#domain/documents/kinds.ts';
import { documentStates, rejectReasons } from '#domain/documents/state.ts';
import { instant, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const paper = z.strictObject({
  id: uuid,
  player: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** As it was called by who sent it: text, never a path. */
  fileName: z.string(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  pages: z.int(),
  bytes: z.int(),
  uploadedAt: instant,
});
export type Paper = z.output<typeof paper>;

const one = z.strictObject({ id: uuid });

export const listPapers = defineDeskCall({
  method: 'GET',
  path: '/desk-service/papers',
  summary: 'Papers that wait for a reviewer, the oldest first',
  access: 'papers.read',
  response: z.array(paper),
  errors: [],
});

export const readPaper = defineDeskCall({
  method: 'GET',
  path: '/desk-service/papers/{id}',
  summary: 'One paper: what its player says of themselves, what else was sent in, and who did what with it',
  access: 'papers.read',
  params: one,
  response: z.strictObject({
    paper,
    /** What the account says, to hold the paper against. */
    person: z.strictObject({
      fullName: z.string(),
      dateOfBirth: z.nullable(z.string()),
      country: z.nullable(z.string()),
      address: z.array(z.string()),
    }),
    identity: z.boolean(),
    address: z.boolean(),
    reason: z.nullable(z.string()),
    note: z.nullable(z.string()),
    events: z.array(z.strictObject({ at: instant, kind: z.string(), by: z.string() })),
  }),
  errors: ['not_found'],
});

export const openPaper = defineDeskCall({
  method: 'GET',
  path: '/desk-service/papers/{id}/pages/{page}',
  summary: 'A page of a paper as a picture, marked with who looks and when; whatever was in the file, this is pixels',
  access: 'papers.open',
  params: z.strictObject({ id: uuid, page: z.string().check(z.regex(/^[1-9]\d{0,2}$/)) }),
  answers: 'file',
  fileTypes: ['image/jpeg'],
  response: z.file(),
  errors: ['not_found', 'file_broken'],
});

export const decidePaper = defineDeskCall({
  method: 'POST',
  path: '/desk-service/papers/{id}/decision',
  summary: 'Approve a paper, or refuse it with a reason that its player is told',
  access: 'papers.decide',
  params: one,
  body: z.discriminatedUnion('event', [
    z.strictObject({ event: z.literal('approve') }),
    z.strictObject({ event: z.literal('reject'), reason: z.enum(rejectReasons), note: z.nullable(text(500)) }),
  ]),
  response: z.strictObject({ state: z.enum(documentStates) }),
  errors: ['not_found', 'changed_since_shown'],
});

import * as z from 'zod/mini';
import { checkStates } from '#domain/documents/check.ts';
import { sizeWords } from '#domain/documents/file-size.ts';
import { documentKinds, identityKinds } from '#domain/documents/kinds.ts';
import { uploadBytesMax } from '#domain/documents/limits.ts';
import { documentStates, rejectReasons } from '#domain/documents/state.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, uuid } from '../wire.ts';

const document = z.strictObject({
  id: uuid,
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  fileName: z.string(),
  /** What is stored, which was written anew out of what was sent. */
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  bytes: z.int(),
  pages: z.int(),
  uploadedAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.enum(rejectReasons)),
  /** The reviewer's own words, to be shown as text. */
  note: z.nullable(z.string()),
});

const reviewTime = z.discriminatedUnion('known', [
  /** The median of the last 30 days. */
  z.strictObject({ known: z.literal('measured'), hours: z.int() }),
  z.strictObject({ known: z.literal('usual'), workingDays: z.int() }),
]);

const verification = z.strictObject({
  state: z.enum(checkStates),
  /** The sides that the paper in hand still needs. */
  missing: z.array(z.enum(documentKinds)),
  /** Newest first. */
  documents: z.array(document),
  reviewTime,
  uploadsLeft: z.strictObject({ today: z.int(), inAll: z.int() }),
});

const file = z.file().check(z.minSize(1), z.maxSize(uploadBytesMax));
const uploadErrors = ['file_type_refused', 'file_broken', 'too_many'] as const;

export const listBillVerifications = defineCall({
  ...routes.listBillVerifications,
  summary: 'How far the check of the address is, with the bills sent in for it',
  tag: 'profile',
  session: 'player',
  response: verification,
  errors: [],
});

export const uploadBill = defineCall({
  ...routes.uploadBill,
  summary: `Send in a bill: JPEG, PNG, WebP or PDF, known by its content, at most ${sizeWords(uploadBytesMax)}`,
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ file }),
  bodyType: 'multipart',
  response: document,
  errors: uploadErrors,
});

export const readIdVerification = defineCall({
  ...routes.readIdVerification,
  summary: 'How far the check of the identity is, with the documents sent in for it',
  tag: 'profile',
  session: 'player',
  response: verification,
  errors: [],
});

export const uploadIdDocument = defineCall({
  ...routes.uploadIdDocument,
  summary: 'Send in one side of an identity document; files as for a bill',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ kind: z.enum(identityKinds), file }),
  bodyType: 'multipart',
  response: document,
  errors: uploadErrors,
});

export const readDocument = defineCall({
  ...routes.readDocument,
  summary: 'One of the player’s own documents, as it is stored',
  tag: 'profile',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  answers: 'file',
  fileTypes: ['image/jpeg', 'application/pdf'],
  response: z.file(),
  errors: ['not_found'],
});

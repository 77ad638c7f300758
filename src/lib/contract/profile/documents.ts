import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, uuid } from '../wire.ts';

export const documentStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const uploadBytesMax = 10 * 1024 * 1024;

const bill = z.strictObject({
  id: uuid,
  fileName: z.string(),
  state: z.enum(documentStates),
  uploadedAt: instant,
  reason: z.nullable(z.string()),
});

export const listBillVerifications = defineCall({
  ...routes.listBillVerifications,
  summary: 'The bills sent in to prove an address',
  tag: 'profile',
  session: 'player',
  response: z.array(bill),
  errors: [],
});

export const uploadBill = defineCall({
  ...routes.uploadBill,
  summary: 'Send in a bill: PDF, JPEG or PNG, known by its content, at most 10 MiB',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ file: z.file().check(z.minSize(1), z.maxSize(uploadBytesMax)) }),
  bodyType: 'multipart',
  response: bill,
  errors: ['file_type_refused', 'too_many'],
});

export const readIdVerification = defineCall({
  ...routes.readIdVerification,
  summary: 'How far the check of the identity is',
  tag: 'profile',
  session: 'player',
  response: z.strictObject({
    state: z.enum(['NONE', ...documentStates]),
    /** Where the player goes on with it; null when there is nothing to do. */
    redirectUrl: z.nullable(z.string()),
  }),
  errors: [],
});

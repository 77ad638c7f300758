import { uploadBytesMax } from '#domain/documents/limits.ts';
import { ok } from '#domain/result.ts';
import { verificationOf } from '../../services/documents/list-documents.ts';
import { openOwnDocument } from '../../services/documents/open-document.ts';
import { uploadDocument } from '../../services/documents/upload-document.ts';
import type { RoutesOf } from '../route.ts';

/** The file and what a form writes around it. */
const bodyBytesMax = uploadBytesMax + 16 * 1024;
/** In line, checked, written anew, sealed and on the disk. */
const deadlineMs = 60_000;
const uploads = { rate: 'ordinary', bodyBytesMax, deadlineMs } as const;

export const documentRoutes: RoutesOf<
  'listBillVerifications' | 'uploadBill' | 'readIdVerification' | 'uploadIdDocument' | 'readDocument'
> = {
  listBillVerifications: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await verificationOf(ctx, session, 'address')),
  },
  uploadBill: {
    ...uploads,
    handle: ({ ctx, session, body }) => uploadDocument(ctx, session, 'bill', body.file),
  },
  readIdVerification: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await verificationOf(ctx, session, 'identity')),
  },
  uploadIdDocument: {
    ...uploads,
    handle: ({ ctx, session, body }) => uploadDocument(ctx, session, body.kind, body.file),
  },
  readDocument: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => openOwnDocument(ctx, session, params.id),
  },
};

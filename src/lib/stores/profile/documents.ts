import { map } from 'nanostores';
import { accountRoutes } from '#contract/account-routes.ts';
import { acceptedTypes, type FileFault, typeOf } from '#domain/documents/file-kind.ts';
import type { DocumentKind, Subject } from '#domain/documents/kinds.ts';
import { uploadBytesMax } from '#domain/documents/limits.ts';
import { type ApiAnswer, type ApiFail, apiOrigin, buildUrl, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { uploadFile } from '../calls/upload.ts';
import { showSuccess } from '../shell/toasts.ts';

export type Verification = ApiAnswer<'readIdVerification'>;
export type SentDocument = Verification['documents'][number];

const query = (name: 'readIdVerification' | 'listBillVerifications') =>
  createQuery<Verification>([name, $player], {
    // A reviewer may have decided since; what is known stays on the screen while it is asked for again, and with it what has the focus.
    dedupeTime: askedAnew.dedupeTime,
    fetcher: () => answered(callApi(name, {})),
  });

/** How far each check is. */
export const $verifications = {
  identity: query('readIdVerification'),
  address: query('listBillVerifications'),
} as const satisfies Record<Subject, unknown>;

/** What is wrong with a file before it is sent: the server would say the same of it, after the wait. */
type ChoiceFault = Extract<FileFault, 'kind' | 'heic'> | 'large' | 'empty';

/** One side of a paper on its way: chosen and looked at, being sent, being checked over there, or refused. */
export type Upload =
  | { readonly state: 'wrong'; readonly file: File; readonly fault: ChoiceFault }
  | { readonly state: 'chosen'; readonly file: File }
  | { readonly state: 'sending'; readonly file: File; readonly part: number }
  | { readonly state: 'failed'; readonly file: File; readonly failed: ApiFail };

/** What the player has in hand, by kind. */
export const $uploads = map<Partial<Record<DocumentKind, Upload>>>({});
const running = new Map<DocumentKind, AbortController>();

/** What the picker is asked to offer. Without HEIC phones hand over a JPEG of it, which everybody can read. */
export const offeredTypes = acceptedTypes.filter((type) => type !== 'image/heic').join(',');

async function faultOf(file: File): Promise<ChoiceFault | null> {
  if (file.size === 0) return 'empty';
  if (file.size > uploadBytesMax) return 'large';
  const type = typeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return type === null ? 'kind' : null;
}

/** Takes a file in hand: nothing is sent yet, so that the player can look at it first. */
export async function chooseFile(kind: DocumentKind, file: File): Promise<void> {
  running.get(kind)?.abort();
  const fault = await faultOf(file).catch((): ChoiceFault => 'empty');
  $uploads.setKey(kind, fault === null ? { state: 'chosen', file } : { state: 'wrong', file, fault });
}

export function dropFile(kind: DocumentKind): void {
  running.get(kind)?.abort();
  $uploads.setKey(kind, undefined);
}

/** Sends what is in hand; what failed may be sent again. A file that is cancelled is in hand again. */
export async function sendFile(kind: DocumentKind): Promise<void> {
  const upload = $uploads.get()[kind];
  if (upload === undefined || upload.state === 'sending' || upload.state === 'wrong') return;
  const { file } = upload;
  const ending = new AbortController();
  running.set(kind, ending);
  const events = {
    signal: ending.signal,
    onProgress: (part: number) => {
      if (!ending.signal.aborted) $uploads.setKey(kind, { state: 'sending', file, part });
    },
  };
  events.onProgress(0);
  const answer =
    kind === 'bill'
      ? await uploadFile('uploadBill', { body: { file } }, events)
      : await uploadFile('uploadIdDocument', { body: { kind, file } }, events);
  // Another file was chosen meanwhile, or this one taken back.
  if (ending.signal.aborted) return;
  running.delete(kind);
  if (!answer.ok) return $uploads.setKey(kind, { state: 'failed', file, failed: answer });
  $uploads.setKey(kind, undefined);
  showSuccess('document_sent');
  $verifications[kind === 'bill' ? 'address' : 'identity'].revalidate();
}

/** Stops what is on its way; the file stays in hand. */
export function cancelUpload(kind: DocumentKind): void {
  const upload = $uploads.get()[kind];
  running.get(kind)?.abort();
  if (upload?.state === 'sending') $uploads.setKey(kind, { state: 'chosen', file: upload.file });
}

/** Where the browser saves one's own document from. */
export const documentUrl = (id: string): string =>
  apiOrigin + buildUrl(accountRoutes.readDocument.path, { id }, undefined);

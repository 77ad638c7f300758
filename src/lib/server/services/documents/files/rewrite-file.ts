import { fileTypeFromBuffer } from 'file-type';
import { type FileFault, typeOf } from '#domain/documents/file-kind.ts';
import { fail, type Result } from '#domain/result.ts';
import { createSlots } from '../../images/slots.ts';
import { rewriteImage } from './rewrite-image.ts';
import type { RewrittenFile } from './rewritten-file.ts';
import { runPdfWorker } from './run-pdf-worker.ts';

/** Each may take the memory of 50 million pixels, or of a thread. */
const inSlot = createSlots(2, 20);

/**
 * What is kept of a file that was sent: what it is is told by its content alone, and two readers must agree on it.
 * Undefined when too many stand in line. `bytes` are used up.
 */
export async function rewriteFile(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<RewrittenFile, FileFault> | undefined> {
  const type = typeOf(bytes);
  if (type === null) return fail('kind');
  return inSlot(async () => {
    if (type !== 'application/pdf') return rewriteImage(bytes, type);
    const other = await fileTypeFromBuffer(bytes);
    return other?.mime === type ? runPdfWorker(bytes) : fail('kind');
  });
}

import { Worker } from 'node:worker_threads';
import type { FileFault } from '#domain/documents/file-kind.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { rewritePdf } from './rewrite-pdf.ts';
import type { RewrittenFile } from './rewritten-file.ts';

const longestMs = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * `rewritePdf` in a thread of its own, which is ended when it takes too long or too much memory: a parser that a file holds up
 * or fills up harms nobody else. Such a file counts as broken. `bytes` are handed over and gone for the caller.
 */
export function runPdfWorker(
  bytes: Uint8Array<ArrayBuffer>,
  msMax = longestMs,
): Promise<Result<RewrittenFile, FileFault>> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits,
      // Warnings about odd files are of no use to anybody.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(fail('broken')), msMax);
    const end = (result: Result<RewrittenFile, FileFault>): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    worker.once('message', (result: Awaited<ReturnType<typeof rewritePdf>>) =>
      end(result.ok ? ok({ ...result.value, mediaType: 'application/pdf' }) : result),
    );
    worker.once('error', () => end(fail('broken')));
    worker.once('exit', () => end(fail('broken')));
  });
}

import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { FileFault } from '#domain/documents/file-kind.ts';
import { pagesMax } from '#domain/documents/limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { boundInflation } from './bound-inflation.ts';
import { faultOfDict } from './pdf-policy.ts';

/** Beyond that a file is made to keep us busy: a bill has some hundreds. */
const objectsMax = 50_000;

/**
 * Reads a PDF whole, refuses what has no business in a bill (`pdf-policy.ts`), and writes its pages into a new file: what no
 * page shows is left behind, with metadata, earlier versions, links, and whatever stood before or after it. Works on the calling thread and as long as
 * it takes: `pdf-worker.ts` bounds both.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Result<{ bytes: Uint8Array; pages: number }, FileFault>> {
  const restore = boundInflation();
  try {
    const source = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (source.isEncrypted) return fail('encrypted');
    const objects = source.context.enumerateIndirectObjects();
    if (objects.length > objectsMax) return fail('broken');
    for (const [, object] of objects) {
      const fault = faultIn(object);
      if (fault !== null) return fail(fault);
    }
    const pages = source.getPageCount();
    if (pages < 1) return fail('broken');
    if (pages > pagesMax) return fail('pages');
    return ok({ bytes: await copyPages(source), pages });
  } catch {
    // What is locked cannot be read either; the word for it is for the player alone.
    return fail(Buffer.from(bytes).includes('/Encrypt') ? 'encrypted' : 'broken');
  } finally {
    restore();
  }
}

/** Looks into every dictionary that stands in an object; references lead to objects that are looked into by themselves. */
function faultIn(object: PDFObject): FileFault | null {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) {
      const fault = faultOfDict(next);
      if (fault !== null) return fault;
      waiting.push(...next.values());
    }
  }
  return null;
}

/** What a page may carry beside what it shows: who made it, what happens when it is pressed or opened. */
const notShown = ['A', 'AA', 'PA', 'Metadata', 'PieceInfo', 'LastModified', 'AF', 'Dests', 'Thumb', 'StructParents'];

async function copyPages(source: PDFDocument): Promise<Uint8Array> {
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page);
  for (const [, object] of copy.context.enumerateIndirectObjects()) cleanObject(object);
  return copy.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}

function cleanObject(object: PDFObject): void {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFRawStream) waiting.push(next.dict);
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) {
      for (const name of notShown) next.delete(PDFName.of(name));
      waiting.push(...next.values());
    }
  }
}

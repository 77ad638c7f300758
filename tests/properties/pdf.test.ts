import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewritePdf } from '#server/services/documents/files/rewrite-pdf.ts';
import { runPdfWorker } from '#server/services/documents/files/run-pdf-worker.ts';
import { type Bytes, bytesOf, pdf } from '#tests/support/papers.ts';

/** Words that mean something to a parser, in any order. */
const words = fc.constantFrom(
  '1 0 obj',
  'endobj',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '/Type',
  '/ObjStm',
  '/XRef',
  '/Pages',
  '/Kids',
  '/Root',
  '/Length',
  'stream\n',
  'endstream',
  'xref\n0 9999999999\n',
  'trailer',
  '%%EOF',
  '1 0 R',
  '99999999999999999999',
  '-1',
  '/JS',
  '\n',
);
const change = fc.record({
  at: fc.nat(),
  what: fc.oneof(words, fc.constant(''), fc.string({ maxLength: 8 })),
  cut: fc.nat(60),
});

const changed = (bytes: Bytes, changes: readonly { at: number; what: string; cut: number }[]): Bytes =>
  changes.reduce((now, { at, what, cut }) => {
    const from = 9 + (at % Math.max(1, now.length - 9));
    return bytesOf(now.slice(0, from), what, now.slice(from + cut));
  }, bytes);

const isResult = async (bytes: Bytes): Promise<boolean> => {
  const made = await rewritePdf(bytes);
  return made.ok ? made.value.pages > 0 && Buffer.from(made.value.bytes.subarray(0, 5)).toString() === '%PDF-' : true;
};

describe('must-hold 36: the reader of PDFs', () => {
  test('comes to an end and never throws, whatever was changed in a file', async () => {
    const samples = await Promise.all([pdf(2, undefined, false), pdf(2)]);
    const property = fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (sample, changes) => isResult(changed(sample, changes)),
    );
    await fc.assert(property, { numRuns: 300, interruptAfterTimeLimit: 20_000 });
  });

  test('comes to an end and never throws on words of its language in any order', async () => {
    const property = fc.asyncProperty(fc.array(words, { maxLength: 60 }), (text) =>
      isResult(bytesOf('%PDF-1.7\n', text.join(' '))),
    );
    await fc.assert(property, { numRuns: 300, interruptAfterTimeLimit: 20_000 });
  });

  test('a file that keeps it busy for good is given up in its thread', async () => {
    const table = bytesOf(
      '%PDF-1.7\n1 0 obj\n<< /Type /XRef /Size 1000000000000 /W [1 1 1] /Length 3 >>\nstream\nabc\nendstream\nendobj\n',
    );
    expect(await runPdfWorker(table, 1_000)).toMatchObject({ ok: false, code: 'broken' });
  });

  test('nesting without end is refused', async () => {
    for (const open of ['[', '<< /A '])
      expect(await rewritePdf(bytesOf('%PDF-1.7\n1 0 obj\n', open.repeat(200_000)))).toMatchObject({ ok: false });
  });
});

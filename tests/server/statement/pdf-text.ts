import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** What a reader of a PDF can select: each text that is shown, in the order of the file. Standard fonts write WinAnsi in hex. */
export const pdfText = async (
  bytes: Uint8Array,
): Promise<{ readonly texts: readonly string[]; readonly pages: number }> => {
  const pdf = await PDFDocument.load(bytes);
  const texts: string[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    for (const [, hex = ''] of content.matchAll(/<([0-9A-F]*)> Tj/g))
      texts.push(Buffer.from(hex, 'hex').toString('latin1'));
  }
  return { texts, pages: pdf.getPageCount() };
};

import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { FileFault } from '#domain/documents/file-kind.ts';

/**
 * What makes a PDF more than pages (ISO 32000-2): actions that run or fetch something (12.6.4), files inside (7.11.4), media
 * players (13), and forms that programs fill in (XFA). Names are compared as the parser read them, so that `/J#53` is `/JS`.
 */
const runs = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToE', 'Movie', 'RichMediaExecute'];
const brings = ['FileAttachment', 'RichMedia', '3D', 'Screen', 'Movie', 'Sound'];

const nameAt = (dict: PDFDict, key: string): string => {
  // A reference to a name counts as the name.
  const value = dict.context.lookup(dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : '';
};
const has = (dict: PDFDict, key: string): boolean => dict.has(PDFName.of(key));

/** What is wrong with one dictionary, by itself; null when it may stay. */
export function faultOfDict(dict: PDFDict): FileFault | null {
  if (has(dict, 'JS') || has(dict, 'JavaScript') || runs.includes(nameAt(dict, 'S'))) return 'script';
  if (has(dict, 'EmbeddedFiles') || has(dict, 'EF') || nameAt(dict, 'Type') === 'EmbeddedFile') return 'embedded';
  if (brings.includes(nameAt(dict, 'Subtype')) && nameAt(dict, 'Type') !== 'XObject') return 'embedded';
  if (has(dict, 'RichMediaContent') || has(dict, 'RichMediaSettings')) return 'embedded';
  if (has(dict, 'XFA')) return 'form';
  return null;
}

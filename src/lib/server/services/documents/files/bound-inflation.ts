import { inflateSync, constants as zlib } from 'node:zlib';
import { PDFName, PDFObjectStreamParser, type PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';

/** What the objects and tables of one file may come to: a bill's are some hundred kB. */
const inflatedBytesMax = 32 * 1024 * 1024;

/**
 * Bounds what the two kinds of streams that the parser unpacks come to, since it does not do so itself: each is unpacked by zlib
 * first, which stops at the limit. They are packed by Flate or not at all; nobody writes another way. Call it anew for each
 * file; one file at a time in a thread. Returns what takes the bound off again.
 */
export function boundInflation(): () => void {
  const [ofObjects, ofTable] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream];
  let left = inflatedBytesMax;
  const take = (stream: PDFRawStream): void => {
    left -= inflatedBytes(stream, left);
  };
  PDFObjectStreamParser.forStream = (stream, wait) => {
    take(stream);
    return ofObjects(stream, wait);
  };
  PDFXRefStreamParser.forStream = (stream) => {
    take(stream);
    return ofTable(stream);
  };
  return () => {
    PDFObjectStreamParser.forStream = ofObjects;
    PDFXRefStreamParser.forStream = ofTable;
  };
}

function inflatedBytes({ dict, contents }: PDFRawStream, bytesMax: number): number {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return contents.length;
  if (filter !== PDFName.of('FlateDecode')) throw new Error('An object stream is packed as none is');
  // A cut stream is read as far as it goes, as the parser does; one that is too long throws.
  return inflateSync(contents, { maxOutputLength: Math.max(1, bytesMax), finishFlush: zlib.Z_SYNC_FLUSH }).length;
}

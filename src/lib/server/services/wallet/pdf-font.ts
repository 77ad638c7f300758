import { type PDFDocument, PDFHexString, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { ShapedRun } from './shape-letters.ts';

/** A font in a document: under `name` and `ref` a page takes it into its own. */
export type LetterFont = { readonly name: string; readonly ref: PDFRef };

const name = 'AAAAAA+Noto';
const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

/** The code of the sign of this place, as it is shown: each has its own, since the same glyph may stand for other letters elsewhere. */
export const codeOf = (index: number): PDFHexString => PDFHexString.of(hex(index + 1));

/** No block of a map may have more lines (Adobe's note 5411). */
const linesMax = 100;

const utf16 = (text: string): string => PDFHexString.fromText(text).asString().slice('FEFF'.length);

/** What a reader copies: of each code the letters of its sign. */
const textMap = ({ signs }: ShapedRun): string => {
  const lines = signs.map(({ text }, index) => `<${hex(index + 1)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += linesMax) {
    const block = lines.slice(at, at + linesMax);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
};

/**
 * Puts a font of TrueType outlines into a document, for one run alone: a composite font (ISO 32000-1, 9.7) whose codes are the places
 * of the run's signs.
 */
export const embedRun = ({ context }: PDFDocument, file: Uint8Array, run: ShapedRun): LetterFont => {
  const { signs, unitsPerEm, ascender, descender } = run;
  const thousandths = (units: number): number => Math.round((units * 1000) / unitsPerEm);
  const glyphs = [0, ...signs.map(({ glyph }) => glyph)];
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      // Symbolic: the codes are of no known alphabet.
      Flags: 4,
      FontBBox: [-1000, thousandths(descender), 3000, thousandths(ascender)],
      ItalicAngle: 0,
      Ascent: thousandths(ascender),
      Descent: thousandths(descender),
      CapHeight: thousandths(ascender),
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const letters = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [1, signs.map(({ width }) => Math.round(width * 1000))],
      CIDToGIDMap: context.register(
        context.flateStream(Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255]))),
      ),
    }),
  );
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [letters],
      ToUnicode: context.register(context.flateStream(textMap(run))),
    }),
  );
  return { name: 'Noto', ref };
};

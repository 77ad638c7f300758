import { readFile } from 'node:fs/promises';
import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  type RGB,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { letterFiles } from './noto-files.ts';

/** A text that the standard fonts cannot set, shaped, with its letters alone in the document. Sizes and places in points. */
export type Lettering = {
  readonly widthAt: (size: number) => number;
  readonly draw: (
    page: PDFPage,
    at: { readonly x: number; readonly y: number; readonly size: number; readonly color: RGB },
  ) => void;
};

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Belongs to the letter before it, whatever the lists say: every file has its own. */
const clings = /^(?:\p{M}|\u200c|\u200d)$/u;

const isJoiner = /^(?:\u200c|\u200d)$/u;

type Run = { path: string; text: string };

/** Pieces of one file each, in the order of reading; undefined where a letter is in none. */
async function runsOf(text: string): Promise<Run[] | undefined> {
  const { fileOf, has } = await letterFiles();
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A blank between words that run to the left is theirs, so that they keep their order.
    const isInside =
      last && (clings.test(letter) || has(last.path, letter) || (letter === ' ' && rightToLeft.test(last.text)));
    const path = isInside ? last.path : fileOf(letter);
    if (path === undefined) return undefined;
    if (last?.path === path) last.text += letter;
    else runs.push({ path, text: letter });
  }
  return runs;
}

/** Pieces that run to the left change places among themselves; all of them where the text begins so (UAX 9, in brief). */
function inPlace(runs: readonly Run[], text: string): Run[] {
  const isLeft = rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
  return isLeft ? runs.toReversed() : [...runs];
}

/**
 * Sets a text in Noto Sans: Latin with its marks, Greek, Cyrillic, Hebrew, Arabic, Chinese, Japanese and Korean. Undefined
 * where a letter is in none of its files.
 */
export async function letter(pdf: PDFDocument, text: string): Promise<Lettering | undefined> {
  const runs = await runsOf(text);
  if (runs === undefined) return undefined;
  pdf.registerFontkit(fontkit);
  const set: SetRun[] = [];
  for (const run of inPlace(runs, text)) {
    const done = await setRun(pdf, run);
    if (done === undefined) return undefined;
    set.push(done);
  }
  const widthAt = (size: number) => set.reduce((sum, { width }) => sum + width * size, 0);
  return {
    widthAt,
    draw: (page, { x, y, size, color }) => {
      let left = x;
      for (const { font, glyphs, width } of set) {
        const key = page.node.newFontDictionary(font.name, font.ref);
        for (const { code, outline, right, up } of glyphs) {
          const place = { x: left + right * size, y: y + up * size };
          if (code === undefined) {
            page.drawSvgPath(outline, { ...place, scale: size, color });
            continue;
          }
          page.pushOperators(
            ...[beginText(), setFillingColor(color), setFontAndSize(key, size)],
            ...[setTextMatrix(1, 0, 0, 1, place.x, place.y), showText(PDFHexString.of(code)), endText()],
          );
        }
        left += width * size;
      }
    },
  };
}

type SetGlyph = {
  /** Undefined for a part of a letter, such as the dots that a font adds by itself: drawn, but nothing to copy. */
  readonly code: string | undefined;
  readonly outline: string;
  readonly right: number;
  readonly up: number;
};

type SetRun = { readonly font: PDFFont; readonly glyphs: readonly SetGlyph[]; readonly width: number };

/** Whether a file has what its list promises: a font that was left without a letter has no table of them. */
function hasAll(font: fontkit.Font, text: string): boolean {
  try {
    return [...text].every((sign) => isJoiner.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  } catch {
    return false;
  }
}

/** Undefined where the file lacks a letter. Shaped by the font's own rules, glyph by glyph from the left; measures as parts of the size. */
async function setRun(pdf: PDFDocument, { path, text }: Run): Promise<SetRun | undefined> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 400 } } as const;
  const bytes = await subsetFont(await readFile(path), text, options);
  const shaped = fontkit.create(bytes);
  if (!('layout' in shaped) || !hasAll(shaped, text)) return undefined;
  const font = await pdf.embedFont(bytes, { subset: true });
  const { glyphs, positions } = shaped.layout(text);
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
  let at = 0;
  const em = shaped.unitsPerEm;
  const set = glyphs.flatMap((glyph, index) => {
    // A joiner: it has shaped what stands beside it, and the file has no blank to put in its place.
    if (glyph.id === 0) return [];
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = { right: (at + xOffset) / em, up: yOffset / em };
    at += xAdvance;
    const code = glyph.codePoints.length === 0 ? undefined : codes[index];
    // What is drawn as a path counts downwards.
    return [{ ...place, code, outline: code === undefined ? glyph.path.scale(1 / em, -1 / em).toSVG() : '' }];
  });
  return { font, glyphs: set, width: at / em };
}

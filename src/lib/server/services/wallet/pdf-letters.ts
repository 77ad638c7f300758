import { readFile } from 'node:fs/promises';
import {
  beginText,
  endText,
  type PDFDocument,
  type PDFPage,
  type RGB,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import subsetFont from 'subset-font';
import { hasWeights, letterFiles } from './noto-files.ts';
import { codeOf, embedRun, type LetterFont } from './pdf-font.ts';
import { rightToLeft, type ShapedRun, shapeRun } from './shape-letters.ts';

/** A text that the standard fonts cannot set, shaped, with its letters alone in the document. Sizes and places in points. */
export type Lettering = {
  readonly widthAt: (size: number) => number;
  readonly draw: (
    page: PDFPage,
    at: { readonly x: number; readonly y: number; readonly size: number; readonly color: RGB },
  ) => void;
};

/** Belongs to the letter before it, whatever the lists say: every file has its own. */
const clings = /^(?:\p{M}|\u200c|\u200d)$/u;

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

/** What a font makes of a letter that it takes apart, as those of Thai, Lao, Tamil and Khmer do with some vowels. */
const partsIn = (text: string): string => `${text.normalize('NFKD')}${/\p{Script=Khmer}/u.test(text) ? '\u17c1' : ''}`;

type SetRun = { readonly font: LetterFont; readonly run: ShapedRun };

/** Undefined where the file lacks a letter, whatever its list says. */
async function setRun(pdf: PDFDocument, { path, text }: Run): Promise<SetRun | undefined> {
  const plain = hasWeights(path) ? { variationAxes: { wght: 400 } } : {};
  const file = await subsetFont(await readFile(path), text + partsIn(text), { targetFormat: 'sfnt', ...plain });
  const run = await shapeRun(file, text);
  return run && { font: embedRun(pdf, file, run), run };
}

/**
 * Sets a text in Noto: the letters of every script that `noto-files.ts` has files of. Undefined where a letter is in none of them.
 */
export async function letter(pdf: PDFDocument, text: string): Promise<Lettering | undefined> {
  const runs = await runsOf(text);
  if (runs === undefined) return undefined;
  const set: SetRun[] = [];
  for (const run of inPlace(runs, text)) {
    const done = await setRun(pdf, run);
    if (done === undefined) return undefined;
    set.push(done);
  }
  return {
    widthAt: (size) => set.reduce((sum, { run }) => sum + run.width * size, 0),
    draw: (page, { x, y, size, color }) => {
      let left = x;
      // Parts of a letter, such as a vowel before it: drawn, but nothing to copy. They come last, or a reader would end a word at them.
      const outlines: (() => void)[] = [];
      for (const { font, run } of set) {
        const from = left;
        const key = page.node.newFontDictionary(font.name, font.ref);
        for (const [index, { hidden, right, up, parts }] of run.signs.entries()) {
          page.pushOperators(
            ...[beginText(), setFillingColor(color), setFontAndSize(key, size)],
            setTextRenderingMode(hidden ? TextRenderingMode.Invisible : TextRenderingMode.Fill),
            ...[setTextMatrix(1, 0, 0, 1, from + right * size, y + up * size), showText(codeOf(index)), endText()],
            setTextRenderingMode(TextRenderingMode.Fill),
          );
          for (const part of parts) {
            const at = { x: from + part.right * size, y: y + part.up * size };
            outlines.push(() => page.drawSvgPath(part.outline, { ...at, scale: size / run.unitsPerEm, color }));
          }
        }
        left += run.width * size;
      }
      for (const draw of outlines) draw();
    },
  };
}

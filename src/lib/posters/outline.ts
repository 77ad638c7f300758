import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

const require = createRequire(import.meta.url);
const file = require.resolve('@fontsource/imbue/files/imbue-latin-500-normal.woff2');
const font = create(readFileSync(file)) as Font;
const round = (value: number): number => Math.round(value * 100) / 100;

export type OutlineOptions = {
  /** Where the text stands; y is the baseline. */
  x: number;
  y: number;
  /** Font size in the drawing's units. */
  size: number;
  align?: 'start' | 'middle' | 'end';
  /** Space added after each letter, in ems. */
  tracking?: number;
};

/** Width of a text in the display face, in the drawing's units. */
export const widthOf = (text: string, size: number, tracking = 0): number =>
  [...text].reduce((sum, letter) => sum + advance(letter) + tracking * font.unitsPerEm, -tracking * font.unitsPerEm) *
  (size / font.unitsPerEm);

const glyphOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 32);
const advance = (letter: string): number => glyphOf(letter).advanceWidth;

/**
 * A text in the display face as SVG path data, so that a poster needs no font where it is drawn.
 * Letters are set side by side without kerning.
 */
export const outline = (text: string, { x, y, size, align = 'start', tracking = 0 }: OutlineOptions): string => {
  const scale = size / font.unitsPerEm;
  const width = widthOf(text, size, tracking);
  let left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  return [...text]
    .map((letter) => {
      const path = glyphOf(letter).path.scale(scale, -scale).translate(left, y).toSVG();
      left += (advance(letter) + tracking * font.unitsPerEm) * scale;
      return path.replace(/-?\d+\.\d+/g, (figure) => String(round(Number(figure))));
    })
    .join('');
};

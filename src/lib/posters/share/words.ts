import { letters } from '../draw.ts';
import { widthOf } from '../outline.ts';
import { house } from './house.ts';

const left = 80;
const widthMax = 540;
const linesMax = 3;
const sizes = [140, 124, 110, 98, 88, 78, 68, 58] as const;
const noteSize = 42;
const leading = 0.92;
/** The words keep clear of the house's name above them. */
const roof = 176;

/** The words of a title in lines no wider than `width`; a single longer word is a line of its own. */
const linesOf = (text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** How far the capitals of the first line rise above the ground line of the last. */
const heightOf = (lines: number, size: number): number => ((lines - 1) * leading + 0.72) * size;

/** The largest size at which the title stands below `roof`; what is still too long at the smallest ends in dots. */
export function setTitle(title: string, ground: number): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of sizes) {
    const lines = linesOf(title, size, widthMax);
    const fits = lines.length <= linesMax && lines.every((line) => widthOf(line, size) <= widthMax);
    if (fits && ground - heightOf(lines.length, size) >= roof) return { size, lines };
  }
  const size = sizes.at(-1) ?? 58;
  const lines = linesOf(title, size, widthMax).slice(0, linesMax);
  return { size, lines: lines.map((line, index) => shortened(line, size, index === linesMax - 1)) };
}

/** A line cut to the width, with dots where something is left out. */
function shortened(line: string, size: number, isLast: boolean): string {
  if (!isLast && widthOf(line, size) <= widthMax) return line;
  let kept = line;
  while (kept !== '' && widthOf(`${kept}…`, size) > widthMax) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Title and note at the lower left, standing on one ground line whatever their length. */
export function words(title: string, note: string): string {
  const ground = note === '' ? 545 : 478;
  const { size, lines } = setTitle(title, ground);
  const set = lines.map((line, index) =>
    letters(line, { x: left, y: ground - (lines.length - 1 - index) * size * leading, size }, house.ivory),
  );
  return set.join('') + (note === '' ? '' : letters(note, { x: left, y: 548, size: noteSize }, house.brass));
}

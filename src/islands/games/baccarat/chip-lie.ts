import type { Box, Point, TableShape } from './layout.ts';

/** Where the two lines of a field are printed, and how high their letters are. */
export type FieldLines = {
  readonly name: Point & { readonly size: number };
  readonly odds: Point & { readonly size: number };
};

/** The name of a field and below it what it pays. `broad`: one of the two sides; `many`: one of many in its row. */
export const linesOf = (shape: TableShape, { x, y, width }: Box, broad: boolean, many: boolean): FieldLines => {
  const { large, small } = shape.letters;
  const size = broad ? large * 1.18 : large * (many ? 0.66 : 0.82);
  const top = y + size * 0.85;
  const middle = x + width / 2;
  return { name: { x: middle, y: top, size }, odds: { x: middle, y: top + size * 0.5 + small * 0.8, size: small } };
};

/** How broad a letter of each face is, as a share of its height. */
const broadOf = { name: 0.42, odds: 0.52 } as const;

/** The boxes of what is printed in a field. */
export const printedBoxes = (lines: FieldLines, name: string, odds: string): readonly Box[] =>
  ([['name', name] as const, ['odds', odds] as const] as const).map(([line, words]) => {
    const { x, y, size } = lines[line];
    const width = size * broadOf[line] * words.length;
    return { x: x - width / 2, y: y - size / 2, width, height: size };
  });

/** Chips under what is printed; where that leaves too little room beside the name, or else small ones under it. */
export const chipLieOf = (shape: TableShape, box: Box, printed: readonly Box[]): Point & { readonly size: number } => {
  const [name, odds] = printed;
  const bottom = box.y + box.height;
  const under = bottom - (odds ? odds.y + odds.height : box.y);
  const full = { x: box.x + box.width / 2, y: bottom - shape.chip * 0.58, size: shape.chip };
  if (!name || !odds || under >= shape.chip * 1.3) return full;
  const beside = (box.width - name.width) / 2;
  const above = odds.y - box.y;
  const size = Math.min(shape.chip, above * 0.94);
  const isFree = beside >= size * 1.15;
  if (isFree) return { x: box.x + box.width - size * 0.6, y: box.y + size * 0.58, size };
  return { ...full, y: bottom - under / 2 - 1, size: Math.min(shape.chip, under * 0.88) };
};

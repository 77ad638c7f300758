import type { FeltSize, Point } from './shape.ts';

export type GainBox = Point & FeltSize;

/** A chip that lies on a felt, by its middle; `words`: the gain that is told beside it. */
export type Gainer = Point & { readonly id: string; readonly size: number; readonly words?: string | undefined };

const apart = (a: GainBox, b: GainBox): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const boxOfChip = ({ x, y, size }: Gainer): GainBox => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** A little over the edge is still on the felt. */
const overEdge = 8;

const isOn = ({ width, height }: FeltSize, box: GainBox): boolean =>
  box.x >= -overEdge &&
  box.y >= -overEdge &&
  box.x + box.width <= width + overEdge &&
  box.y + box.height <= height + overEdge;

/**
 * Where the gains of the chips that won are told: beside the chip, below or above it, where nothing else lies, then over its
 * own edge, then over what is `printed`; never over another chip or gain, so that one may be left out. All in units of the
 * felt; `letters` is how high they are.
 */
export const gainBoxes = (
  felt: FeltSize,
  chips: readonly Gainer[],
  letters: number,
  printed: readonly GainBox[] = [],
): ReadonlyMap<string, GainBox> => {
  const boxes = new Map<string, GainBox>();
  for (const chip of chips) {
    if (chip.words === undefined) continue;
    const { x, y, size, words } = chip;
    const [width, height] = [letters * (0.6 * words.length + 0.6), letters * 1.35];
    const others = [...boxes.values(), ...chips.filter(({ id }) => id !== chip.id).map(boxOfChip)];
    const far = size * 0.42;
    const corners: readonly Point[] = [
      { x: x + far, y: y - height / 2 },
      { x: x - far - width, y: y - height / 2 },
      { x: x - width / 2, y: y + far },
      { x: x - width / 2, y: y - far - height },
    ];
    const over = { x: x - width / 2, y: y + size * 0.22 };
    const isFree = (box: GainBox, from: readonly GainBox[]) => isOn(felt, box) && from.every((one) => apart(box, one));
    const sized = (corner: Point): GainBox => ({ ...corner, width, height });
    const found =
      corners.map(sized).find((box) => isFree(box, [...others, ...printed])) ??
      [over, ...corners].map(sized).find((box) => isFree(box, others));
    if (found) boxes.set(chip.id, found);
  }
  return boxes;
};

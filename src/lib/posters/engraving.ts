import { short } from './shapes.ts';

export type Plate = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** From one cut to the next. */
  readonly pitch: number;
  /** Along a cut, from one measure of its width to the next. */
  readonly step: number;
  /** How much of the pitch the cut fills there, from 0 to 1. */
  readonly tone: (x: number, y: number) => number;
  /** How far a cut leaves its level there. */
  readonly bend: (x: number, y: number) => number;
};

/** Level cuts that swell and bend as a graver's do: a tone made of lines, as path data. */
export const engraved = ({ left, top, right, bottom, pitch, step, tone, bend }: Plate): string => {
  const columns = Array.from({ length: Math.round((right - left) / step) + 1 }, (_, index) => left + index * step);
  const rows = Array.from({ length: Math.ceil((bottom - top) / pitch) }, (_, index) => top + index * pitch);
  return rows
    .map((row) => {
      const edge = (side: 1 | -1): string[] =>
        columns.map((x) => {
          const y = row + bend(x, row);
          return `${short(x)} ${short(y + (side * pitch * tone(x, y)) / 2)}`;
        });
      return `M${edge(-1).join('L')}L${edge(1).reverse().join('L')}Z`;
    })
    .join('');
};

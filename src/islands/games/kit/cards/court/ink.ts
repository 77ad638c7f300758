/** The flat colours of the court: each is a token of the design. */
export type Tone = 'ink' | 'navy' | 'red' | 'gold' | 'paper' | 'skin' | 'green';

/** One stroke of a drawing in the card's 250 by 350 units: what fills it, and how broad the engraver's line is. */
type Stroke = { readonly d: string; readonly fill?: Tone; readonly pen?: number };

/** Strokes that are moved, turned or mirrored together. */
export type Group = { readonly at: string; readonly of: Drawing };

export type Drawing = readonly (Stroke | Group)[];

const outline = 2.2;

/** A flat colour within an engraved outline. */
export const cut = (fill: Tone, d: string, pen = outline): Stroke => ({ d, fill, pen });
/** A flat colour alone. */
export const flat = (fill: Tone, d: string): Stroke => ({ d, fill });
/** A line alone. */
export const line = (d: string, pen = 1.5): Stroke => ({ d, pen });

export const group = (at: string, ...of: Drawing): Group => ({ at, of });
const short = (value: number): number => Math.round(value * 10) / 10;

/** A disc as a path. */
export const disc = (x: number, y: number, r: number): string => {
  const broad = short(r * 2);
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${broad} 0a${r} ${r} 0 1 1 ${-broad} 0Z`;
};

export const lozenge = (x: number, y: number, broad: number, high: number): string =>
  `M${short(x)} ${short(y - high)}L${short(x + broad)} ${short(y)}L${short(x)} ${short(y + high)}L${short(x - broad)} ${short(y)}Z`;

type Place = readonly [x: number, y: number];

/** So many places from one end to the other, both counted. */
export const along = (
  [ax, ay]: Place,
  [bx, by]: Place,
  count: number,
  draw: (x: number, y: number) => string,
): string =>
  Array.from({ length: count }, (_, index) => {
    const share = count < 2 ? 0 : index / (count - 1);
    return draw(ax + (bx - ax) * share, ay + (by - ay) * share);
  }).join('');

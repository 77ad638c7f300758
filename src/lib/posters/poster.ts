/** A game's poster as a drawing: 3:4, its own motif, its studio's palette, its name in the display face. */
export type Poster = { readonly svg: string };

export const posterWidth = 960;
export const posterHeight = 1280;

/** Wraps a drawing of 960 by 1280 units. */
export const posterSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${posterHeight}">${content}</svg>`;

/** A point on a circle; the angle in turns, 0 at the top, clockwise. */
export const onCircle = (cx: number, cy: number, radius: number, turns: number): string => {
  const angle = turns * 2 * Math.PI;
  return `${(cx + radius * Math.sin(angle)).toFixed(2)} ${(cy - radius * Math.cos(angle)).toFixed(2)}`;
};

/** A slice of a ring, from one angle to another in turns, as path data. */
export const ringSlice = (cx: number, cy: number, inner: number, outer: number, from: number, to: number): string =>
  `M${onCircle(cx, cy, outer, from)}A${outer} ${outer} 0 0 1 ${onCircle(cx, cy, outer, to)}` +
  `L${onCircle(cx, cy, inner, to)}A${inner} ${inner} 0 0 0 ${onCircle(cx, cy, inner, from)}Z`;

import { type OutlineOptions, outline } from './outline.ts';

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;
const pointText = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${extra}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${extra}/>`;

export const shape = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, ink: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" ${extra}/>`;

export const polygon = (...points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

export const group = (transform: string, ...content: readonly string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** Shows the content only inside a path; the id must be the poster's own. */
export const clipped = (id: string, d: string, ...content: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;

/** Prints over what is there as a transparent ink does: the colours multiply. */
export const overprint = (...content: readonly string[]): string =>
  `<g style="mix-blend-mode:multiply">${content.join('')}</g>`;

/** A text in the display face in one ink. */
export const letters = (text: string, options: OutlineOptions, fill: string, extra = ''): string =>
  shape(outline(text, options), fill, extra);

/** The point on a circle at an angle in turns, 0 at the top, clockwise. */
export const polar = (cx: number, cy: number, radius: number, turns: number): Point => [
  cx + radius * Math.sin(turns * 2 * Math.PI),
  cy - radius * Math.cos(turns * 2 * Math.PI),
];

/** A smooth line through points (Catmull-Rom as Bézier curves), closed or open. */
export const smooth = (points: readonly Point[], closed = true): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pointText(first)} ${pointText(second)} ${pointText(to)}`;
  });
  return `M${pointText(at(0))}${curves.join('')}${closed ? 'Z' : ''}`;
};

/** Numbers from 0 to 1 that look without order and are the same at every build. */
export const scatter = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Whole numbers from 0 up to a count, through a function. */
export const repeat = <Value>(count: number, draw: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A screen of dots as a fill: `url(#id)`. Pitch and radius in the drawing's units, turned by 45° as printers do. */
export const screen = (id: string, ink: string, pitch: number, radius: number): string =>
  `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<circle cx="${pitch / 2}" cy="${pitch / 2}" r="${radius}" fill="${ink}"/></pattern>`;

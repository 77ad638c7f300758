import { letters, repeat } from './draw.ts';
import { type OutlineOptions, outline, widthOf } from './outline.ts';

type Arched = {
  /** The middle of the text on its baseline. */
  x: number;
  y: number;
  size: number;
  /** Of the circle that the baseline lies on: above its middle when positive, as over an arch, and below when negative. */
  radius: number;
  tracking?: number;
};

/** A text in the display face on an arc, as one group of outlined letters a layer: each layer in its own ink, shifted. */
export const arched = (
  text: string,
  { x, y, size, radius, tracking = 0 }: Arched,
  layers: readonly Layer[],
): string => {
  const whole = widthOf(text, size, tracking);
  let before = 0;
  const placed = [...text].map((letter) => {
    const width = widthOf(letter, size);
    const turn = (((before + width / 2 - whole / 2) / radius) * 180) / Math.PI;
    before += width + tracking * size;
    return { turn, d: outline(letter, { x: 0, y: -radius, size, align: 'middle' }) };
  });
  return layers
    .map(
      ({ dx = 0, dy = 0, ...ink }) =>
        `<g transform="translate(${x + dx} ${y + radius + dy})">${placed
          .map(({ turn, d }) => `<path transform="rotate(${turn.toFixed(2)})" d="${d}" ${paint(ink)}/>`)
          .join('')}</g>`,
    )
    .join('');
};

/** One printing of a lettering: its ink, an edge about it, and how far it is shifted. */
export type Layer = { fill: string; edge?: string; width?: number; dx?: number; dy?: number };

const paint = ({ fill, edge, width = 0 }: Layer): string =>
  `fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"` : ''}`;

/** A text printed in several layers, the lowest first. */
export const layered = (text: string, options: OutlineOptions, layers: readonly Layer[]): string =>
  layers
    .map(({ dx = 0, dy = 0, ...ink }) => {
      const { edge, width = 0 } = ink;
      const extra = edge ? `stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"` : '';
      return letters(text, { ...options, x: options.x + dx, y: options.y + dy }, ink.fill, extra);
    })
    .join('');

/** The layers of a block that stands off its ground: so many units deep, downwards to the right, or left when negative. */
export const block = (side: string, depth: number, step = 3): Layer[] =>
  repeat(Math.floor(Math.abs(depth) / step), (index) => {
    const far = Math.abs(depth) - index * step;
    return { fill: side, edge: side, width: 4, dx: Math.sign(depth) * far, dy: far };
  });

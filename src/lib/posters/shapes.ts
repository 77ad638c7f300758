import { rect, repeat } from './draw.ts';
import { posterHeight, posterWidth } from './poster.ts';

/** The whole sheet in one ink. */
export const ground = (ink: string): string => rect(0, 0, posterWidth, posterHeight, ink);

/** A piece of a drawing, drawn as often as asked for, as one text. */
export const series = (count: number, draw: (index: number) => string): string => repeat(count, draw).join('');

/** A figure as short as a drawing needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Uneven as a hand is, from 0 to 1, and the same at every build. */
export const uneven = (seed: number): number => {
  const wave = Math.sin(seed * 12.9898 + 4.1) * 43_758.5453;
  return wave - Math.floor(wave);
};

import { clipped, letters, rect, shape } from './draw.ts';
import { fifth as ink } from './fifth-draw.ts';
import { outline } from './outline.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const size = 1880;
const left = outline('J', { x: 446, y: 1232, size, align: 'middle' });
const right = outline('J', { x: 740, y: 1232, size, align: 'middle' });

/** The lines of the tube inside an outline, thicker towards the middle of the glass. */
const lit = (id: string, d: string, colour: string): string =>
  clipped(
    id,
    d,
    series(71, (index) => {
      const height = 15 - 8 * Math.abs(index / 70 - 0.5);
      return rect(0, Math.round(10 + index * 18), 960, Math.round(height * 10) / 10, colour);
    }),
  );

const both =
  `<clipPath id="jacks-left"><path d="${left}"/></clipPath>` +
  `<g clip-path="url(#jacks-left)">${shape(right, ink.glass)}${lit('jacks-both', right, ink.pale)}</g>`;

/** A pair of jacks on a phosphor tube: where amber and teal meet they burn white. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.glass)}${lit('jacks-amber', left, ink.amber)}${lit('jacks-teal', right, ink.teal)}${both}` +
      letters('Jacks', { x: 44, y: 190, size: 184 }, ink.amber) +
      letters('or', { x: 44, y: 346, size: 184 }, ink.pale) +
      letters('Better', { x: 44, y: 502, size: 184 }, ink.teal),
  ),
};

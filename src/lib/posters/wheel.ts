import { disc, group, letters, polar, polygon, rect, repeat, shape } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg, ringSlice } from './poster.ts';

/** A wheel of fifty that stands half in the page, so that its rim is the horizon. */
const [middleX, middleY] = [480, 1240];
const [outer, inner] = [700, 430];
const segments = 50;

/** Every third pays; one of them, at the top, pays most. */
const inkOf = (index: number): string => {
  if (index === 0) return ink.red;
  if (index % 6 === 3) return ink.blue;
  return index % 3 === 0 ? ink.paper : ink.black;
};

const half = 0.5 / segments;

const ring = repeat(segments, (index) =>
  shape(
    ringSlice(middleX, middleY, inner, outer, index / segments - half, (index + 1) / segments - half),
    inkOf(index),
  ),
);

const pegs = repeat(segments, (index) => {
  const [x, y] = polar(middleX, middleY, outer + 16, index / segments - half);
  return disc(x, y, 9, ink.black);
});

const spokes = repeat(10, (index) =>
  group(`rotate(${index * 36} ${middleX} ${middleY})`, rect(middleX - 7, middleY - inner, 14, inner, ink.black)),
);

/** Fifty segments turning under the stem of the first letter, whose foot is the pointer. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.yellow) +
      letters('Wheel', { x: 480, y: 372, size: 420, align: 'middle' }, ink.black) +
      disc(middleX, middleY, outer + 34, ink.paper) +
      pegs.join('') +
      ring.join('') +
      spokes.join('') +
      disc(middleX, middleY, 128, ink.black) +
      disc(middleX, middleY, 84, ink.red) +
      shape(polygon([404, 404], [556, 404], [480, 592]), ink.black),
  ),
};

import { clipped, letters, type Point, polygon, rect, repeat, screen, shape, smooth, stroke } from './draw.ts';
import { grain, paperBoat as ink, spot } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** The forty places of the boat: its rows from the top of the sail down, each from x by a step. */
const rows: readonly (readonly [y: number, from: number, step: number, count: number])[] = [
  [500, 480, 0, 1],
  [576, 442, 76, 2],
  [648, 404, 76, 3],
  [672, 108, 744, 2],
  [718, 368, 75, 4],
  [732, 130, 68, 2],
  [732, 762, 68, 2],
  [796, 180, 75, 9],
  [860, 215, 75.7, 8],
  [921, 252, 76, 7],
];
const places: readonly Point[] = rows.flatMap(([y, from, step, count]) =>
  repeat(count, (index): Point => [from + index * step, y]),
);

/** The ten that are drawn on the cover. */
const struck = new Set([1, 4, 8, 11, 15, 18, 22, 27, 32, 36]);

const apex: Point = [480, 372];
const hull = polygon([40, 600], [296, 756], [664, 756], [920, 600], [744, 990], [216, 990]);
const sail = polygon(apex, [664, 756], [296, 756]);

/** The side of each fold that lies in shade. */
const shade =
  clipped('keno-sail', sail, rect(480, 300, 300, 500, 'url(#keno-shade)')) +
  shape(polygon([920, 600], [790, 679], [744, 990]), 'url(#keno-shade)');

const number = ([x, y]: Point, index: number): string =>
  (struck.has(index) ? spot(x, y - 2, 35, ink.sun) : '') +
  letters(String(index + 1), { x, y: y + 18, size: 58, align: 'middle' }, ink.night);

const wave = (y: number, height: number): string =>
  smooth(
    repeat(17, (index): Point => [index * 80 - 160, y + (index % 2 ? height : -height)]),
    false,
  );

const sea =
  shape(`${wave(958, 13)}L1300 1400L-200 1400Z`, ink.night) +
  repeat(4, (index) => stroke(wave(1000 + index * 30, 13 - index * 2), ink.teal, 9 - index * 2)).join('');

/** A boat folded from a ticket of forty numbers; ten of them are struck in a second ink. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.pink) +
      grain('keno-grain', ink.paper) +
      screen('keno-shade', ink.pink, 12, 2.9) +
      letters('Keno', { x: 480, y: 332, size: 420, align: 'middle' }, ink.night) +
      shape(sail, ink.paper) +
      shape(hull, ink.paper) +
      shade +
      stroke(`${hull}M296 756L480 372L664 756`, ink.night, 5, 'stroke-linejoin="round"') +
      places.map(number).join('') +
      sea +
      letters('40/10', { x: 480, y: 1236, size: 250, align: 'middle' }, ink.paper),
  ),
};

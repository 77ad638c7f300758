import { group, letters, polygon, rect, shape } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const [wide, high] = [400, 560];

/** A bare card with its rank alone, as large as the card allows. */
const card = (rank: string, fill: string, type: string): string =>
  rect(-wide / 2 + 14, -high / 2 + 16, wide, high, ink.black, 'rx="30"') +
  rect(-wide / 2, -high / 2, wide, high, fill, 'rx="30"') +
  letters(rank, { x: 0, y: 178, size: 520, align: 'middle' }, type);

const up = polygon([-62, 40], [0, -52], [62, 40]);
const down = polygon([-62, -40], [0, 52], [62, -40]);

/** Two cards about a corner of the page: one above the name, one below it, and the way from one to the other. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.stone) +
      rect(0, 640, 960, 640, ink.red) +
      group('translate(690 306) rotate(9)', card('K', ink.paper, ink.black)) +
      group('translate(270 974) rotate(-7)', card('3', ink.paper, ink.red)) +
      letters('Hi', { x: 40, y: 566, size: 470 }, ink.black) +
      letters('Lo', { x: 924, y: 1180, size: 470, align: 'end' }, ink.paper) +
      group('translate(150 150)', shape(up, ink.red)) +
      group('translate(816 742)', shape(down, ink.black)),
  ),
};

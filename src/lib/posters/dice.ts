import { disc, letters, rect, repeat, stroke } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

/** As many dots as there are rolls: a hundred rows of a hundred. */
const side = 100;
const pitch = 9.6;
const top = 320;

/** The middles of a die's five pips, in dots. */
const pips = [
  [24, 24],
  [76, 24],
  [50, 50],
  [24, 76],
  [76, 76],
] as const;
const pipRadius = 14.5;

/** From the finest dot, which is grey, to the coarsest, which runs into its neighbours. */
const widths = [4.6, 4, 6.4, 8.6, 13.8];

/** How coarse a dot is: full inside a pip, thinning out within a few dots of its edge. */
const coarseness = (column: number, row: number): number => {
  const nearest = Math.min(...pips.map(([x, y]) => Math.hypot(column + 0.5 - x, row + 0.5 - y)));
  return Math.min(widths.length - 1, Math.max(0, Math.ceil((pipRadius + 1 - nearest) / 1.8)));
};

const dotsOf = (grade: number): string =>
  repeat(side, (row) =>
    repeat(side, (column) =>
      coarseness(column, row) === grade ? `M${Math.round((column + 0.5) * 96)} ${row * 96 + 48}h0` : '',
    ).join(''),
  ).join('');

const field =
  `<g transform="translate(0 ${top}) scale(.1)" stroke-linecap="round">` +
  widths.map((width, grade) => stroke(dotsOf(grade), grade ? ink.black : ink.stone, width * 10)).join('') +
  '</g>';

/** The roll that came, 50.88: the dot of row 50 and column 88. */
const drawn = { x: (88 + 0.5) * pitch, y: top + (50 + 0.5) * pitch };

/** Ten thousand dots, some of them coarser, so that from afar they are the five of a die; one of them is drawn. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.paper) +
      letters('Dice', { x: 34, y: 290, size: 376 }, ink.black) +
      letters('1 : 10 000', { x: 922, y: 290, size: 84, align: 'end' }, ink.red) +
      field +
      disc(drawn.x, drawn.y, 34, ink.red),
  ),
};

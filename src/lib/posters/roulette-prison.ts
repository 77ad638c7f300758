import { disc, letters, rect, shape, stroke } from './draw.ts';
import { meridian as ink } from './meridian.ts';
import { type Poster, posterSvg, ringSlice } from './poster.ts';
import { ground, series } from './shapes.ts';

const [left, right, head, foot] = [110, 850, 470, 900];

/** The window of a cell: an arch in dressed stone. */
const arch = (grow: number): string =>
  `M${left - grow} ${foot + grow}V${head}A${(right - left) / 2 + grow} ${(right - left) / 2 + grow - 30} 0 0 1 ${right + grow} ${head}V${foot + grow}Z`;

const stones = stroke(
  series(9, (index) => {
    const turn = -0.25 + index / 16;
    const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
    return `M${480 + 372 * sin} ${head - 342 * cos}L${480 + 446 * sin} ${head - 416 * cos}`;
  }) +
    series(
      3,
      (row) => `M${left - 74} ${head + 140 * (row + 1)}H${left}M${right} ${head + 140 * (row + 1)}H${right + 74}`,
    ),
  ink.slate,
  6,
);

/** A chip of even money, its edge spots in the colour of its field. */
const chip = (x: number, y: number, colour: string): string =>
  disc(x, y, 190, ink.paper) +
  series(8, (index) => shape(ringSlice(x, y, 140, 190, index / 8 + 0.02, index / 8 + 0.085), colour)) +
  disc(x, y, 128, colour) +
  stroke(`M${x - 70} ${y}L${x} ${y - 92}L${x + 70} ${y}L${x} ${y + 92}Z`, ink.paper, 10);

const bar = (x: number): string => rect(x - 17, 80, 34, foot - 80, ink.iron) + rect(x - 9, 80, 7, foot - 80, '#8d93a6');

/** The lock is the zero: what it closes, the next spin opens or keeps. */
const lock =
  stroke('M370 770V650A110 110 0 0 1 590 650V770', ink.iron, 64) +
  stroke('M370 770V650A110 110 0 0 1 590 650V770', '#aab0c0', 40) +
  `<rect x="278" y="744" width="404" height="330" rx="44" fill="${ink.iron}"/>` +
  `<rect x="290" y="756" width="380" height="306" rx="34" fill="${ink.green}"/>` +
  `<rect x="312" y="778" width="336" height="262" rx="20" fill="none" stroke="${ink.mint}" stroke-width="5"/>` +
  letters('0', { x: 480, y: 1010, size: 330, align: 'middle' }, ink.paper);

/** Red and black behind bars, and the zero for a lock. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.slate) +
      shape(arch(74), '#c9c4b4') +
      stones +
      shape(arch(12), ink.slate) +
      `<clipPath id="prison-cell"><path d="${arch(0)}"/></clipPath><g clip-path="url(#prison-cell)">` +
      shape(arch(0), '#11131c') +
      shape('M480 60L1000 900H-40Z', '#262a3a') +
      chip(330, 510, ink.red) +
      chip(640, 430, ink.black) +
      series(6, (index) => bar(left + 60 + index * 124)) +
      rect(left, 330, right - left, 30, ink.iron) +
      rect(left, 336, right - left, 6, '#8d93a6') +
      '</g>' +
      lock +
      letters('En Prison', { x: 480, y: 1236, size: 178, align: 'middle' }, ink.paper),
  ),
};

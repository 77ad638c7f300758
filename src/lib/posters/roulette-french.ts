import { clipped, disc, group, letters, shape, stroke } from './draw.ts';
import { meridian as ink } from './meridian.ts';
import { onCircle, type Poster, posterSvg, ringSlice } from './poster.ts';
import { ground, series } from './shapes.ts';

const [cell, across] = [214, 250];

/** A field for even money beside the numbers, with its lozenge. */
const lozenge = (y: number, print: string): string =>
  `<path d="M${-across * 0.85} ${y}l${across * 0.5} -120l${across * 0.5} 120l${-across * 0.5} 120Z" fill="${print}" stroke="${ink.paper}" stroke-width="5"/>`;

/** The cloth as the croupier sees it: three columns of numbers between drawn lines. */
const cloth =
  stroke(
    series(9, (row) => `M${row % 2 ? 0 : -across * 1.7} ${row * cell - 200}H${3 * across}`) +
      series(6, (column) => `M${(column - 1) * across - (column ? 0 : across * 0.7)} -200V${8 * cell - 200}`),
    ink.paper,
    5,
  ) +
  lozenge(cell - 200, ink.red) +
  lozenge(3 * cell - 200, ink.black) +
  lozenge(5 * cell - 200, ink.red) +
  series(8, (row) =>
    series(3, (column) =>
      letters(
        String(34 - 3 * row + column),
        {
          x: column * across + across / 2,
          y: row * cell - 200 + 152,
          size: 140,
          align: 'middle',
        },
        ink.paper,
      ),
    ),
  );

const radius = 420;
const chip = (cx: number, cy: number): string =>
  disc(cx, cy, radius, ink.paper) +
  series(8, (index) => shape(ringSlice(cx, cy, radius - 82, radius, index / 8 + 0.03, index / 8 + 0.095), ink.green)) +
  stroke(
    `M${onCircle(cx, cy, radius - 100, 0)}A${radius - 100} ${radius - 100} 0 1 1 ${onCircle(cx, cy, radius - 100, 0.5)}A${radius - 100} ${radius - 100} 0 1 1 ${onCircle(cx, cy, radius - 100, 0)}`,
    ink.brass,
    10,
  ) +
  letters('0', { x: cx, y: cy + 228, size: 650, align: 'middle' }, ink.green);

/** La partage: when the zero comes, half of the even stake is given back. */
const halves =
  clipped('french-upper', 'M0 0H960V440H0Z', chip(370, 440)) +
  clipped('french-lower', 'M0 842H960V1280H0Z', chip(590, 842));

/** A chip divided on red cloth, the name between its halves. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.wine)}<g opacity=".26">${group('translate(330 130) rotate(-18)', cloth)}</g>${halves}` +
      letters('French', { x: 56, y: 618, size: 216 }, ink.paper) +
      letters('Roulette', { x: 904, y: 802, size: 216, align: 'end' }, ink.paper),
  ),
};

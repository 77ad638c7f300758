import { disc, letters, shape, stroke } from './draw.ts';
import { meridian as ink } from './meridian.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

const pockets = 38;
const [cy, wide, high, rim] = [384, 152, 468, 128];

/** A point of an oval band; the turn runs from the top, clockwise, `out` from its inner (0) to its outer edge (1). */
const onOval = (cx: number, turn: number, out: number): string => {
  const angle = turn * 2 * Math.PI;
  const reach = rim * out;
  return `${short(cx + (wide - rim / 2 + reach - 30) * Math.sin(angle))} ${short(cy - (high - rim / 2 + reach - 30) * Math.cos(angle))}`;
};

const oval = (cx: number, out: number): string =>
  `M${Array.from({ length: 120 }, (_, index) => onOval(cx, index / 120, out)).join('L')}Z`;

const pocket = (cx: number, index: number): string => {
  const [from, to] = [index / 19, (index + 1) / 19];
  const along = Array.from({ length: 7 }, (_, step) => from + ((to - from) * step) / 6);
  const d = `M${along.map((turn) => onOval(cx, turn, 1)).join('L')}L${along
    .reverse()
    .map((turn) => onOval(cx, turn, 0))
    .join('L')}Z`;
  const colour = index === 9 ? ink.mint : (index < 9 ? index : index + 1) % 2 ? ink.red : ink.black;
  return shape(d, colour);
};

/** A nought that is a wheel drawn tall: half the pockets of the double-zero wheel, one of them green. */
const nought = (cx: number): string =>
  shape(oval(cx, 1.36), ink.brass) +
  shape(oval(cx, 1.28), ink.black) +
  shape(oval(cx, 0), ink.green) +
  series(pockets / 2, (index) => pocket(cx, index)) +
  stroke(oval(cx, 0) + oval(cx, 1), ink.paper, 7) +
  stroke(
    series(pockets / 2, (index) => `M${onOval(cx, index / 19, 0)}L${onOval(cx, index / 19, 1)}`),
    ink.paper,
    6,
  );

/** The second nought is what makes this wheel American: both are wheels themselves. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.green)}${nought(244)}${nought(716)}${disc(716, 800, 27, '#fffaf0')}` +
      letters('American', { x: 480, y: 1080, size: 190, align: 'middle' }, ink.paper) +
      letters('Roulette', { x: 480, y: 1238, size: 190, align: 'middle' }, ink.mint),
  ),
};
